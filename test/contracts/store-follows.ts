import { describe, expect, test } from 'vitest';
import type { FollowPlace, Placed } from '../../server/application/ports/people/follows.ts';
import { GENERAL_TOPICS } from '../../src/domain/topics/general-topics.ts';
import type { UserRecord } from '../../server/application/ports/records.ts';
import { minute, type StoreWorld } from './store-world.ts';

export function describeStoredFollows(world: StoreWorld): void {
  const follows = () => world.store.follows;
  const ids = (placed: readonly Placed<string>[]) => placed.map(({ id }) => id);
  const all = { after: null, limit: 50 };
  const followAt = (follower: UserRecord, followed: UserRecord, time: number) =>
    world.do((tx) => tx.follows.followUser(follower.id, followed.id, minute(time)));

  describe('who follows what', () => {
    test('is listed from both ends, the newest first, equal times by id, in pages without repetition', async () => {
      const ada = await world.person('ada');
      const people = [];
      for (let number = 0; number < 5; number += 1) people.push(await world.person(`person${number}`));
      for (const [index, person] of people.entries()) {
        await followAt(person, ada, Math.floor(index / 2));
        await followAt(ada, person, Math.floor(index / 2));
      }
      const expected = people.map(({ id }) => id).reverse();

      for (const read of [follows().followersOf, follows().followedBy]) {
        const found: string[] = [];
        let after: FollowPlace | null = null;
        for (;;) {
          const page: readonly Placed<string>[] = await read.call(follows(), ada.id, { after, limit: 2 });
          found.push(...ids(page));
          const last = page.at(-1);
          if (last === undefined) break;
          after = last;
        }
        expect(found).toEqual(expected);
      }
    });

    test('leaves deactivated people out, on every list and on the count of a board', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(ada);
      await world.follow(bob, ada);
      await world.follow(ada, bob);
      await world.followBoard(bob, board);
      await world.do((tx) => tx.blocks.block(ada.id, bob.id, minute(1)));
      const state = async () => ({
        followers: (await follows().followersOf(ada.id, all)).length,
        followed: (await follows().followedBy(ada.id, all)).length,
        onBoard: (await follows().followersOfBoard(board.id, all)).length,
        counted: (await world.store.boards.find(board.id))?.followerCount,
        blocked: (await world.store.blocks.blockedBy(ada.id, all)).length,
      });
      const everywhere = { followers: 1, followed: 1, onBoard: 1, counted: 1, blocked: 1 };

      expect(await state()).toEqual(everywhere);
      await world.setState(bob, 'deactivated');
      await world.setState(bob, 'deactivated');
      expect(await state()).toEqual({ followers: 0, followed: 0, onBoard: 0, counted: 0, blocked: 0 });
      await world.setState(bob, 'suspended');
      expect(await state()).toEqual(everywhere);
    });

    test('counts people, boards and topics together', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      expect(await follows().countOf(ada.id)).toBe(0);
      await world.follow(ada, bob);
      await world.followBoard(ada, await world.board(bob));
      await world.do((tx) => tx.follows.followTopic(ada.id, GENERAL_TOPICS[0]!.id, minute(0)));
      expect(await follows().countOf(ada.id)).toBe(3);
    });

    test('shows boards to those who may find them', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      const open = await world.board(bob);
      const limited = await world.board(bob, { privacy: 'protected' });
      const archived = await world.board(bob, { isArchived: true });
      const secret = await world.board(bob, { privacy: 'secret' });
      const shared = await world.board(bob, { privacy: 'secret' });
      await world.share(shared, eve);
      for (const board of [open, limited, archived, secret, shared]) await world.followBoard(ada, board);
      const seenBy = async (viewer: UserRecord | null) =>
        new Set(ids(await follows().boardsFollowedBy(ada.id, viewer?.id ?? null, all)));

      expect(await seenBy(ada)).toEqual(new Set([open.id, limited.id, archived.id]));
      expect(await seenBy(bob)).toEqual(new Set([open.id, limited.id, archived.id, secret.id, shared.id]));
      expect(await seenBy(eve)).toEqual(new Set([open.id, shared.id]));
      expect(await seenBy(null)).toEqual(new Set([open.id]));
      await world.setState(bob, 'deactivated');
      expect(await seenBy(ada)).toEqual(new Set());
    });

    test('ends with all boards of a person, and no others', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      const [bobs, eves] = [await world.board(bob), await world.board(eve)];
      await world.follow(ada, bob);
      await world.follow(ada, eve);
      for (const board of [bobs, eves]) await world.followBoard(ada, board);
      await world.do((tx) => tx.follows.unfollowAllOf(ada.id, bob.id));

      expect(ids(await follows().followedBy(ada.id, all))).toEqual([eve.id]);
      expect(ids(await follows().boardsFollowedBy(ada.id, ada.id, all))).toEqual([eves.id]);
      expect((await world.store.boards.find(bobs.id))?.followerCount).toBe(0);
      expect((await world.store.boards.find(eves.id))?.followerCount).toBe(1);
    });
  });

  describe('blocks', () => {
    test('are known from both sides, however often they are made, until they are lifted', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const { blocks } = world.store;
      const block = () => world.do((tx) => tx.blocks.block(ada.id, bob.id, minute(1)));
      await block();
      await block();

      expect(await blocks.between(ada.id, bob.id)).toEqual({ blocked: true, blockedBy: false });
      expect(await blocks.between(bob.id, ada.id)).toEqual({ blocked: false, blockedBy: true });
      expect(ids(await blocks.blockedBy(ada.id, all))).toEqual([bob.id]);
      expect((await world.store.users.views([bob.id], ada.id))[0]?.blockedByViewer).toBe(true);
      for (let time = 0; time < 2; time += 1) await world.do((tx) => tx.blocks.unblock(ada.id, bob.id));
      expect(await blocks.between(ada.id, bob.id)).toEqual({ blocked: false, blockedBy: false });
    });
  });
}
