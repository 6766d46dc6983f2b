/**
 * The lists of sources that feed somebody's home feed. `domains`: the websites of pins that they saved, liked or reacted
 * to, and those that are switched off; `history`: these pins themselves.
 */
export const TUNER_TABS = ['interests', 'boards', 'pinners', 'domains', 'history'] as const;
export type TunerTab = (typeof TUNER_TABS)[number];

/**
 * What can be switched. The id of a `domain` is its name. `history` is all that somebody did up to now; its id is their
 * own.
 */
export const TUNER_OBJECTS = ['interest', 'board', 'user', 'pin', 'domain', 'history'] as const;
export type TunerObject = (typeof TUNER_OBJECTS)[number];

/** What somebody did longer ago feeds nothing and is not listed. */
export const LISTED_HISTORY = 100;

/** The tab of an address; the first one for anything else. */
export function parseTunerTab(value: string | null | undefined): TunerTab {
  return TUNER_TABS.find((tab) => tab === value) ?? 'interests';
}
