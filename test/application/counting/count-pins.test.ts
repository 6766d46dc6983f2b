import { expect, test } from 'vitest';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { countSeenPins } from '../../builders/count-seen-pins.ts';

const id = (number: number) => toPinId(String(number));

test('what was seen is sent together, once', () => {
  const { sent, pins } = countSeenPins();
  pins.saw(id(1));
  pins.saw(id(2));
  pins.tell();
  pins.tell();
  pins.leave();
  expect(sent).toEqual([{ impressions: ['1', '2'], isLeaving: false }]);
});

test('a pin that is seen again in the same view of the page is not sent again', () => {
  const { sent, pins } = countSeenPins();
  pins.saw(id(1));
  pins.tell();
  pins.saw(id(1));
  pins.saw(id(2));
  pins.leave();
  expect(sent).toEqual([
    { impressions: ['1'], isLeaving: false },
    { impressions: ['2'], isLeaving: true },
  ]);
});

test('more than 200 are sent in several parts', () => {
  const { sent, pins } = countSeenPins();
  for (let number = 1; number <= 401; number += 1) pins.saw(id(number));
  pins.tell();
  expect(sent.map(({ impressions }) => impressions.length)).toEqual([200, 200, 1]);
});

test('experiences that were not seen are sent with the next pins, or when the page is left', () => {
  const { batches, pins } = countSeenPins();
  pins.missed(7, 'superseded');
  pins.saw(id(1));
  pins.tell();
  pins.missed(8, 'failed');
  pins.leave();
  expect(batches).toMatchObject([
    { impressions: ['1'], unseen: ['7:superseded'] },
    { impressions: [], unseen: ['8:failed'] },
  ]);
});
