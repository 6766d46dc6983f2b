import { expect, test } from 'vitest';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { noteVisit } from '../../../src/application/leaving/note-visit.ts';

const visit = { now: 1_000_000, isSignedIn: false, allowsTracking: true };

test('the first visit is new, the next one is not', () => {
  const storage = new InMemoryKeyValueStorage();
  expect(noteVisit({ ...visit, storage })).toBe(true);
  expect(noteVisit({ ...visit, storage, now: 2_000_000 })).toBe(false);
});

test('nothing is written for members, and nothing stays where it is not allowed', () => {
  const storage = new InMemoryKeyValueStorage();
  expect(noteVisit({ ...visit, storage, isSignedIn: true })).toBeNull();
  expect(storage.keys('')).toEqual([]);
  noteVisit({ ...visit, storage });
  expect(noteVisit({ ...visit, storage, allowsTracking: false })).toBeNull();
  expect(storage.keys('')).toEqual([]);
});
