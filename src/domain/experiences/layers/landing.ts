/** How a visit began. */
export type Landing = {
  /** It came from another site. */
  readonly isFromOutside: boolean;
  /** Since the page was opened. */
  readonly ageMs: number;
};

/** Who has just come from outside may leave again without being asked why. */
const LEAVING_REST_MS = 30_000;

/** How long nobody is asked on leaving, in milliseconds. */
export function leavingRestLeft({ isFromOutside, ageMs }: Landing): number {
  return isFromOutside ? Math.max(0, LEAVING_REST_MS - ageMs) : 0;
}
