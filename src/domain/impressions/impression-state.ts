/** Visible percents of a card that are recorded as marks. The first one begins and ends an impression. */
export const IMPRESSION_MARKS = [1, 50, 80, 100] as const;
export type ImpressionMark = (typeof IMPRESSION_MARKS)[number];

/** The visible shares at which a mark is reached. */
export const IMPRESSION_THRESHOLDS: readonly number[] = IMPRESSION_MARKS.map((percent) => percent / 100);

/** The tracking of one card. Times are milliseconds of one clock. */
export type ImpressionState = {
  /** The percent that is visible now; 0 outside the view. */
  readonly mark: ImpressionMark | 0;
  /** Paused until the card has left the view and entered it again. */
  readonly isPaused: boolean;
  /** The window has no focus or is hidden. */
  readonly isAway: boolean;
  /** The impression that is being timed. */
  readonly timed: { readonly since: number; readonly best: ImpressionMark } | null;
};

export type ImpressionInput =
  | { readonly kind: 'visible'; readonly share: number }
  /** The tracking pauses: what is in view counts again after it has been out of view. */
  | { readonly kind: 'pause' }
  /** The window lost its focus, or was hidden. */
  | { readonly kind: 'leave' }
  | { readonly kind: 'return' }
  /** The card is no longer tracked. */
  | { readonly kind: 'stop' };

/** A card that was in view. */
export type Impression = { readonly visibleMs: number; readonly marks: readonly ImpressionMark[] };

/** A card that has not been in view yet. */
export function newImpression(isAway: boolean): ImpressionState {
  return { mark: 0, isPaused: false, isAway, timed: null };
}

/** The next state of a card, and the impression that has ended with it. */
export function nextImpression(
  state: ImpressionState,
  input: ImpressionInput,
  timeMs: number,
): { readonly state: ImpressionState; readonly ended: Impression | null } {
  const next = { ...state, ...changeOf(input) };
  if (next.mark === 0) next.isPaused = false;
  const { mark } = next;
  if (mark !== 0 && !next.isPaused && !next.isAway) {
    const { since, best } = state.timed ?? { since: timeMs, best: mark };
    return { state: { ...next, timed: { since, best: best > mark ? best : mark } }, ended: null };
  }
  return { state: { ...next, timed: null }, ended: state.timed && endedAt(timeMs, state.timed) };
}

function changeOf(input: ImpressionInput): Partial<Omit<ImpressionState, 'timed'>> {
  switch (input.kind) {
    case 'visible':
      return { mark: markOf(input.share) };
    case 'pause':
      return { isPaused: true };
    case 'leave':
      return { isAway: true };
    case 'return':
      return { isAway: false };
    case 'stop':
      return { mark: 0 };
  }
}

function markOf(share: number): ImpressionMark | 0 {
  return IMPRESSION_MARKS.findLast((percent) => share >= percent / 100) ?? 0;
}

function endedAt(timeMs: number, { since, best }: NonNullable<ImpressionState['timed']>): Impression {
  return { visibleMs: timeMs - since, marks: IMPRESSION_MARKS.filter((mark) => mark <= best) };
}
