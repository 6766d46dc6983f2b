import type { ContainerModule } from 'inversify';

/** Custom adapters that replace ours: see docs/integrating.md. */
export const overrides: readonly ContainerModule[] = [];
