import { describe, expect, test } from 'vitest';
import {
  pinWithBoardFollowed,
  pinWithPersonFollowed,
  withBoardFollowed,
  withOwnerFollowed,
  withPersonFollowed,
} from '../../../src/domain/follows/followed.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { aBoard } from '../../builders/a-board.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUser, aUserShort } from '../../builders/a-user.ts';

describe('a person who is followed', () => {
  test('counts one follower more, and one less when it ends', () => {
    const followed = withPersonFollowed(aUser({ followerCount: 4 }), true);
    expect(followed).toMatchObject({ explicitlyFollowedByMe: true, followerCount: 5 });
    expect(withPersonFollowed(followed, false)).toMatchObject({
      explicitlyFollowedByMe: false,
      followerCount: 4,
    });
  });

  test('never counts fewer than none', () => {
    const user = aUser({ followerCount: 0, explicitlyFollowedByMe: true });
    expect(withPersonFollowed(user, false).followerCount).toBe(0);
  });

  test('is the very same object when it was so already', () => {
    const user = aUser({ explicitlyFollowedByMe: true });
    expect(withPersonFollowed(user, true)).toBe(user);
  });

  test('gets no count where none is known', () => {
    expect('followerCount' in withPersonFollowed(aUserShort(), true)).toBe(false);
  });
});

describe('a board that is followed', () => {
  test('counts one follower more', () => {
    expect(withBoardFollowed(aBoard({ followerCount: 1 }), true)).toMatchObject({
      followedByMe: true,
      followerCount: 2,
    });
  });

  test('shows its owner as followed only when it is the owner who is', () => {
    const owner = aUserShort({ entityId: toUserId('7') });
    const board = aBoard({ owner });
    expect(withOwnerFollowed(board, toUserId('7'), true).owner?.explicitlyFollowedByMe).toBe(true);
    expect(withOwnerFollowed(board, toUserId('8'), true)).toBe(board);
    expect(withOwnerFollowed(aBoard({ owner: null }), toUserId('7'), true).owner).toBeNull();
  });
});

describe('a pin', () => {
  const bea = aUserShort({ entityId: toUserId('7') });
  const cid = aUserShort({ entityId: toUserId('8') });

  test('names a person as followed wherever it names them', () => {
    const pin = aPin({ pinner: bea, originPinner: bea, nativeCreator: cid, board: aBoard({ owner: bea }) });
    const changed = pinWithPersonFollowed(pin, bea.entityId, true);
    expect(changed.pinner?.explicitlyFollowedByMe).toBe(true);
    expect(changed.originPinner?.explicitlyFollowedByMe).toBe(true);
    expect(changed.board?.owner?.explicitlyFollowedByMe).toBe(true);
    expect(changed.nativeCreator?.explicitlyFollowedByMe).toBe(false);
  });

  test('of others stays the very same object', () => {
    const pin = aPin({ pinner: cid, board: aBoard({ owner: cid }) });
    expect(pinWithPersonFollowed(pin, bea.entityId, true)).toBe(pin);
  });

  test('shows its board as followed', () => {
    const board = aBoard();
    const pin = aPin({ board });
    expect(pinWithBoardFollowed(pin, board.entityId, true).board?.followedByMe).toBe(true);
    expect(pinWithBoardFollowed(pin, board.entityId, false)).toBe(pin);
  });
});
