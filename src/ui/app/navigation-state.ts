/** What a link hands to the next place, in the history entry. */
export type NavigationState = {
  /** The place that stays visible behind a closeup. */
  readonly over?: { readonly pathname: string; readonly search: string; readonly key: string };
  /** How many steps back that place is; one when left out. */
  readonly steps?: number;
  /** The board from which a pin was opened. */
  readonly board?: string;
  /** What the card's list said about it, sent back with actions on the pin. */
  readonly trackingParams?: string;
};

/** The state of a history entry; anything else found there is treated as none. */
export function navigationState(state: unknown): NavigationState {
  return typeof state === 'object' && state !== null ? (state as NavigationState) : {};
}
