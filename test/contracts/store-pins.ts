import { describe, expect, test } from 'vitest';
import { toPinId, toSectionId } from '../../src/domain/ids/ids.ts';
import type { PinRecord, UserRecord } from '../../server/application/ports/records.ts';
import { strangePinIds, type StoreWorld } from './store-world.ts';

export function describeStoredPins(world: StoreWorld): void {
  describe('pins', () => {
    const viewOf = async (pin: PinRecord, viewer: UserRecord | null) => {
      const [view] = await world.store.pins.views([pin.id], viewer?.id ?? null);
      if (view === undefined) throw new Error('the pin has no view');
      return view;
    };

    test('are found as they were stored, but nobody has saved them yet', async () => {
      const ada = await world.person('ada');
      const pin = await world.pin(await world.board(ada), {
        sectionId: toSectionId('55'),
        originalPinId: toPinId('44'),
        title: 'Ein „Titel“',
        description: 'lang\nund mehrzeilig',
        link: 'https://example.org/?a=b&c=d',
        altText: 'Rosen',
        note: 'für mich',
        method: 'bookmarklet',
        isCommentsAllowed: false,
        repinCount: 1,
        commentCount: 2,
        shareCount: 3,
        favoriteCount: 4,
      });

      const uncounted = { repinCount: 0, commentCount: 0, shareCount: 0, favoriteCount: 0 };
      expect(await world.store.pins.find(pin.id)).toEqual({ ...pin, ...uncounted });
    });

    test('with ids that were never given out are not found', async () => {
      const ada = await world.person('ada');
      await world.pin(await world.board(ada), { id: toPinId('7') });
      for (const id of strangePinIds) expect(await world.store.pins.find(id)).toBeUndefined();
      expect(await world.store.pins.views(strangePinIds, ada.id)).toEqual([]);
    });

    test('count their copies, unless those are on secret boards', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const original = await world.pin(await world.board(ada));
      const copy = await world.copy(original, await world.board(bob));
      await world.copy(copy, await world.board(bob, { privacy: 'protected' }));
      await world.copy(original, await world.board(bob, { privacy: 'secret' }));

      expect(await world.store.pins.find(original.id)).toMatchObject({ repinCount: 2 });
      expect(await world.store.pins.find(copy.id)).toMatchObject({ repinCount: 0 });
    });

    test('are viewed in the order of the ids with picture, board and pinner', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(ada, { name: 'Roses' });
      const [first, second] = [await world.pin(board), await world.pin(board, { pinnerId: bob.id })];
      await world.follow(bob, ada);
      await world.share(board, bob);
      const views = await world.store.pins.views([second.id, toPinId('99'), first.id], bob.id);

      expect(views.map(({ pin }) => pin)).toEqual([second, first]);
      expect(views.map(({ pinner }) => pinner.username)).toEqual(['bob', 'ada']);
      expect(views[1]?.picture).toEqual(await world.store.pictures.find(first.pictureSignature));
      expect(views[1]?.board.board).toMatchObject({ name: 'Roses', pinCount: 2 });
      expect(views[1]?.board.owner).toMatchObject({ username: 'ada', followedByViewer: true });
      expect(views[1]?.board.viewerPermissions).toEqual(['pin_add']);
      expect(views[1]?.board.cover?.signature).toBe(second.pictureSignature);
    });

    test('are viewed in any number at once', async () => {
      const ada = await world.person('ada');
      const pins = await world.pins(60, await world.board(ada));
      const views = await world.store.pins.views(
        pins.map(({ id }) => id),
        null,
      );

      expect(views.map(({ pin }) => pin.id)).toEqual(pins.map(({ id }) => id));
      expect(await world.store.pins.views([], null)).toEqual([]);
    });

    test('name their original while the viewer may read it', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      const secret = await world.board(ada, { privacy: 'secret' });
      await world.share(secret, eve);
      const bobs = await world.board(bob);
      const [open, hidden] = [await world.pin(await world.board(ada)), await world.pin(secret)];
      const [copyOfOpen, copyOfHidden] = [await world.copy(open, bobs), await world.copy(hidden, bobs)];

      const original = async (pin: PinRecord, viewer: UserRecord | null) =>
        (await viewOf(pin, viewer)).original;
      expect(await original(open, null)).toBeNull();
      expect(await original(copyOfOpen, null)).toMatchObject({ pinId: open.id, pinner: { username: 'ada' } });
      expect((await original(copyOfOpen, null))?.board.board.id).toBe(open.boardId);
      expect(await original(copyOfHidden, null)).toBeNull();
      expect(await original(copyOfHidden, bob)).toBeNull();
      expect(await original(copyOfHidden, eve)).toMatchObject({ pinId: hidden.id });
      expect(await original(copyOfHidden, ada)).toMatchObject({ pinId: hidden.id });

      await world.setState(ada, 'deactivated');
      expect(await original(copyOfOpen, null)).toBeNull();
    });

    test('name the copy that the viewer has saved last', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      const original = await world.pin(await world.board(ada));
      const others = await world.copy(original, await world.board(eve));
      const copy = async (viewer: UserRecord | null, pin = original) => (await viewOf(pin, viewer)).savedCopy;
      expect([await copy(bob), await copy(null)]).toEqual([null, null]);

      await world.copy(original, await world.board(bob));
      const board = await world.board(bob, { privacy: 'secret', name: 'Mine' });
      const section = await world.section(board, { title: 'Oak', slug: 'oak' });
      const last = await world.copy(original, board, { sectionId: section.id });
      expect(await copy(bob)).toMatchObject({
        pinId: last.id,
        section: { id: section.id, title: 'Oak', slug: 'oak' },
        board: { board: { name: 'Mine' } },
      });
      expect(await copy(bob, others)).toMatchObject({ pinId: last.id });
      expect(await copy(ada, others)).toMatchObject({ pinId: original.id, section: null });
      expect((await copy(eve))?.pinId).toBe(others.id);
    });

    test('are their own saved copy when they are the viewer’s', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      const first = await world.pin(board);
      const second = await world.copy(first, await world.board(ada));

      expect((await viewOf(first, ada)).savedCopy).toMatchObject({
        pinId: first.id,
        board: { board: { id: board.id } },
      });
      expect((await viewOf(second, ada)).savedCopy).toMatchObject({ pinId: second.id });
    });

    test('do not name a copy on a secret board that the viewer may no longer read', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const original = await world.pin(await world.board(ada));
      const readable = await world.copy(original, await world.board(bob));
      const secret = await world.board(ada, { privacy: 'secret' });
      await world.share(secret, bob);
      const last = await world.copy(original, secret, { pinnerId: bob.id });
      expect((await viewOf(original, bob)).savedCopy?.pinId).toBe(last.id);

      await world.do((tx) => tx.boards.removeCollaborator(secret.id, bob.id));
      expect((await viewOf(original, bob)).savedCopy?.pinId).toBe(readable.id);
    });
  });
}
