import { expect, test } from 'vitest';
import { STORED_DATA, storedEntry } from '../../../src/domain/storage/stored-data.ts';

test.each([
  ['cookie', '_consent', '_consent'],
  ['local', 'events.12', 'events.'],
  ['local', 'pinakes:seen', 'pinakes:seen'],
  ['cache', 'pinakes-shell-3', 'pinakes-shell-'],
] as const)('the %s %s is listed', (place, name, listed) => {
  expect(storedEntry(place, name)).toBe(STORED_DATA[listed]);
});

test.each([
  ['cookie', '_ga'],
  ['cookie', '_consent2'],
  ['cookie', 'pinakes:seen'],
  ['local', 'pinakes:seen:2'],
  ['session', 'events.12'],
] as const)('the %s %s is not', (place, name) => {
  expect(storedEntry(place, name)).toBeUndefined();
});
