import { describe, expect, test } from 'vitest';
import { SnowflakeIds } from '../../../server/adapters/node/snowflake-ids.ts';

const START_2026 = Date.UTC(2026, 0, 1);

function idsAt(time: number) {
  const clock = { time, now: () => clock.time };
  return { clock, ids: new SnowflakeIds(clock) };
}

describe('ids', () => {
  test('grow, also within a millisecond and beyond what fits into one', () => {
    const { ids } = idsAt(START_2026 + 1000);
    const list = Array.from({ length: 10_000 }, () => Number(ids.next()));
    expect(list.every((id, index) => index === 0 || id > (list[index - 1] ?? 0))).toBe(true);
  });

  test('of a later time are larger, also after a restart', () => {
    const before = idsAt(START_2026 + 1000).ids.next();
    const after = idsAt(START_2026 + 1001).ids.next();
    expect(Number(after)).toBeGreaterThan(Number(before));
  });

  test('go on growing when the clock is set back', () => {
    const { clock, ids } = idsAt(START_2026 + 100_000);
    const first = Number(ids.next());
    clock.time = START_2026;
    expect(Number(ids.next())).toBe(first + 1);
    expect(Number(ids.nextUpload())).toBeGreaterThan(0);
  });

  test.each([2026, 2040, 2056])('are safe numbers in %i, and upload ids have at most 15 digits', (year) => {
    const { ids } = idsAt(Date.UTC(year, 11, 31));
    expect(Number.isSafeInteger(Number(ids.next()))).toBe(true);
    expect(ids.next()).toMatch(/^\d{1,16}$/);
    expect(ids.nextUpload()).toMatch(/^\d{1,15}$/);
    expect(ids.nextRequest()).toMatch(/^\d{1,16}$/);
  });

  test('of two processes with the same clock are never the same, and each process can have another number', () => {
    const clock = { now: () => START_2026 + 1000 };
    let number = 3;
    const processes = [
      new SnowflakeIds(clock, 0, () => 0),
      new SnowflakeIds(clock, 17, () => 31),
      new SnowflakeIds(clock, 0, () => number),
    ];
    const list = Array.from({ length: 3000 }, (_, index) => {
      number = index < 1500 ? 3 : 4;
      return processes.map((ids) => [ids.next(), `upload ${ids.nextUpload()}`]);
    }).flat(2);
    expect(new Set(list).size).toBe(list.length);
    const last = list.filter((_, index) => index % 6 === 4).map(Number);
    expect(last.every((id, index) => index === 0 || id > last[index - 1]!)).toBe(true);
  });

  test('are ids even on a machine whose clock was never set', () => {
    expect(idsAt(0).ids.next()).toMatch(/^[1-9]\d*$/);
  });
});
