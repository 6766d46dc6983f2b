import { expect, test } from 'vitest';
import { CountPins } from '../../../src/application/counting/count-pins.ts';
import type { PinCounts } from '../../../src/application/ports/pins/pin-counter.ts';
import { toPinId } from '../../../src/domain/ids/ids.ts';

const id = (number: number) => toPinId(String(number));

function counting() {
  const told: PinCounts[] = [];
  return { told, pins: new CountPins({ counter: { count: (counts) => void told.push(counts) } }) };
}

test('what was seen and left is told together, once', () => {
  const { told, pins } = counting();
  pins.saw(id(1));
  pins.saw(id(2));
  pins.left(id(2));
  pins.tell();
  pins.tell();
  expect(told).toEqual([{ impressions: ['1', '2'], pinClicks: ['2'] }]);
});

test('a pin that is seen again in the same view of the page is not told again', () => {
  const { told, pins } = counting();
  pins.saw(id(1));
  pins.tell();
  pins.saw(id(1));
  pins.saw(id(2));
  pins.tell();
  expect(told.map(({ impressions }) => impressions)).toEqual([['1'], ['2']]);
});

test('more than 200 are told in several parts', () => {
  const { told, pins } = counting();
  for (let number = 1; number <= 401; number += 1) pins.saw(id(number));
  pins.tell();
  expect(told.map(({ impressions }) => impressions.length)).toEqual([200, 200, 1]);
});
