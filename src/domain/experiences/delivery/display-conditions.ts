import { fieldsOf } from '../internal/displays/fields.ts';
import type { PlacedExperience } from '../placed-experience.ts';
import type { ViewportClass } from './audience.ts';

/** Conditions that the browser checks again before it shows an experience. They are part of its metadata. */
export type DisplayConditions = {
  /** Milliseconds. */
  readonly ends_at: number;
  readonly viewports: readonly ViewportClass[];
  /** Interrupts at any time. */
  readonly exempt: boolean;
  /** Decides between the messages in the flow of a page. */
  readonly priority: number;
};

/** The conditions of an experience; those that are missing are met. */
export function conditionsOf({ metadata, experienceId }: PlacedExperience): Partial<DisplayConditions> {
  return fieldsOf(metadata[experienceId]);
}

/** True if an experience may be displayed at this moment. @param viewport null before the window is known */
export function mayDisplay(
  placed: PlacedExperience,
  { now, viewport }: { readonly now: number; readonly viewport: ViewportClass | null },
): boolean {
  if (placed.type === 0 || (placed.status !== null && placed.status !== 'viewed')) return false;
  const { ends_at: endsAt, viewports } = conditionsOf(placed);
  if (endsAt !== undefined && now >= endsAt) return false;
  return viewport === null || viewports === undefined || viewports.includes(viewport);
}
