import type { ContainerModule } from 'inversify';

/** Adapters of your own, in place of ours: see docs/integrating.md. */
export const overrides: readonly ContainerModule[] = [];
