import { beforeEach, describe, expect, test } from 'vitest';
import { toPinId } from '../../../../src/domain/ids/ids.ts';
import type { PinDayCounts } from '../../../../server/application/ports/pins/pin-counts.ts';
import type { Store, StoreTransaction } from '../../../../server/application/ports/store.ts';
import { CountPins } from '../../../../server/application/statistics/count-pins.ts';
import { dayOf } from '../../../../src/domain/statistics/day.ts';

const NOON = Date.UTC(2026, 5, 15, 12);
const SECOND = 1000;

let now: number;
let written: (readonly PinDayCounts[])[];
let tidied: number[];
let trouble: Error | null;
let rung: number;
let counting: CountPins;

beforeEach(() => {
  now = NOON;
  written = [];
  tidied = [];
  trouble = null;
  rung = 0;
  const pinCounts: Pick<StoreTransaction['pinCounts'], 'add' | 'removeBefore'> = {
    add: async (counts) => {
      written.push(counts);
    },
    removeBefore: async (day) => {
      tidied.push(day);
    },
  };
  const store: Pick<Store, 'transaction'> = {
    transaction: (work) => {
      if (trouble !== null) return Promise.reject(trouble);
      return work({ pinCounts } as StoreTransaction);
    },
  };
  counting = new CountPins({ store, clock: { now: () => now } });
  counting.onWaiting(() => (rung += 1));
});

const pins = (...ids: number[]) => new Set(ids.map((id) => toPinId(String(id))));
const day = dayOf(NOON);

describe('counts', () => {
  test('wait for ten seconds and are written together, each pin and day once', async () => {
    expect(await counting.run()).toBeNull();
    counting.note('impression', pins(1, 2));
    now += 3 * SECOND;
    counting.note('impression', pins(1));
    counting.note('pin_click', pins(1));
    expect(rung).toBe(1);
    expect(await counting.run()).toBe(NOON + 10 * SECOND);
    expect(written).toEqual([]);
    now = NOON + 10 * SECOND;
    expect(await counting.run()).toBeNull();
    expect(written).toEqual([
      [
        { pinId: '1', day, impressions: 2, pinClicks: 1 },
        { pinId: '2', day, impressions: 1, pinClicks: 0 },
      ],
    ]);
    await counting.write();
    expect(written).toHaveLength(1);
  });

  test('of two days stay apart', async () => {
    counting.note('impression', pins(1));
    now += 12 * 3600 * SECOND;
    counting.note('impression', pins(1));
    await counting.write();
    expect(written[0]).toMatchObject([{ day }, { day: day + 1 }]);
  });

  test('of very many pins are written at once', async () => {
    counting.note('impression', pins(...Array.from({ length: 5_000 }, (_, index) => index)));
    expect(rung).toBe(1);
    await counting.run();
    expect(written[0]).toHaveLength(5_000);
  });

  test('that cannot be written wait on, and more than the memory is for is refused', async () => {
    counting.note('impression', pins(1));
    trouble = new Error('the disk is full');
    await expect(counting.write()).rejects.toThrow('full');
    counting.note('impression', pins(1));
    trouble = null;
    await counting.write();
    expect(written).toEqual([[{ pinId: '1', day, impressions: 2, pinClicks: 0 }]]);
    expect(counting.note('impression', pins(...Array.from({ length: 20_000 }, (_, index) => index)))).toBe(
      true,
    );
    expect(counting.note('impression', pins(20_001))).toBe(false);
    expect(counting.note('impression', pins(7))).toBe(true);
  });

  test('of long ago go, once a day', async () => {
    counting.note('impression', pins(1));
    await counting.write();
    counting.note('impression', pins(1));
    await counting.write();
    expect(tidied).toEqual([day - 90]);
    now += 24 * 3600 * SECOND;
    counting.note('impression', pins(1));
    await counting.write();
    expect(tidied).toEqual([day - 90, day - 89]);
  });
});
