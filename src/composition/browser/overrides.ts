import type { ContainerModule } from 'inversify';

/** Your own adapters in place of ours: see docs/integrating.md. */
export const overrides: readonly ContainerModule[] = [];
