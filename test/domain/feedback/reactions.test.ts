import { describe, expect, test } from 'vitest';
import {
  countOf,
  mayReact,
  offersReactions,
  reactionMotion,
  REACTIONS,
  reactionTotal,
  withReaction,
  type Reactions,
} from '../../../src/domain/feedback/reactions.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { aBoardShort } from '../../builders/a-board.ts';
import { aPin } from '../../builders/a-pin.ts';

test('reactions have the numbers of the calls', () => {
  expect(Object.fromEntries(REACTIONS.map(({ kind, type }) => [kind, type]))).toEqual({
    goodIdea: 7,
    love: 1,
    thanks: 13,
    wow: 11,
    haha: 5,
  });
});

test('reactions are taken from one group of an experiment', () => {
  expect(offersReactions({})).toBe(true);
  expect(offersReactions({ reactions_removed: 'control' })).toBe(true);
  expect(offersReactions({ reactions_removed: 'enabled' })).toBe(false);
});

test.each([
  ['closeup', { durationMs: 3000, frames: 90 }],
  ['card', { durationMs: 2000, frames: 60 }],
] as const)('on the %s a reaction moves for %o, and not at all where that is unwanted', (place, motion) => {
  expect(reactionMotion(place, false)).toEqual(motion);
  expect(reactionMotion(place, true)).toBeNull();
});

describe('a reaction', () => {
  const none: Reactions = { reactionByMe: null, reactionCounts: {}, reactionCountsData: [] };
  const loved: Reactions = {
    reactionByMe: 1,
    reactionCounts: { 1: 1, 7: 3 },
    reactionCountsData: [
      { reactionType: 7, reactionCount: 3 },
      { reactionType: 1, reactionCount: 1 },
    ],
  };

  test('counts once for each person: another one takes its place', () => {
    const changed = withReaction(loved, 7);
    expect(changed.reactionByMe).toBe(7);
    expect(changed.reactionCountsData).toEqual([{ reactionType: 7, reactionCount: 4 }]);
    expect(changed.reactionCounts).toEqual({ 7: 4 });
    expect(reactionTotal(changed)).toBe(4);
  });

  test('can be given and taken back', () => {
    const given = withReaction(none, 5);
    expect(given).toEqual({
      reactionByMe: 5,
      reactionCounts: { 5: 1 },
      reactionCountsData: [{ reactionType: 5, reactionCount: 1 }],
    });
    expect(withReaction(given, null)).toEqual(none);
    expect(withReaction(loved, 1)).toBe(loved);
  });

  test('of which no count is known is none, and no count falls below nothing', () => {
    expect(countOf(none, 13)).toBe(0);
    expect(withReaction({ ...none, reactionByMe: 1 }, null)).toEqual(none);
  });
});

describe('who may react', () => {
  const carl = toUserId('13');
  const secret = (granted: readonly 'react'[]) =>
    aPin({
      board: aBoardShort({ privacy: 'secret', collaboratedByMe: true, collaboratorPermissions: granted }),
    });

  test('members, where they may read', () => {
    expect(mayReact(aPin(), carl)).toBe(true);
    expect(mayReact(aPin({ board: null }), carl)).toBe(true);
    expect(mayReact(aPin(), null)).toBe(false);
  });

  test('on secret boards only who was granted it', () => {
    expect(mayReact(secret(['react']), carl)).toBe(true);
    expect(mayReact(secret([]), carl)).toBe(false);
  });
});
