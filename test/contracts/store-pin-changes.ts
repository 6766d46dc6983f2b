import { describe, expect, test } from 'vitest';
import { toPinId, toSectionId } from '../../src/domain/ids/ids.ts';
import type { BoardRecord, PinRecord } from '../../server/application/ports/records.ts';
import { aPinRecord } from '../builders/a-pin-record.ts';
import { idsOf, minute, strangePinIds, type StoreWorld } from './store-world.ts';

export function describeChangedPins(world: StoreWorld): void {
  const ordered = async (board: BoardRecord) =>
    idsOf(
      await world.store.feeds.ofBoard(board.id, { sort: 'custom', sections: 'all', after: null, limit: 50 }),
    );
  const counts = async (...boards: readonly BoardRecord[]) =>
    Promise.all(boards.map(async ({ id }) => (await world.store.boards.find(id))?.pinCount));
  const saves = async (pin: PinRecord) => (await world.store.pins.find(pin.id))?.repinCount;
  const ids = (...pins: readonly PinRecord[]) => pins.map(({ id }) => id);

  describe('changing pins', () => {
    test('touches the named fields only; an unknown pin is fine', async () => {
      const pin = await world.pin(await world.board(await world.person('ada')), { title: 'Old' });
      const change = { title: 'New', link: null, altText: 'Seen', note: null, isCommentsAllowed: false };
      await world.do((tx) => tx.pins.update(pin.id, change));
      expect(await world.store.pins.find(pin.id)).toEqual({ ...pin, ...change });
      await world.do((tx) => tx.pins.update(pin.id, {}));
      for (const id of strangePinIds) await world.do((tx) => tx.pins.update(id, { title: 'x' }));
    });
  });

  describe('many new pins', () => {
    test('stand in the order in which they come, the first foremost, and count', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      const section = await world.section(board);
      const original = await world.pin(board);
      const copies = ['503', '502', '501'].map((id) =>
        aPinRecord({
          id: toPinId(id),
          boardId: board.id,
          sectionId: section.id,
          pinnerId: ada.id,
          originalPinId: original.id,
          viaPinId: original.id,
          pictureSignature: original.pictureSignature,
        }),
      );
      await world.do((tx) => tx.pins.insertAll(copies));
      await world.do((tx) => tx.pins.insertAll([]));

      expect(await ordered(board)).toEqual(['503', '502', '501', original.id]);
      expect(await counts(board)).toEqual([4]);
      expect((await world.store.sections.find(section.id))?.pinCount).toBe(3);
      expect(await saves(original)).toBe(3);
    });

    test('are saves of the original and of the pin that they were saved from', async () => {
      const board = await world.board(await world.person('ada'));
      const original = await world.pin(board);
      const first = await world.copy(original, board, { viaPinId: original.id });
      await world.copy(original, board, { viaPinId: first.id });
      expect([await saves(original), await saves(first)]).toEqual([2, 1]);
    });
  });

  describe('moving pins', () => {
    test('puts them first on the other board, the newest foremost, and corrects the counts', async () => {
      const ada = await world.person('ada');
      const [from, to] = [await world.board(ada), await world.board(ada)];
      const [a, b, c] = [await world.pin(from), await world.pin(from), await world.pin(from)];
      const there = await world.pin(to);
      const section = await world.section(to);
      await world.do((tx) =>
        tx.pins.move([a.id, c.id, toPinId('99')], {
          boardId: to.id,
          sectionId: section.id,
          time: minute(500),
        }),
      );

      expect(await ordered(to)).toEqual(ids(c, a, there));
      expect(await ordered(from)).toEqual(ids(b));
      expect(await counts(from, to)).toEqual([1, 3]);
      expect((await world.store.sections.find(section.id))?.pinCount).toBe(2);
      expect((await world.store.boards.find(to.id))?.lastPinnedAt).toBe(minute(500));
      expect(await world.store.pins.find(a.id)).toMatchObject({ boardId: to.id, sectionId: section.id });
    });

    test('between sections leaves their order on the board', async () => {
      const board = await world.board(await world.person('ada'));
      const [one, two] = [await world.section(board), await world.section(board)];
      const pins = await world.pins(3, board, { sectionId: one.id });
      const to = { boardId: board.id, sectionId: two.id, time: minute(500) };
      await world.do((tx) => tx.pins.move([pins[0]?.id ?? toPinId('0')], to));
      await world.do((tx) => tx.pins.move([], to));

      expect(await ordered(board)).toEqual(ids(...pins.toReversed()));
      const sections = await world.store.sections.ofBoard(board.id, { offset: 0, limit: 9 });
      expect(sections.map(({ pinCount }) => pinCount)).toEqual([2, 1]);
      expect(await counts(board)).toEqual([3]);
    });

    test('to and from a secret board decides whether they are saves, and whether they are listed', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const [open, secret] = [await world.board(bob), await world.board(bob, { privacy: 'secret' })];
      const original = await world.pin(await world.board(ada));
      const copy = await world.copy(original, open);
      const listed = async () => {
        const options = { viewer: null, createdOnly: false, quickSavesOnly: false, oldestFirst: false };
        return idsOf(await world.store.feeds.ofUser(bob.id, { ...options, after: null, limit: 9 }));
      };
      const move = (board: BoardRecord) =>
        world.do((tx) => tx.pins.move([copy.id], { boardId: board.id, sectionId: null, time: 1 }));

      await move(secret);
      expect([await saves(original), await listed()]).toEqual([0, []]);
      await move(open);
      expect([await saves(original), await listed()]).toEqual([1, [copy.id]]);
      await world.setState(bob, 'deactivated');
      await move(secret);
      await move(open);
      expect(await listed()).toEqual([]);
    });
  });

  describe('removing pins', () => {
    test('corrects all counts; their copies and unknown pins are fine', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(ada);
      const section = await world.section(board);
      const [a, b] = [await world.pin(board), await world.pin(board, { sectionId: section.id })];
      const copy = await world.copy(a, await world.board(bob), { viaPinId: a.id });
      await world.do((tx) => tx.boards.update(board.id, { coverPinId: a.id }));

      await world.do((tx) => tx.pins.remove([copy.id, toPinId('99')]));
      expect(await saves(a)).toBe(0);
      const again = await world.copy(a, await world.board(bob), { viaPinId: a.id });
      await world.do((tx) => tx.pins.remove([a.id, b.id]));
      await world.do((tx) => tx.pins.remove([]));

      expect(await counts(board)).toEqual([0]);
      expect((await world.store.sections.find(section.id))?.pinCount).toBe(0);
      expect((await world.store.boards.find(board.id))?.coverPinId).toBeNull();
      const [view] = await world.store.pins.views([again.id], null);
      expect(view).toMatchObject({ original: null, via: null, pin: { originalPinId: a.id } });
    });

    test('of a whole board, or of one of its sections, leaves what is to be kept', async () => {
      const ada = await world.person('ada');
      const [board, other] = [await world.board(ada), await world.board(ada)];
      const section = await world.section(board);
      const [a, b, c] = [
        await world.pin(board),
        await world.pin(board, { sectionId: section.id }),
        await world.pin(board, { sectionId: section.id }),
      ];
      const untouched = await world.pin(other);
      const remove = (options: { sectionId?: typeof section.id; except: readonly PinRecord['id'][] }) =>
        world.do((tx) => tx.pins.removeAllOf(board.id, options));

      expect(await remove({ sectionId: section.id, except: [c.id] })).toBe(1);
      expect(await ordered(board)).toEqual(ids(c, a));
      expect(await remove({ sectionId: toSectionId('99'), except: [] })).toBe(0);
      expect(await remove({ except: [a.id, b.id, untouched.id] })).toBe(1);
      expect(await remove({ except: [] })).toBe(1);
      expect(await counts(board, other)).toEqual([0, 1]);
      expect((await world.store.sections.find(section.id))?.pinCount).toBe(0);
    });
  });

  describe('the order of a board', () => {
    const place = (pin: PinRecord, after: PinRecord | null) =>
      world.do((tx) => tx.pins.placeAfter(pin.id, after?.id ?? null));

    test('is made by putting pins behind others, or first', async () => {
      const board = await world.board(await world.person('ada'));
      const [a, b, c] = [await world.pin(board), await world.pin(board), await world.pin(board)];
      await place(a, null);
      expect(await ordered(board)).toEqual(ids(a, c, b));
      await place(a, b);
      expect(await ordered(board)).toEqual(ids(c, b, a));
      await place(c, b);
      expect(await ordered(board)).toEqual(ids(b, c, a));
      await place(c, c);
      expect(await ordered(board)).toEqual(ids(b, c, a));
    });

    test('leaves pins of other boards alone', async () => {
      const ada = await world.person('ada');
      const [board, other] = [await world.board(ada), await world.board(ada)];
      const [a, b] = [await world.pin(board), await world.pin(board)];
      const stranger = await world.pin(other);
      await place(a, stranger);
      await world.do((tx) => tx.pins.placeAfter(toPinId('99'), a.id));
      await world.do((tx) => tx.pins.placeAfter(a.id, toPinId('99')));
      expect(await ordered(board)).toEqual(ids(b, a));
    });

    test('has always room between two pins', async () => {
      const board = await world.board(await world.person('ada'));
      const pins = await world.pins(5, board);
      const first = pins[4] as PinRecord;
      let expected = (await ordered(board)).filter((id) => id !== first.id);
      for (let time = 0; time < 90; time += 1) {
        const moved = pins[time % 4] as PinRecord;
        await place(moved, first);
        expected = [moved.id, ...expected.filter((id) => id !== moved.id)];
      }
      expect(await ordered(board)).toEqual([first.id, ...expected]);
    });

    test('is kept among pins that came together', async () => {
      const ada = await world.person('ada');
      const [from, to] = [await world.board(ada), await world.board(ada)];
      const [a, b, c] = [await world.pin(from), await world.pin(from), await world.pin(from)];
      await world.do((tx) =>
        tx.pins.move(ids(a, b, c), { boardId: to.id, sectionId: null, time: minute(1) }),
      );
      expect(await ordered(to)).toEqual(ids(c, b, a));
      await place(a, c);
      expect(await ordered(to)).toEqual(ids(c, a, b));
    });

    test('comes in pages that together hold each pin once', async () => {
      const board = await world.board(await world.person('ada'));
      const pins = await world.pins(5, board);
      await place(pins[0] as PinRecord, pins[2] as PinRecord);
      const whole = await ordered(board);
      const options = { sort: 'custom', sections: 'all', limit: 2 } as const;
      const first = await world.store.feeds.ofBoard(board.id, { ...options, after: null });
      const second = await world.store.feeds.ofBoard(board.id, { ...options, after: first[1] ?? null });
      const third = await world.store.feeds.ofBoard(board.id, { ...options, after: second[1] ?? null });
      expect(idsOf([...first, ...second, ...third])).toEqual(whole);
    });
  });
}
