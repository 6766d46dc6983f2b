import { describe, expect, test } from 'vitest';
import { toBoardId, toPinId } from '../../src/domain/ids/ids.ts';
import { NotUnique } from '../../server/application/ports/store.ts';
import { aBoardRecord } from '../builders/a-board-record.ts';
import { minute, strangeBoardIds, type StoreWorld } from './store-world.ts';

export function describeStoredBoards(world: StoreWorld): void {
  describe('boards', () => {
    test('are found as they were stored, but empty', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada, {
        name: 'Ideen für den Garten',
        description: 'Rosen',
        category: 'gardening',
        privacy: 'secret',
        isArchived: true,
        allowHomefeedRecommendations: false,
        collaboratorInvitesEnabled: false,
        position: 3,
        coverPinId: toPinId('77'),
        pinCount: 5,
        sectionCount: 5,
        followerCount: 5,
        collaboratorCount: 5,
      });

      const empty = { pinCount: 0, sectionCount: 0, followerCount: 0, collaboratorCount: 0 };
      expect(await world.store.boards.find(board.id)).toEqual({ ...board, ...empty });
    });

    test('with ids that were never given out are not found', async () => {
      const ada = await world.person('ada');
      await world.board(ada, { id: toBoardId('7') });
      for (const id of strangeBoardIds) {
        expect(await world.store.boards.find(id)).toBeUndefined();
        expect(
          await world.store.feeds.ofBoard(id, { sort: 'newest', sections: 'all', after: null, limit: 5 }),
        ).toEqual([]);
      }
      expect(await world.store.boards.views(strangeBoardIds, ada.id)).toEqual([]);
      expect(await world.store.boards.shortViews(strangeBoardIds, null)).toEqual([]);
    });

    test('are found by owner and slug; two people may use the same slug, one may not', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const adas = await world.board(ada, { slug: 'gärten' });
      const bobs = await world.board(bob, { slug: 'gärten' });
      const books = await world.board(ada, { slug: 'books' });

      expect((await world.store.boards.findBySlug(ada.id, 'gärten'))?.id).toBe(adas.id);
      expect((await world.store.boards.findBySlug(bob.id, 'gärten'))?.id).toBe(bobs.id);
      expect(await world.store.boards.findBySlug(bob.id, 'books')).toBeUndefined();
      expect(await world.store.boards.idAt(ada.username.toUpperCase(), 'gärten')).toBe(adas.id);
      expect(await world.store.boards.idAt(bob.username, 'gärten')).toBe(bobs.id);
      expect(await world.store.boards.idAt(bob.username, 'books')).toBeUndefined();
      await world.store.transaction((tx) => tx.users.update(bob.id, { state: 'deactivated' }));
      expect(await world.store.boards.idAt(bob.username, 'gärten')).toBeUndefined();
      expect(await world.store.boards.slugsOf(ada.id)).toEqual(
        new Map([
          ['gärten', adas.id],
          ['books', books.id],
        ]),
      );

      const twin = aBoardRecord({ id: toBoardId('7'), ownerId: ada.id, slug: 'books' });
      await expect(world.do((tx) => tx.boards.insert(twin))).rejects.toEqual(new NotUnique('slug'));
    });

    test('for quick saves are one per person', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      expect(await world.store.boards.findQuickSaves(ada.id)).toBeUndefined();
      const board = await world.board(ada, { layout: 'quick_saves' });
      await world.board(bob, { layout: 'quick_saves' });
      expect((await world.store.boards.findQuickSaves(ada.id))?.id).toBe(board.id);

      const twin = aBoardRecord({ id: toBoardId('7'), ownerId: ada.id, layout: 'quick_saves' });
      await expect(world.do((tx) => tx.boards.insert(twin))).rejects.toEqual(new NotUnique('quick_saves'));
    });

    test('count their pins and know when the last one came', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      await world.pin(board, { createdAt: minute(50) });
      await world.pin(board, { createdAt: minute(40) });

      expect(await world.store.boards.find(board.id)).toMatchObject({
        pinCount: 2,
        lastPinnedAt: minute(50),
      });
    });

    test('count their followers, each once', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(ada);
      const followers = async () => (await world.store.boards.find(board.id))?.followerCount;
      await world.followBoard(bob, board);
      await world.followBoard(bob, board);
      expect(await followers()).toBe(1);

      await world.do((tx) => tx.follows.unfollowBoard(bob.id, board.id));
      await world.do((tx) => tx.follows.unfollowBoard(bob.id, board.id));
      expect(await followers()).toBe(0);
    });

    test('count accepted collaborators, who have permissions', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(ada);
      const now = async () => ({
        counted: (await world.store.boards.find(board.id))?.collaboratorCount,
        permissions: await world.store.boards.permissionsOf(board.id, bob.id),
      });

      await world.share(board, bob, 'invited');
      expect(await now()).toEqual({ counted: 0, permissions: undefined });
      await world.share(board, bob, 'accepted');
      expect(await now()).toEqual({ counted: 1, permissions: ['pin_add'] });
      const more = { state: 'accepted', permissions: ['pin_add', 'pin_edit'] } as const;
      await world.do((tx) => tx.boards.putCollaborator(board.id, bob.id, more));
      expect(await now()).toEqual({ counted: 1, permissions: ['pin_add', 'pin_edit'] });
      await world.do((tx) => tx.boards.removeCollaborator(board.id, bob.id));
      await world.do((tx) => tx.boards.removeCollaborator(board.id, bob.id));
      expect(await now()).toEqual({ counted: 0, permissions: undefined });
    });

    test('are viewed in the order of the ids, with owner and what the viewer is to them', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const [first, second] = [await world.board(ada), await world.board(bob, { privacy: 'secret' })];
      await world.followBoard(bob, first);
      await world.share(second, ada);
      await world.follow(bob, ada);
      const relation = async (viewer: typeof ada | null) => {
        const views = await world.store.boards.views(
          [second.id, toBoardId('99'), first.id],
          viewer?.id ?? null,
        );
        return views.map((view) => ({
          id: view.board.id,
          owner: view.owner.username,
          ownerFollowed: view.owner.followedByViewer,
          followed: view.followedByViewer,
          permissions: view.viewerPermissions,
        }));
      };

      const plain = { ownerFollowed: false, followed: false, permissions: null };
      expect(await relation(null)).toEqual([
        { ...plain, id: second.id, owner: 'bob' },
        { ...plain, id: first.id, owner: 'ada' },
      ]);
      expect(await relation(bob)).toEqual([
        { ...plain, id: second.id, owner: 'bob' },
        { ...plain, id: first.id, owner: 'ada', ownerFollowed: true, followed: true },
      ]);
      expect(await relation(ada)).toEqual([
        { ...plain, id: second.id, owner: 'bob', permissions: ['pin_add'] },
        { ...plain, id: first.id, owner: 'ada' },
      ]);
    });

    test('show the pictures of their five newest pins, in the short form of the newest', async () => {
      const ada = await world.person('ada');
      const [board, empty] = [await world.board(ada), await world.board(ada)];
      const pins = await world.pins(6, board);
      const newest = pins.toReversed().slice(0, 5);
      const [view, none] = await world.store.boards.views([board.id, empty.id], null);

      expect(view?.coverPictures.map(({ pinId }) => pinId)).toEqual(newest.map(({ id }) => id));
      expect(view?.coverPictures.map(({ picture }) => picture.signature)).toEqual(
        newest.map(({ pictureSignature }) => pictureSignature),
      );
      expect(none?.coverPictures).toEqual([]);
      const [short, noCover] = await world.store.boards.shortViews([board.id, empty.id], null);
      expect(short?.cover?.signature).toBe(pins.at(-1)?.pictureSignature);
      expect(noCover?.cover).toBeNull();
    });

    test('show their chosen cover first, if it is a pin of theirs', async () => {
      const ada = await world.person('ada');
      const chosen = toPinId('1');
      const board = await world.board(ada, { coverPinId: chosen });
      const others = await world.pins(6, board);
      const withoutChosen = await world.store.boards.shortViews([board.id], null);
      expect(withoutChosen[0]?.cover?.signature).toBe(others[5]?.pictureSignature);

      const cover = await world.pin(board, { id: chosen });
      const [view] = await world.store.boards.views([board.id], null);
      expect(view?.coverPictures.map(({ pinId }) => pinId)).toEqual(
        [cover, others[5], others[4], others[3], others[2]].map((pin) => pin?.id),
      );
      const [short] = await world.store.boards.shortViews([board.id], null);
      expect(short?.cover?.signature).toBe(cover.pictureSignature);
    });

    test('show no pictures of deactivated people', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(ada);
      const kept = await world.pin(board);
      await world.pin(board, { pinnerId: bob.id });
      await world.setState(bob, 'deactivated');
      const [view] = await world.store.boards.views([board.id], null);

      expect(view?.coverPictures.map(({ pinId }) => pinId)).toEqual([kept.id]);
    });
  });
}
