import { expect, test } from 'vitest';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { LastChoice } from '../../../src/application/saving/last-choice.ts';
import { toBoardId, toSectionId, toUserId } from '../../../src/domain/ids/ids.ts';
import type { SaveChoice } from '../../../src/domain/saving/save-choice.ts';

const ANN = toUserId('11');
const BOARD: SaveChoice = { boardId: toBoardId('41'), section: null };
const SECTION: SaveChoice = {
  boardId: toBoardId('41'),
  section: { entityId: toSectionId('7'), title: 'Herbs', slug: 'herbs' },
};
const PROFILE: SaveChoice = { boardId: null, section: null };

test.each([
  ['a board', BOARD],
  ['a section', SECTION],
  ['the profile', PROFILE],
])('%s is still the choice after a reload', (_, choice) => {
  const storage = new InMemoryKeyValueStorage();
  new LastChoice(storage).keep(ANN, choice);
  expect(new LastChoice(storage).of(ANN)).toEqual(choice);
});

test('what one person chose is nothing to another one', () => {
  const choices = new LastChoice(new InMemoryKeyValueStorage());
  choices.keep(ANN, BOARD);
  expect(choices.of(toUserId('12'))).toBeNull();
});

test('a choice can be forgotten', () => {
  const choices = new LastChoice(new InMemoryKeyValueStorage());
  choices.keep(ANN, BOARD);
  choices.keep(ANN, null);
  expect(choices.of(ANN)).toBeNull();
});

test.each(['', '{', 'null', '7', '[]', '{}', '{"boardId":"x/y"}', '{"boardId":41}'])(
  'what cannot be read is no choice: %s',
  (text) => {
    const storage = new InMemoryKeyValueStorage();
    new LastChoice(storage).keep(ANN, BOARD);
    storage.set(storage.keys('')[0]!, text);
    expect(new LastChoice(storage).of(ANN)).toBeNull();
  },
);

test('a section that cannot be read leaves the board', () => {
  const storage = new InMemoryKeyValueStorage();
  new LastChoice(storage).keep(ANN, BOARD);
  storage.set(storage.keys('')[0]!, '{"boardId":"41","section":{"entityId":"7"}}');
  expect(new LastChoice(storage).of(ANN)).toEqual(BOARD);
});
