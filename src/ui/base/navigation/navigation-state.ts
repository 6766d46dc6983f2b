import type { CloseupState } from '../../../domain/cards/closeup-state.ts';

/** State that a link passes to the next page in the history entry. */
export type NavigationState = {
  /** The page that stays visible behind a closeup. */
  readonly over?: { readonly pathname: string; readonly search: string; readonly key: string };
  /** Number of history entries back to that page. Default: one. */
  readonly steps?: number;
} & Partial<CloseupState>;

/** Reads the state of a history entry; anything invalid counts as none. */
export function navigationState(state: unknown): NavigationState {
  return typeof state === 'object' && state !== null ? (state as NavigationState) : {};
}
