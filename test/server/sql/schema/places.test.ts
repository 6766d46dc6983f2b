import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLACE_STEP, placesBetween } from '../../../../server/adapters/sql/schema/places.ts';

test('places lie evenly between their neighbours', () => {
  expect(placesBetween(100, 0, 1)).toEqual([50]);
  expect(placesBetween(100, 0, 3)).toEqual([75, 50, 25]);
  expect(placesBetween(2, 0, 1)).toEqual([1]);
});

test('there is none where there is no room', () => {
  expect(placesBetween(1, 0, 1)).toBeUndefined();
  expect(placesBetween(5, 5, 1)).toBeUndefined();
  expect(placesBetween(10, 0, 10)).toBeUndefined();
});

test('there are places exactly where there is room: different whole numbers within their bounds, largest first', () => {
  // Most of the rooms are about as large as what is to come in.
  const rooms = fc.oneof({ weight: 3, arbitrary: fc.nat(60) }, fc.nat(PLACE_STEP));
  const counts = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 30 }) },
    fc.integer({ min: 1, max: 300 }),
  );
  const bounds = fc.tuple(fc.integer(), rooms, counts);
  fc.assert(
    fc.property(bounds, ([below, room, count]) => {
      const places = placesBetween(below + room, below, count);
      if (room <= count) return places === undefined;
      const all = [below + room, ...(places ?? []), below];
      const isFalling = all.every((place, index) => index === 0 || place < (all[index - 1] ?? 0));
      return places?.length === count && isFalling && places.every(Number.isInteger);
    }),
  );
});
