import { isBeginner } from './is-beginner.ts';

/** The facts about a new user. */
export type BeginnerFacts = {
  /** Number of boards that the person has created. */
  readonly boardCount: number;
  readonly pinCount: number;
  readonly followingCount: number;
  /** True when the home feed contains pins of other people. */
  readonly seesOthers: boolean;
};

/** The guide above the pins on a new user's home; null: there is none. */
export type Beginning =
  { readonly kind: 'steps'; readonly steps: readonly FirstStep[] } | { readonly kind: 'save-hint' };

export type FirstStep = {
  readonly name: 'make-board' | 'add-pins' | 'see-board';
  /** `next` is the current step. */
  readonly state: 'done' | 'next' | 'later';
};

/**
 * When there are only own pins to see, three steps lead to a filled board. When there are pins of others, people who
 * have saved nothing and follow nobody get a hint.
 */
export function beginning(facts: BeginnerFacts): Beginning | null {
  const { boardCount, pinCount, followingCount, seesOthers } = facts;
  if (!isBeginner(facts)) return null;
  if (seesOthers) return pinCount === 0 && followingCount === 0 ? { kind: 'save-hint' } : null;
  const done = { 'make-board': boardCount > 0, 'add-pins': pinCount > 0, 'see-board': false };
  const names = ['make-board', 'add-pins', 'see-board'] as const;
  const next = names.find((name) => !done[name]);
  return {
    kind: 'steps',
    steps: names.map((name) => ({
      name,
      state: done[name] ? 'done' : name === next ? 'next' : 'later',
    })),
  };
}
