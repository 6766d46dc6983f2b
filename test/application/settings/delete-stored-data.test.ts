import { expect, test } from 'vitest';
import { deleteStoredData } from '../../../src/application/settings/delete-stored-data.ts';
import { STORED_DATA, type StoragePlace, type StoredName } from '../../../src/domain/storage/stored-data.ts';

const KEPT = ['_pinakes_sess', '_auth', 'csrftoken', '_consent'];

/** A browser with these things. */
function device(stored: readonly { readonly place: StoragePlace; readonly name: string }[], held = '') {
  let things = [...stored];
  return {
    names: async (place: StoragePlace) =>
      things.filter((thing) => thing.place === place).map(({ name }) => name),
    remove: async (place: StoragePlace, name: string) => {
      if (name === held) return false;
      things = things.filter((thing) => thing.place !== place || thing.name !== name);
      return true;
    },
    left: () => things.map(({ name }) => name),
  };
}

const everything = (Object.keys(STORED_DATA) as StoredName[]).map((name) => ({
  place: STORED_DATA[name].place,
  name,
}));

test('everything listed goes, but for the log-in, its protection and the choice itself', async () => {
  const browser = device(everything);
  const removed = await deleteStoredData(browser);
  expect(browser.left()).toEqual(KEPT);
  expect([...removed].sort()).toEqual(
    Object.keys(STORED_DATA)
      .filter((name) => !KEPT.includes(name))
      .sort(),
  );
});

test('keys with a listed beginning are told once, and what is not ours stays', async () => {
  const browser = device([
    { place: 'local', name: 'pinakes:draft:1' },
    { place: 'local', name: 'pinakes:draft:2' },
    { place: 'local', name: 'other' },
    { place: 'session', name: 'pinakes:seen' },
  ]);
  expect(await deleteStoredData(browser)).toEqual(['pinakes:draft:']);
  expect(browser.left()).toEqual(['other', 'pinakes:seen']);
});

test('what the browser holds back is not told as deleted', async () => {
  const browser = device([{ place: 'cache', name: 'pinakes-seen' }], 'pinakes-seen');
  expect(await deleteStoredData(browser)).toEqual([]);
});
