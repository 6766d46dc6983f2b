import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UserRecord } from '../../server/application/ports/records.ts';
import type { FeedReader } from '../../server/application/ports/pins/feeds.ts';
import { allPages, idsOf, strangePinIds, type StoreWorld } from './store-world.ts';

type Options = Parameters<FeedReader['ownAndFollowed']>[0];

export function describeFollowedFeed(world: StoreWorld): void {
  describe('the feed of own and followed pins', () => {
    const feed = (viewer: UserRecord, options: Partial<Options> = {}) =>
      world.store.feeds.ownAndFollowed({
        viewer: viewer.id,
        newestId: null,
        after: null,
        limit: 50,
        ...options,
      });

    test('holds own pins, those of followed people and those of followed boards, each once, newest first', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      const eves = await world.board(eve);
      const own = await world.pin(await world.board(ada));
      const ofBob = await world.pin(await world.board(bob));
      const ofBoard = await world.pin(eves);
      await world.pin(await world.board(eve));
      const ofBobOnBoard = await world.pin(eves, { pinnerId: bob.id });
      await world.follow(ada, bob);
      await world.followBoard(ada, eves);

      expect(await feed(ada)).toEqual(
        [ofBobOnBoard, ofBoard, ofBob, own].map(({ id }) => ({ id, rank: 0, isRepeat: false })),
      );
      expect(idsOf(await feed(bob))).toEqual(idsOf([ofBobOnBoard, ofBob]));
    });

    test('holds own pins wherever the viewer may read them, but for archived boards', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const secret = await world.board(bob, { privacy: 'secret' });
      await world.share(secret, ada);
      const pins = [
        await world.pin(await world.board(ada, { privacy: 'secret' })),
        await world.pin(await world.board(ada, { privacy: 'protected' })),
        await world.pin(await world.board(bob), { pinnerId: ada.id }),
        await world.pin(secret, { pinnerId: ada.id }),
      ];
      await world.pin(await world.board(ada, { isArchived: true }));
      expect(idsOf(await feed(ada))).toEqual(idsOf(pins.toReversed()));

      await world.do((tx) => tx.boards.removeCollaborator(secret.id, ada.id));
      expect(idsOf(await feed(ada))).toEqual(idsOf(pins.slice(0, 3).toReversed()));
      await world.setState(bob, 'deactivated');
      expect(idsOf(await feed(ada))).toEqual(idsOf(pins.slice(0, 2).toReversed()));
    });

    test('holds of followed people what is listed', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await world.follow(ada, bob);
      const open = await world.pin(await world.board(bob));
      for (const fields of [{ privacy: 'secret' }, { privacy: 'protected' }, { isArchived: true }] as const) {
        await world.pin(await world.board(bob, fields));
      }
      expect(idsOf(await feed(ada))).toEqual([open.id]);

      await world.setState(bob, 'deactivated');
      expect(await feed(ada)).toEqual([]);
    });

    test('holds of followed boards what is listed, and all if the viewer owns or shares them', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const closed = ['secret', 'protected'] as const;
      const pins = [];
      for (const privacy of closed) {
        const [strange, shared] = [await world.board(bob, { privacy }), await world.board(bob, { privacy })];
        const own = await world.board(ada, { privacy });
        await world.share(strange, ada, 'invited');
        await world.share(shared, ada);
        for (const board of [strange, shared, own]) await world.followBoard(ada, board);
        await world.pin(strange);
        pins.push(await world.pin(shared), await world.pin(own, { pinnerId: bob.id }));
      }
      const archived = await world.board(bob, { isArchived: true });
      await world.share(archived, ada);
      await world.followBoard(ada, archived);
      await world.pin(archived);

      expect(idsOf(await feed(ada))).toEqual(idsOf(pins.toReversed()));
      await world.setState(bob, 'deactivated');
      expect(await feed(ada)).toEqual([]);
    });

    test('leaves out what came after its snapshot', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      const [older, newest] = [await world.pin(board), await world.pin(board)];
      await world.pin(board);

      expect(idsOf(await feed(ada, { newestId: newest.id }))).toEqual(idsOf([newest, older]));
      expect(idsOf(await feed(ada, { newestId: newest.id, after: newest.id }))).toEqual([older.id]);
    });

    test('is empty after a place that was never in it', async () => {
      const ada = await world.person('ada');
      await world.pin(await world.board(ada));
      for (const after of strangePinIds) expect(await feed(ada, { after })).toEqual([]);
    });

    test('comes in pages that together hold each pin once, whoever pinned in whatever order', async () => {
      const ada = await world.person('ada');
      const boards = [await world.board(ada)];
      for (const name of ['bob', 'eve', 'kim', 'lea']) {
        const person = await world.person(name);
        boards.push(await world.board(person));
        await world.follow(ada, person);
      }
      const last = await world.board(await world.person('max'));
      await world.followBoard(ada, last);
      boards.push(last);
      const [seed] = fc.sample(fc.array(fc.nat(boards.length - 1), { minLength: 40, maxLength: 40 }), {
        numRuns: 1,
        seed: 7,
      });
      const pins = [];
      for (const index of seed ?? []) pins.push(await world.pin(boards[index] ?? last));

      for (const limit of [1, 3, 7, 100]) {
        const pages = await allPages((after) => feed(ada, { after: after?.id ?? null, limit }));
        expect(pages.flat()).toEqual(idsOf(pins.toReversed()));
        expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
      }
    });

    test('holds the same for who follows many people and boards, whatever else is pinned', async () => {
      const ada = await world.person('ada');
      const own = await world.board(ada, { privacy: 'secret' });
      const followed = [own];
      const strange = [await world.board(await world.person('stranger'))];
      for (let number = 0; number < 44; number += 1) {
        const person = await world.person(`person${number}`);
        const board = await world.board(person);
        followed.push(board);
        strange.push(await world.board(person, { privacy: 'secret' }));
        await (number % 2 === 0 ? world.follow(ada, person) : world.followBoard(ada, board));
      }
      const archived = await world.board(await world.person('kept'), { isArchived: true });
      await world.followBoard(ada, archived);
      strange.push(archived);
      const expected = [];
      for (let number = 0; number < 90; number += 1) {
        await world.pin(strange[(number * 7) % strange.length] ?? archived);
        // Long ago much of the followed, lately little of it, so that pages are found in both ways.
        if (number > 50 && number % 10 !== 0) continue;
        expected.unshift(await world.pin(followed[(number * 5) % followed.length] ?? own));
      }

      for (const limit of [1, 2, 5, 100]) {
        const pages = await allPages((after) => feed(ada, { after: after?.id ?? null, limit }));
        expect(pages.flat()).toEqual(idsOf(expected));
      }
    });
  });
}
