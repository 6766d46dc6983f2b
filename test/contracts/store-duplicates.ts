import { describe, expect, test } from 'vitest';
import type { PinRecord, UserRecord } from '../../server/application/ports/records.ts';
import type { MadeByMerge } from '../../server/application/ports/pins/duplicates.ts';
import { idsOf, minute, type StoreWorld } from './store-world.ts';

const NOTHING: MadeByMerge = { copies: [], notes: [] };

export function describeDuplicates(world: StoreWorld): void {
  const merge = (user: UserRecord, pins: readonly PinRecord[], made = NOTHING, id = '900') =>
    world.do((tx) =>
      tx.duplicates.merge({ id, userId: user.id, expiresAt: minute(60), removed: idsOf(pins), made }),
    );
  const undo = (user: UserRecord, now = minute(59), id = '900') =>
    world.do((tx) => tx.duplicates.undoMerge(user.id, id, now));

  describe('merged pins', () => {
    test('are gone, and come back as they were, with their marks, counts, cover and order', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(ada);
      const section = await world.section(board);
      const pins = [
        await world.pin(board),
        await world.pin(board, { note: 'Mine', sectionId: section.id, link: 'https://shop.test/' }),
        await world.pin(board),
      ] as const;
      const [, pin] = pins;
      await world.copy(pin, await world.board(bob));
      await world.do(async (tx) => {
        await tx.favorites.add(bob.id, pin.id, minute(1));
        await tx.reactions.put(bob.id, pin.id, { type: 1, time: minute(1) });
        await tx.hides.hidePin(bob.id, { pinId: pin.id, cause: 'hide', time: minute(1) });
        await tx.sponsorships.insert({ pinId: pin.id, sponsorId: bob.id, status: 0, createdAt: minute(1) });
        await tx.boards.update(board.id, { coverPinId: pin.id });
        await tx.pins.placeAfter(pin.id, null);
        await tx.duplicates.keepApart(ada.id, '800', [pins[0].id, pin.id]);
      });
      const all = async () => ({
        views: await world.store.pins.views(idsOf(pins), ada.id),
        board: await world.store.boards.find(board.id),
        section: await world.store.sections.find(section.id),
        hides: await world.store.hides.ofUser(bob.id),
        apart: await world.store.duplicates.apartSets(ada.id),
        order: idsOf(
          await world.store.feeds.ofBoard(board.id, {
            sort: 'custom',
            sections: 'all',
            after: null,
            limit: 9,
          }),
        ),
      });
      const before = await all();

      await merge(ada, [pin]);
      expect(await world.store.pins.find(pin.id)).toBeUndefined();
      expect(await world.store.boards.find(board.id)).toMatchObject({ pinCount: 2, coverPinId: null });
      expect(await undo(ada)).toEqual([pin.id]);
      expect(await all()).toEqual(before);
      expect(await undo(ada)).toBeUndefined();
    });

    test('count the saves of their originals again, and those made meanwhile', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(ada);
      const original = await world.pin(await world.board(bob));
      const copy = await world.copy(original, board);
      const counts = async () => [
        (await world.store.pins.find(original.id))?.repinCount,
        (await world.store.pins.find(copy.id))?.repinCount,
      ];
      await merge(ada, [copy]);
      expect(await counts()).toEqual([0, undefined]);
      await world.copy(original, await world.board(bob), { viaPinId: copy.id });
      await undo(ada);
      expect(await counts()).toEqual([2, 1]);
    });

    test('keep their picture, until the merge has expired', async () => {
      const ada = await world.person('ada');
      const pin = await world.pin(await world.board(ada));
      await merge(ada, [pin]);
      await world.do((tx) => tx.pictures.remove(pin.pictureSignature));
      expect(await world.store.pictures.unused([pin.pictureSignature])).toEqual([]);
      expect(await world.do((tx) => tx.duplicates.removeExpired(minute(59)))).toBe(0);
      expect(await world.do((tx) => tx.duplicates.removeExpired(minute(60)))).toBe(1);
      expect(await world.store.pictures.unused([pin.pictureSignature])).toEqual([pin.pictureSignature]);
      expect(await undo(ada)).toBeUndefined();
    });

    test('come back for their pinner alone, and not too late', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const pin = await world.pin(await world.board(ada));
      await merge(ada, [pin]);
      expect(await undo(bob)).toBeUndefined();
      expect(await undo(ada, minute(60))).toBeUndefined();
      expect(await undo(ada)).toEqual([pin.id]);
    });

    test('come back without a section or marks of people that are gone, and not to a board that is', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const [board, gone] = [await world.board(ada), await world.board(ada)];
      const section = await world.section(board);
      const pin = await world.pin(board, { sectionId: section.id });
      const lost = await world.pin(gone);
      await world.do((tx) => tx.favorites.add(bob.id, pin.id, minute(1)));
      await merge(ada, [pin, lost]);
      await world.do(async (tx) => {
        await tx.sections.remove(section.id);
        await tx.boards.remove(gone.id);
      });
      while (await world.do((tx) => tx.accountRemoval.removePart(bob.id)));
      expect(await undo(ada)).toEqual([pin.id]);
      expect(await world.store.pins.find(pin.id)).toMatchObject({ sectionId: null, favoriteCount: 0 });
    });

    test('take with them what the merge has made, but not a note that was changed since', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      const [kept, other, changed] = [
        await world.pin(board, { note: 'joined' }),
        await world.pin(board),
        await world.pin(board, { note: 'new' }),
      ];
      const copy = await world.copy(kept, await world.board(ada));
      await merge(ada, [other], {
        copies: [copy.id],
        notes: [
          { pinId: kept.id, before: null, after: 'joined' },
          { pinId: changed.id, before: null, after: 'joined' },
        ],
      });
      await undo(ada);
      expect(await world.store.pins.find(copy.id)).toBeUndefined();
      expect((await world.store.pins.find(kept.id))?.note).toBeNull();
      expect((await world.store.pins.find(changed.id))?.note).toBe('new');
    });

    test('come back without copies of a merge that was taken back, though a later merge has removed them', async () => {
      const ada = await world.person('ada');
      const [kept, other] = [
        await world.pin(await world.board(ada)),
        await world.pin(await world.board(ada)),
      ];
      const copy = await world.copy(kept, await world.board(ada));
      await merge(ada, [other], { copies: [copy.id], notes: [] });
      await merge(ada, [copy, kept], NOTHING, '901');
      expect(await undo(ada)).toEqual([other.id]);
      expect(await undo(ada, minute(59), '901')).toEqual([kept.id]);
      expect(await world.store.pins.find(copy.id)).toBeUndefined();
    });
  });

  describe('pins that are no duplicates', () => {
    test('are remembered in sets, for their person, until they are gone or forgotten', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(ada);
      const [one, two, three] = [await world.pin(board), await world.pin(board), await world.pin(board)];
      await world.do((tx) => tx.duplicates.keepApart(ada.id, '800', [one.id, two.id]));
      await world.do((tx) => tx.duplicates.keepApart(ada.id, '801', [two.id, three.id]));
      const sets = () => world.store.duplicates.apartSets(ada.id);
      expect(await sets()).toEqual(
        new Map([
          [one.id, ['800']],
          [two.id, ['800', '801']],
          [three.id, ['801']],
        ]),
      );
      expect(await world.store.duplicates.apartSets(bob.id)).toEqual(new Map());
      expect(await world.do((tx) => tx.duplicates.forgetApart(bob.id, '800'))).toBe(false);
      expect(await world.do((tx) => tx.duplicates.forgetApart(ada.id, '800'))).toBe(true);
      await world.do((tx) => tx.pins.remove([three.id]));
      expect(await sets()).toEqual(new Map([[two.id, ['801']]]));
    });
  });

  test('saves of a pin are found on all boards of a person', async () => {
    const [ada, bob] = [await world.person('ada'), await world.person('bob')];
    const boards = [await world.board(ada), await world.board(ada)] as const;
    const pin = await world.pin(boards[0]);
    const copy = await world.copy(pin, boards[1]);
    await world.copy(pin, await world.board(bob));
    await world.copy(pin, boards[1], { pictureSignature: (await world.picture()).signature });
    const saves = await world.store.duplicates.savesOf(ada.id, pin.id, pin.pictureSignature);
    expect(saves).toEqual([
      { pinId: pin.id, boardId: boards[0].id },
      { pinId: copy.id, boardId: boards[1].id },
    ]);
  });
}
