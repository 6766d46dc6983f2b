import { describe, expect, test } from 'vitest';
import { COLOR_GROUPS, colorGroupOf } from '../../src/domain/feeds/color-group.ts';
import { toPinId } from '../../src/domain/ids/ids.ts';
import type { BoardRecord, PinRecord, UserRecord } from '../../server/application/ports/records.ts';
import type { GroupedPin } from '../../server/application/ports/pins/feeds.ts';
import { idsOf, minute, type StoreWorld } from './store-world.ts';

/** What people mark, keep and group for themselves. */
export function describeOwnMarks(world: StoreWorld): void {
  const favor = (user: UserRecord, pin: PinRecord, time = 0) =>
    world.do((tx) => tx.favorites.add(user.id, pin.id, minute(time)));

  describe('favourites', () => {
    const list = async (user: UserRecord, createdOnly = false) =>
      world.store.favorites.ofUser(user.id, { createdOnly, after: null, limit: 50 });

    test('are counted once per person, and viewed as the viewer’s', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const pin = await world.pin(await world.board(ada));
      const count = async () => (await world.store.pins.find(pin.id))?.favoriteCount;
      const mine = async (user: UserRecord | null) =>
        (await world.store.pins.views([pin.id], user?.id ?? null))[0]?.favoritedByViewer;
      await favor(bob, pin);
      await favor(bob, pin);
      await favor(ada, pin);
      expect([await count(), await mine(bob), await mine(null)]).toEqual([2, true, false]);
      for (let time = 0; time < 2; time += 1) {
        await world.do((tx) => tx.favorites.remove(bob.id, pin.id));
        expect([await count(), await mine(bob), await mine(ada)]).toEqual([1, false, true]);
      }
    });

    test('are listed last marked first, as long as they may be read', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      const board = await world.board(bob);
      const [old, young] = [await world.pin(board), await world.pin(await world.board(eve))];
      const own = await world.pin(await world.board(ada));
      for (const [time, pin] of [young, own, old].entries()) await favor(ada, pin, time);

      expect(await list(ada)).toEqual([
        { id: old.id, rank: minute(2) },
        { id: own.id, rank: minute(1) },
        { id: young.id, rank: minute(0) },
      ]);
      expect(idsOf(await list(ada, true))).toEqual([own.id]);
      expect(await list(bob)).toEqual([]);
      const after = (await list(ada))[0] ?? null;
      const options = { createdOnly: false, after, limit: 1 };
      expect(idsOf(await world.store.favorites.ofUser(ada.id, options))).toEqual([own.id]);
      await world.do((tx) => tx.boards.update(board.id, { privacy: 'secret' }));
      await world.setState(eve, 'deactivated');
      expect(idsOf(await list(ada))).toEqual([own.id]);
    });

    test('go with their pins', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      const pin = await world.pin(board);
      await favor(ada, pin);
      await world.do((tx) => tx.boards.remove(board.id));
      expect(await list(ada)).toEqual([]);
    });
  });

  describe('what clients keep', () => {
    test('is per person and name, and replaced', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const put = (name: string, value: string) => world.do((tx) => tx.userStates.put(ada.id, name, value));
      await put('A', '1');
      await put('A', '"2"');
      await put('B', '[]');
      const { userStates } = world.store;
      expect(await userStates.find(ada.id, 'A')).toBe('"2"');
      expect([await userStates.countOf(ada.id), await userStates.countOf(bob.id)]).toEqual([2, 0]);
      expect(await userStates.allOf(ada.id)).toEqual([
        { name: 'A', value: '"2"' },
        { name: 'B', value: '[]' },
      ]);
      expect(await userStates.allOf(bob.id)).toEqual([]);
      expect(await userStates.find(bob.id, 'A')).toBeUndefined();
      expect(await userStates.find(ada.id, 'C')).toBeUndefined();
    });
  });

  describe('a user’s pins in groups', () => {
    const grouped = async (
      user: UserRecord,
      viewer: UserRecord | null,
      by: 'color' | 'interest',
    ): Promise<readonly GroupedPin[]> => {
      const all: GroupedPin[] = [];
      for (;;) {
        const after = all.at(-1) ?? null;
        const options = { viewer: viewer?.id ?? null, by, after, limit: 2 };
        const page = await world.store.feeds.groupedOfUser(user.id, options);
        if (page.length === 0) return all;
        all.push(...page);
      }
    };
    const colored = async (board: BoardRecord, dominantColor: string) => {
      const picture = await world.picture({ dominantColor });
      return world.pin(board, { pictureSignature: picture.signature });
    };

    test('by colour are in the order of the groups, newest first within each', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      const colors = ['#2020cc', '#cc2020', '#20cc20', '#d02525', '#ffffff'];
      const pins: PinRecord[] = [];
      for (const color of colors) pins.push(await colored(board, color));
      const keys = (found: readonly GroupedPin[]) =>
        found.map(({ id, group }) => [colors[pins.findIndex((pin) => pin.id === id)], group]);
      const expected = ['#d02525', '#cc2020', '#20cc20', '#2020cc', '#ffffff'].map((color) => [
        color,
        String(colorGroupOf(color)),
      ]);
      for (const viewer of [ada, null]) {
        expect(keys(await grouped(ada, viewer, 'color'))).toEqual(expected);
      }
      expect(COLOR_GROUPS[Number(expected[0]?.[1])]?.key).toBe('red');
    });

    test('by interest follow their descriptions', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      const [a, b, c] = [
        await world.pin(board, { description: '#roses' }),
        await world.pin(board, { description: 'none' }),
        await world.pin(board, { description: 'an #Oak' }),
      ];
      expect(await grouped(ada, ada, 'interest')).toEqual([
        { id: c.id, group: '#oak' },
        { id: a.id, group: '#roses' },
        { id: b.id, group: '~' },
      ]);
      await world.do((tx) => tx.pins.update(b.id, { description: '#oak' }));
      expect(idsOf(await grouped(ada, null, 'interest'))).toEqual(idsOf([c, b, a]));
    });

    test('are for others those that are listed', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const open = await world.pin(await world.board(ada));
      const hidden = await world.pin(await world.board(ada, { privacy: 'secret' }));
      for (const by of ['color', 'interest'] as const) {
        expect(idsOf(await grouped(ada, ada, by))).toEqual(idsOf([hidden, open]));
        expect(idsOf(await grouped(ada, bob, by))).toEqual([open.id]);
        const after = { id: toPinId('99'), group: 'never' };
        const options = { viewer: null, by, after, limit: 9 };
        expect(await world.store.feeds.groupedOfUser(ada.id, options)).toBeDefined();
      }
    });
  });

  test('a user’s newest pictures come with their pins', async () => {
    const ada = await world.person('ada');
    const pins = await world.pins(3, await world.board(ada));
    const hidden = await world.pin(await world.board(ada, { privacy: 'secret' }));
    const pictures = async (viewer: UserRecord | null) => {
      const options = { viewer: viewer?.id ?? null, limit: 2 };
      return (await world.store.feeds.picturesOfUser(ada.id, options)).map(({ pinId }) => pinId);
    };
    expect(await pictures(null)).toEqual([pins[2]?.id, pins[1]?.id]);
    expect(await pictures(ada)).toEqual([hidden.id, pins[2]?.id]);
    const [first] = await world.store.feeds.picturesOfUser(ada.id, { viewer: null, limit: 1 });
    expect(first?.picture).toEqual(await world.store.pictures.find(pins[2]?.pictureSignature ?? ''));
  });
}
