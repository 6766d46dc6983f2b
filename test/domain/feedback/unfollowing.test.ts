import { describe, expect, test } from 'vitest';
import { followCall, followedSource } from '../../../src/domain/feedback/unfollowing.ts';
import { aBoardShort } from '../../builders/a-board.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';

test.each([
  ['followed', true, 'follow'],
  ['followed', false, 'unfollow'],
  ['pfyBoard', false, 'unfollow'],
  ['topic', false, null],
  ['promoted', true, null],
] as const)('feedback on a pin that came as %s, taken back: %s, is the call %s', (kind, undo, call) => {
  expect(followCall(kind, undo)).toBe(call);
});

describe('what one can stop to follow', () => {
  const person = aUserShort({ explicitlyFollowedByMe: true });
  const board = aBoardShort({ name: 'Home', followedByMe: true });
  const why = { reasonId: '5', hasBoard: true, board: { name: 'Home', url: '/ann/home/' } };
  const pin = aPin({ pinner: person, board });

  test('is the pinner, or the board, that brought the pin', () => {
    const byPerson = { ...pin, recommendationReason: { ...why, reason: 'followed' as const } };
    expect(followedSource(byPerson)).toEqual({ kind: 'person', person });
    const byBoard = { ...pin, recommendationReason: { ...why, reason: 'pfyBoard' as const } };
    expect(followedSource(byBoard)).toEqual({ kind: 'board', board });
  });

  test('is never what somebody keeps on no board', () => {
    const reason = { ...why, reason: 'pfyBoard' as const };
    const quickSaves = { ...board, layout: 'quick_saves' as const };
    expect(followedSource({ ...pin, board: quickSaves, recommendationReason: reason })).toBeNull();
  });

  test('is nothing where the pin came by something else, or is followed no more', () => {
    expect(followedSource(pin)).toBeNull();
    const reason = { ...why, reason: 'followed' as const };
    expect(followedSource(aPin({ recommendationReason: reason, pinner: aUserShort() }))).toBeNull();
    expect(
      followedSource({
        ...pin,
        promoter: aUserShort(),
        recommendationReason: { ...why, reason: 'pfyBoard' },
      }),
    ).toBeNull();
  });
});
