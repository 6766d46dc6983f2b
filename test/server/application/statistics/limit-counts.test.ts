import { expect, test } from 'vitest';
import { LimitCounts } from '../../../../server/application/statistics/limit-counts.ts';
import { toPinId } from '../../../../src/domain/ids/ids.ts';

const pins = (...ids: readonly number[]) => ids.map((id) => toPinId(String(id)));

function limits(scale = 1) {
  const clock = { time: 0, now: () => clock.time };
  return { clock, limit: new LimitCounts({ clock, seed: 7, scale }) };
}

test('one sender counts a pin thirty times an hour, each kind by itself', () => {
  const { clock, limit } = limits();
  for (let count = 0; count < 30; count += 1) expect(limit.admit('a', 'impression', pins(1)).size).toBe(1);
  expect(limit.admit('a', 'impression', pins(1, 2))).toEqual(new Set(pins(2)));
  expect(limit.admit('a', 'pin_click', pins(1)).size).toBe(1);
  expect(limit.admit('b', 'impression', pins(1)).size).toBe(1);
  clock.time = 3_600_000;
  expect(limit.admit('a', 'impression', pins(1)).size).toBe(1);
});

test('a pin that comes twice at once counts once', () => {
  expect(limits().limit.admit('a', 'impression', pins(1, 1, 2))).toEqual(new Set(pins(1, 2)));
  const { limit } = limits();
  for (let count = 0; count < 30; count += 1) expect(limit.admit('a', 'impression', pins(1, 1)).size).toBe(1);
});

test('many senders and pins do not get in each other’s way', () => {
  const { limit } = limits();
  let admitted = 0;
  for (let sender = 0; sender < 500; sender += 1) {
    for (let pin = 0; pin < 400; pin += 1) {
      admitted += limit.admit(`2001:db8::${sender}`, 'impression', pins(pin)).size;
    }
  }
  expect(admitted).toBe(200_000);
});

test('one sender’s events are stored up to two megabytes an hour', () => {
  const { clock, limit } = limits();
  expect(limit.admitBytes('a', 1_500_000)).toBe(true);
  expect(limit.admitBytes('a', 600_000)).toBe(false);
  expect(limit.admitBytes('a', 400_000)).toBe(true);
  expect(limit.admitBytes('b', 600_000)).toBe(true);
  clock.time = 3_600_000;
  expect(limit.admitBytes('a', 1_500_000)).toBe(true);
});

test('the operator scales the limits; without limits everything counts', () => {
  const admitted = ({ limit }: ReturnType<typeof limits>) =>
    Array.from({ length: 70 }, () => limit.admit('a', 'impression', pins(1)).size).filter(Boolean).length;
  expect([limits(2), limits(0)].map(admitted)).toEqual([60, 70]);
  expect(limits(0).limit.admitBytes('a', 9_000_000)).toBe(true);
});
