import type { ViewportClass } from '../../delivery/audience.ts';

/** Conditions that the browser checks again before it shows an experience. They are part of its metadata. */
export type DisplayConditions = {
  /** Milliseconds. */
  readonly ends_at: number;
  readonly viewports: readonly ViewportClass[];
  /** Interrupts at any time. */
  readonly exempt: boolean;
};
