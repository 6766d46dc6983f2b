/** The last experience that interrupted somebody in this browser. */
export type LastInterruption = {
  readonly experienceId: number;
  /** Milliseconds. */
  readonly at: number;
  /** The window that shows it; null once it is gone. */
  readonly window: string | null;
};

/** A visit without a word for so long is over: the next experience may interrupt. */
const VISIT_MS = 30 * 60_000;

type Interrupting = {
  readonly experienceId: number;
  readonly window: string;
  readonly now: number;
  /** The experience that interrupted in this window before. */
  readonly ofWindow: number | null;
};

/** One experience interrupts a visit, in one window at a time. It may come back, as after a reload. */
export function mayInterruptNow(
  last: LastInterruption | null,
  { experienceId, window, now, ofWindow }: Interrupting,
): boolean {
  if (ofWindow !== null && ofWindow !== experienceId) return false;
  if (last === null || now - last.at >= VISIT_MS) return true;
  return last.experienceId === experienceId && (last.window === null || last.window === window);
}
