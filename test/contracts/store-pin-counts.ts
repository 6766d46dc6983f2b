import { describe, expect, test } from 'vitest';
import { dayOf } from '../../src/domain/statistics/day.ts';
import type { PinRecord, UserRecord } from '../../server/application/ports/records.ts';
import { minute, strangePinIds, type StoreWorld } from './store-world.ts';

const TODAY = dayOf(minute(0));

export function describeStoredPinCounts(world: StoreWorld): void {
  const count = (pin: Pick<PinRecord, 'id'>, day: number, impressions: number, pinClicks = 0) =>
    world.do((tx) => tx.pinCounts.add([{ pinId: pin.id, day, impressions, pinClicks }]));

  describe('counts of pins', () => {
    test('are added up, day by day', async () => {
      const ada = await world.person('ada');
      const pin = await world.pin(await world.board(ada));
      expect(await world.store.pinCounts.ofPin(pin.id)).toEqual([]);
      await count(pin, TODAY, 2, 1);
      await count(pin, TODAY, 3);
      await count(pin, TODAY - 1, 0, 1);
      expect(await world.store.pinCounts.ofPin(pin.id)).toEqual([
        { day: TODAY - 1, impressions: 0, pinClicks: 1, saves: 0 },
        { day: TODAY, impressions: 5, pinClicks: 1, saves: 0 },
      ]);
      await world.do((tx) => tx.pinCounts.removeBefore(TODAY));
      expect(await world.store.pinCounts.ofPin(pin.id)).toHaveLength(1);
    });

    test('leave out pins that are not there, however many come at once', async () => {
      const pin = await world.pin(await world.board(await world.person('ada')));
      const ids = [...strangePinIds, pin.id, ...Array.from({ length: 600 }, (_, index) => `9${index}`)];
      const counts = ids.map((id) => ({
        pinId: id as PinRecord['id'],
        day: TODAY,
        impressions: 1,
        pinClicks: 0,
      }));
      await world.do((tx) => tx.pinCounts.add(counts));
      expect(await world.store.pinCounts.ofPin(pin.id)).toMatchObject([{ impressions: 1 }]);
      for (const id of strangePinIds) expect(await world.store.pinCounts.ofPin(id)).toEqual([]);
    });

    test('hold the saves to boards that are not secret, on the day on which they were made', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const pin = await world.pin(await world.board(ada));
      const board = await world.board(bob);
      const first = await world.copy(pin, board);
      await world.copy(pin, await world.board(bob, { privacy: 'secret' }));
      await world.copy(first, board, { viaPinId: first.id });
      expect(await world.store.pinCounts.ofPin(pin.id)).toEqual([
        { day: dayOf(first.createdAt), impressions: 0, pinClicks: 0, saves: 2 },
      ]);
      expect(await world.store.pinCounts.ofPin(first.id)).toMatchObject([{ saves: 1 }]);
    });

    test('of all pins of a person are added up, but not of those on secret boards', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(ada, { privacy: 'protected' });
      const secret = await world.board(ada, { privacy: 'secret' });
      expect(await world.store.pinCounts.ofPinner(ada.id, null)).toEqual([]);
      const [first, second] = [await world.pin(board), await world.pin(board)];
      await count(first, TODAY, 2, 1);
      await count(second, TODAY, 3);
      await count(first, TODAY - 1, 4);
      await count(await world.pin(secret), TODAY, 100);
      await count(await world.pin(await world.board(bob)), TODAY, 100);
      const days = [
        { day: TODAY - 1, impressions: 4, pinClicks: 0, saves: 0 },
        { day: TODAY, impressions: 5, pinClicks: 1, saves: 0 },
      ];
      expect(await world.store.pinCounts.ofPinner(ada.id, null)).toEqual(days);
      expect(await world.store.pinCounts.ofPinner(ada.id, 'single')).toEqual(days);
      expect(await world.store.pinCounts.ofPinner(ada.id, 'carousel')).toEqual([]);
    });

    test('are seen by partners on pins of their own making that others can see', async () => {
      const partner = await world.person('partner', { accountType: 'business' });
      const [board, secret] = [
        await world.board(partner, { privacy: 'protected' }),
        await world.board(partner, { privacy: 'secret' }),
      ];
      const ada = await world.person('ada');
      const [own, hidden, others] = [
        await world.pin(board),
        await world.pin(secret),
        await world.pin(await world.board(ada)),
      ];
      const repin = await world.copy(others, board);
      for (const pin of [own, hidden, others, repin]) await count(pin, TODAY, 1);
      await count(own, TODAY - 40, 7);
      const seen = async (viewer: UserRecord | null) =>
        (await world.store.pins.views([own.id, hidden.id, others.id, repin.id], viewer?.id ?? null)).map(
          ({ dayCounts }) => dayCounts,
        );
      const counts = [{ day: TODAY, impressions: 1, pinClicks: 0, saves: 0 }];
      expect(await seen(partner)).toEqual([counts, null, null, null]);
      for (const viewer of [ada, null]) expect(await seen(viewer)).toEqual([null, null, null, null]);
    });
  });

  describe('what was done with a pin', () => {
    const activity = async (pin: PinRecord, kinds: readonly ('saves' | 'reactions')[], offset = 0) => {
      const options = { viewer: null, kinds, offset, limit: 10 };
      const found = await world.store.pinCounts.activity(pin.id, options);
      return found.map(({ kind, user, board, reactionType }) => [
        kind,
        user.username,
        board?.board.id ?? null,
        reactionType,
      ]);
    };

    test('in the open is told, the last first', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(ada);
      const pin = await world.pin(board);
      const open = await world.board(bob);
      await world.copy(pin, open);
      await world.copy(pin, await world.board(bob, { privacy: 'protected' }));
      await world.copy(pin, await world.board(bob, { privacy: 'secret' }));
      await world.do((tx) => tx.reactions.put(ada.id, pin.id, { type: 11, time: minute(100_000) }));
      const saved = ['saves', 'bob', open.id, null];
      const reacted = ['reactions', 'ada', null, 11];
      expect(await activity(pin, ['saves', 'reactions'])).toEqual([reacted, saved]);
      expect(await activity(pin, ['saves'])).toEqual([saved]);
      expect(await activity(pin, ['saves', 'reactions'], 1)).toEqual([saved]);
      await world.setState(ada, 'deactivated');
      expect(await activity(pin, ['reactions'])).toEqual([]);
    });

    test('is told of a copy by itself', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      const pin = await world.pin(await world.board(ada));
      const copy = await world.copy(pin, await world.board(bob));
      const evesBoard = await world.board(eve);
      await world.copy(copy, evesBoard, { viaPinId: copy.id });
      expect(await activity(copy, ['saves'])).toEqual([['saves', 'eve', evesBoard.id, null]]);
      expect(await activity(pin, ['saves'])).toHaveLength(2);
    });
  });
}
