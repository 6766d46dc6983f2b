import { describe, expect, test } from 'vitest';
import { toBoardId } from '../../src/domain/ids/ids.ts';
import { NotUnique } from '../../server/application/ports/store.ts';
import type { BoardRecord, UserRecord } from '../../server/application/ports/records.ts';
import { idsOf, minute, type StoreWorld } from './store-world.ts';

export function describeChangedBoards(world: StoreWorld): void {
  const found = async ({ id }: BoardRecord) => world.store.boards.find(id);
  const popular = async () => {
    const options = { viewer: null, exceptOwnAndFollowed: false, newestId: null, after: null, limit: 50 };
    return idsOf(await world.store.feeds.recentPopular(options));
  };

  describe('changing boards', () => {
    test('touches the named fields only; an unknown board is fine', async () => {
      const board = await world.board(await world.person('ada'));
      const change = {
        name: 'Äpfel',
        description: 'new',
        category: 'food',
        coverCrop: { x: 0, y: 0.5, w: 1, h: 0.5 },
        allowHomefeedRecommendations: false,
        collaboratorInvitesEnabled: false,
        orderModifiedAt: minute(9),
      };
      await world.do((tx) => tx.boards.update(board.id, change));
      expect(await found(board)).toEqual({ ...board, ...change });
      await world.do((tx) => tx.boards.update(board.id, {}));
      await world.do((tx) => tx.boards.update(toBoardId('99'), { name: 'x' }));
    });

    test('keeps the slugs that a board had, and takes none of another board', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada, { slug: 'one' });
      await world.board(ada, { slug: 'taken' });
      for (const slug of ['two', 'one', 'two']) await world.do((tx) => tx.boards.update(board.id, { slug }));
      for (const slug of ['one', 'two']) {
        expect(await world.store.boards.findBySlug(ada.id, slug)).toMatchObject({
          id: board.id,
          slug: 'two',
        });
      }
      const taking = world.do((tx) => tx.boards.update(board.id, { slug: 'taken' }));
      await expect(taking).rejects.toBeInstanceOf(NotUnique);
      expect((await found(board))?.slug).toBe('two');
    });

    test('moves its pins into lists and out of them', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(ada);
      const pins = [await world.pin(board), await world.pin(board, { pinnerId: bob.id })];
      const change = (fields: { privacy?: BoardRecord['privacy']; isArchived?: boolean }) =>
        world.do((tx) => tx.boards.update(board.id, fields));

      for (const hiding of [{ privacy: 'protected' }, { privacy: 'secret' }] as const) {
        await change(hiding);
        expect(await popular()).toEqual([]);
      }
      await change({ privacy: 'public' });
      expect(await popular()).toEqual(idsOf(pins.toReversed()));
      await change({ isArchived: true });
      expect(await popular()).toEqual([]);
      await world.setState(bob, 'deactivated');
      await change({ isArchived: false });
      expect(await popular()).toEqual(idsOf(pins.slice(0, 1)));
    });

    test('counts its pins as saves unless it is secret', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const original = await world.pin(await world.board(ada));
      const board = await world.board(bob);
      const copy = await world.copy(original, board, { viaPinId: original.id });
      await world.copy(original, board, { viaPinId: copy.id });
      const saves = async () =>
        Promise.all([original, copy].map(async ({ id }) => (await world.store.pins.find(id))?.repinCount));
      const setPrivacy = (privacy: BoardRecord['privacy']) =>
        world.do((tx) => tx.boards.update(board.id, { privacy }));

      expect(await saves()).toEqual([2, 1]);
      await setPrivacy('secret');
      expect(await saves()).toEqual([0, 0]);
      await setPrivacy('secret');
      await setPrivacy('protected');
      await setPrivacy('public');
      expect(await saves()).toEqual([2, 1]);
    });
  });

  describe('removing a board', () => {
    test('takes everything with it that hangs on it; an unknown one is fine', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const original = await world.pin(await world.board(bob));
      const board = await world.board(ada, { slug: 'gone' });
      const section = await world.section(board);
      const pin = await world.copy(original, board, { sectionId: section.id, viaPinId: original.id });
      await world.share(board, bob);
      await world.followBoard(bob, board);
      await world.do((tx) => tx.boards.remove(board.id));
      await world.do((tx) => tx.boards.remove(board.id));

      expect(await found(board)).toBeUndefined();
      expect(await world.store.sections.find(section.id)).toBeUndefined();
      expect(await world.store.pins.find(pin.id)).toBeUndefined();
      expect(await world.store.boards.findBySlug(ada.id, 'gone')).toBeUndefined();
      expect((await world.store.pins.find(original.id))?.repinCount).toBe(0);
      await world.board(ada, { slug: 'gone' });
    });
  });

  describe('the order of boards', () => {
    const inOrder = async (owner: UserRecord) =>
      world.store.boards.listOf(owner.id, owner.id, {
        sort: 'custom',
        locale: 'en',
        filter: 'NONE',
        privacy: 'all',
        groupByVisibility: false,
        includeArchived: true,
        offset: 0,
        limit: 50,
      });

    test('has the named ones first and the others as they stood', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const [a, b, c] = [await world.board(ada), await world.board(ada), await world.board(ada)];
      const bobs = await world.board(bob);
      const order = (...boards: readonly BoardRecord[]) =>
        world.do((tx) =>
          tx.boards.order(
            ada.id,
            boards.map(({ id }) => id),
            minute(77),
          ),
        );

      await order(b, a, b, bobs);
      expect(await inOrder(ada)).toEqual([b.id, a.id, c.id]);
      await order(c);
      expect(await inOrder(ada)).toEqual([c.id, b.id, a.id]);
      await order();
      expect(await inOrder(ada)).toEqual([c.id, b.id, a.id]);
      expect((await found(c))?.orderModifiedAt).toBe(minute(77));
      expect(await found(bobs)).toEqual(bobs);
      const fresh = await world.board(ada);
      expect((await inOrder(ada))[0]).toBe(fresh.id);
    });
  });

  test('boards within reach are own and shared ones that are not archived, last used first', async () => {
    const [ada, bob, eve] = [await world.person('ada'), await world.person('bob'), await world.person('eve')];
    const own = await world.board(ada);
    await world.board(ada, { isArchived: true });
    const secret = await world.board(bob, { privacy: 'secret' });
    await world.share(secret, ada);
    await world.share(await world.board(bob), ada, 'invited');
    await world.board(bob);
    const gone = await world.board(eve);
    await world.share(gone, ada);
    await world.setState(eve, 'deactivated');
    const reach = async () => (await world.store.boards.withinReachOf(ada.id)).map(({ board }) => board.id);

    expect(await reach()).toEqual([secret.id, own.id]);
    await world.pin(own);
    expect(await reach()).toEqual([own.id, secret.id]);
    expect(await world.store.boards.withinReachOf(ada.id)).toMatchObject([
      { viewerPermissions: null },
      { viewerPermissions: ['pin_add'], owner: { username: 'bob' } },
    ]);
  });
}
