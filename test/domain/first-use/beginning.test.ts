import { describe, expect, test } from 'vitest';
import { beginning, type BeginnerFacts } from '../../../src/domain/first-use/beginning.ts';
import { FIRST_WALL_PINS, isBeginner } from '../../../src/domain/first-use/is-beginner.ts';

const NOBODY_ELSE: BeginnerFacts = { boardCount: 0, pinCount: 0, followingCount: 0, seesOthers: false };
const AMONG_OTHERS: BeginnerFacts = { ...NOBODY_ELSE, seesOthers: true };

/** The three steps in a word each. */
function stepsOf(facts: BeginnerFacts) {
  const begun = beginning(facts);
  return begun?.kind === 'steps' ? begun.steps.map(({ state }) => state) : begun;
}

describe('with nobody else’s pins to see', () => {
  test('a board comes first, pictures second, and then they are seen on it', () => {
    expect(beginning(NOBODY_ELSE)).toEqual({
      kind: 'steps',
      steps: [
        { name: 'make-board', state: 'next' },
        { name: 'add-pins', state: 'later' },
        { name: 'see-board', state: 'later' },
      ],
    });
  });

  test.each([
    [{ boardCount: 1 }, ['done', 'next', 'later']],
    [{ boardCount: 1, pinCount: 1 }, ['done', 'done', 'next']],
    [{ pinCount: 1 }, ['next', 'done', 'later']],
  ])('%o: %o', (facts, states) => {
    expect(stepsOf({ ...NOBODY_ELSE, ...facts })).toEqual(states);
  });

  test('the steps are gone once there is a wall', () => {
    const facts = { ...NOBODY_ELSE, boardCount: 1 };
    expect(stepsOf({ ...facts, pinCount: FIRST_WALL_PINS - 1 })).not.toBeNull();
    expect(stepsOf({ ...facts, pinCount: FIRST_WALL_PINS })).toBeNull();
  });

  test('they come back when the pins are gone', () => {
    expect(stepsOf({ ...NOBODY_ELSE, boardCount: 1 })).toEqual(['done', 'next', 'later']);
  });
});

describe('among other people’s pins', () => {
  test('who keeps nothing and follows nobody is told how', () => {
    expect(beginning(AMONG_OTHERS)).toEqual({ kind: 'save-hint' });
    expect(beginning({ ...AMONG_OTHERS, boardCount: 2 })).toEqual({ kind: 'save-hint' });
  });

  test.each([{ pinCount: 1 }, { followingCount: 1 }])('who has found out is not: %o', (facts) => {
    expect(beginning({ ...AMONG_OTHERS, ...facts })).toBeNull();
  });
});

test('a beginner has fewer pins than a wall takes', () => {
  expect([0, FIRST_WALL_PINS - 1, FIRST_WALL_PINS].map((pinCount) => isBeginner({ pinCount }))).toEqual([
    true,
    true,
    false,
  ]);
});
