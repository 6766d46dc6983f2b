import { describe, expect, test } from 'vitest';
import type { PinId } from '../../src/domain/ids/ids.ts';
import type { BoardRecord, PinRecord, UserRecord } from '../../server/application/ports/records.ts';
import { allPages, idsOf, minute, type StoreWorld } from './store-world.ts';

export function describeStoredHides(world: StoreWorld): void {
  const hide = (user: UserRecord, { id: pinId }: PinRecord) =>
    world.do((tx) => tx.hides.hidePin(user.id, { pinId, cause: 'hide', time: minute(1) }));
  const home = async (viewer: UserRecord): Promise<readonly PinId[]> => {
    const { feeds } = world.store;
    const followed = await allPages((after) =>
      feeds.ownAndFollowed({ viewer: viewer.id, newestId: null, after: after?.id ?? null, limit: 2 }),
    );
    return followed.flat();
  };
  const popular = async (viewer: UserRecord | null) => {
    const common = { exceptOwnAndFollowed: false, newestId: null, after: null, limit: 50 };
    return idsOf(await world.store.feeds.recentPopular({ viewer: viewer?.id ?? null, ...common }));
  };
  const profile = async (user: UserRecord, viewer: UserRecord | null) => {
    const options = { createdOnly: false, quickSavesOnly: false, oldestFirst: false, after: null, limit: 50 };
    return idsOf(await world.store.feeds.ofUser(user.id, { viewer: viewer?.id ?? null, ...options }));
  };
  const grouped = async (user: UserRecord, viewer: UserRecord) => {
    const options = { viewer: viewer.id, by: 'color', after: null, limit: 50 } as const;
    return idsOf(await world.store.feeds.groupedOfUser(user.id, options));
  };
  const onBoard = async (board: BoardRecord, withoutHiddenBy?: UserRecord) => {
    const options = { sort: 'newest', sections: 'all', after: null, limit: 50 } as const;
    const hider = withoutHiddenBy === undefined ? {} : { withoutHiddenBy: withoutHiddenBy.id };
    return idsOf(await world.store.feeds.ofBoard(board.id, { ...options, ...hider }));
  };

  describe('what somebody hides', () => {
    test('leaves that person’s feeds, nobody else’s, and comes back', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(bob);
      const [kept, gone] = [await world.pin(board), await world.pin(board)];
      const both = idsOf([gone, kept]);
      await world.follow(ada, bob);
      await hide(ada, gone);
      await hide(ada, gone);
      for (const shown of [
        await home(ada),
        await popular(ada),
        await profile(bob, ada),
        await grouped(bob, ada),
        await onBoard(board, ada),
      ]) {
        expect(shown).toEqual([kept.id]);
      }
      for (const shown of [
        await home(bob),
        await popular(bob),
        await popular(null),
        await profile(bob, null),
        await onBoard(board),
      ]) {
        expect(shown).toEqual(both);
      }
      for (let time = 0; time < 2; time += 1) {
        await world.do((tx) => tx.hides.showPin(ada.id, gone.id));
        expect(await home(ada)).toEqual(both);
      }
    });

    test('stays on own boards and the own profile', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      const pin = await world.pin(board);
      await hide(ada, pin);
      expect([await onBoard(board), await profile(ada, ada)]).toEqual([[pin.id], [pin.id]]);
      expect([await home(ada), await popular(ada)]).toEqual([[], []]);
    });

    test('can be a person, or a board', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      const [bobs, eves] = [await world.board(bob), await world.board(eve)];
      const [bobsPin, evesPin] = [await world.pin(bobs), await world.pin(eves)];
      await world.do((tx) => tx.hides.hidePerson(ada.id, bob.id, minute(2)));
      expect(await popular(ada)).toEqual([evesPin.id]);
      await world.do((tx) => tx.hides.hideBoard(ada.id, eves.id, minute(3)));
      expect(await popular(ada)).toEqual([]);
      expect(await world.store.hides.ofUser(ada.id)).toEqual({
        pins: [],
        people: [{ id: bob.id, time: minute(2) }],
        boards: [{ id: eves.id, time: minute(3) }],
      });
      await world.do((tx) => tx.hides.showPerson(ada.id, bob.id));
      await world.do((tx) => tx.hides.showBoard(ada.id, eves.id));
      expect(await popular(ada)).toEqual(idsOf([evesPin, bobsPin]));
    });

    test('leaves no hole in the feed of who follows many', async () => {
      const ada = await world.person('ada');
      const pins: PinRecord[] = [];
      for (let number = 0; number < 22; number += 1) {
        const person = await world.person(`person${number}`);
        await world.follow(ada, person);
        pins.push(...(await world.pins(2, await world.board(person))));
      }
      const hidden = pins.filter((_, index) => index % 3 !== 0);
      for (const pin of hidden) await hide(ada, pin);
      const left = pins.filter((pin) => !hidden.includes(pin));
      expect(await home(ada)).toEqual(idsOf(left.toReversed()));
    });

    test('goes with the pin, the person and the board, and is told with what made one hide it', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(bob);
      const pin = await world.pin(board);
      const hidden = { pinId: pin.id, cause: 'report', time: minute(4) } as const;
      await world.do((tx) => tx.hides.hidePin(ada.id, hidden));
      await world.do((tx) => tx.hides.hideBoard(ada.id, board.id, minute(5)));
      expect((await world.store.hides.ofUser(ada.id)).pins).toEqual([hidden]);
      await world.do((tx) => tx.boards.remove(board.id));
      expect(await world.store.hides.ofUser(ada.id)).toEqual({ pins: [], people: [], boards: [] });
    });

    test('what was unfollowed from a card is known once', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const pin = await world.pin(await world.board(bob));
      const take = () => world.do((tx) => tx.hides.takeUnfollow(ada.id, pin.id));
      expect(await take()).toBeUndefined();
      await world.do((tx) => tx.hides.noteUnfollow(ada.id, pin.id, 'pinner', minute(1)));
      await world.do((tx) => tx.hides.noteUnfollow(ada.id, pin.id, 'board', minute(2)));
      expect([await take(), await take()]).toEqual(['board', undefined]);
    });

    test('leaves what is recommended, like blocked people, own saves and pins that are on the board', async () => {
      const [ada, bob, cid] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('cid'),
      ];
      const boards = [await world.board(ada), await world.board(bob), await world.board(cid)] as const;
      const [own, ofBob, ofCid] = [
        await world.pin(boards[0]),
        await world.pin(boards[1]),
        await world.pin(boards[2]),
      ];
      const hidden = await world.pin(boards[2]);
      const secret = await world.pin(await world.board(cid, { privacy: 'secret' }));
      const saved = await world.copy(ofCid, boards[0]);
      await hide(ada, hidden);
      await world.do((tx) => tx.blocks.block(bob.id, ada.id, minute(1)));
      const all = idsOf([hidden, ofCid, secret, saved, own, ofBob]);
      const recommendable = (viewer: UserRecord | null, notOn: BoardRecord | null = null) =>
        world.store.feeds.recommendable(all, { viewer: viewer?.id ?? null, notOn: notOn?.id ?? null });
      expect(await recommendable(null)).toEqual(idsOf([hidden, ofCid, saved, own, ofBob]));
      expect(await recommendable(ada)).toEqual(idsOf([ofCid, own]));
      expect(await recommendable(bob)).toEqual(idsOf([hidden, ofCid, ofBob]));
      expect(await recommendable(null, boards[0])).toEqual(idsOf([hidden, ofBob]));
      const ids = boards.map(({ id }) => id);
      const boardsFor = (viewer: UserRecord | null) =>
        world.store.feeds.recommendableBoards(ids, viewer?.id ?? null);
      expect(await boardsFor(null)).toEqual(ids);
      expect(await boardsFor(ada)).toEqual([ids[0], ids[2]]);
      await world.do((tx) => tx.hides.hideBoard(ada.id, boards[2].id, minute(2)));
      expect(await boardsFor(ada)).toEqual([ids[0]]);
    });
  });
}
