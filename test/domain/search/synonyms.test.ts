import { expect, test } from 'vitest';
import { isAboutShopping, withoutPrices } from '../../../src/domain/search/shopping-words.ts';
import { isGuideWord, isTellingWord } from '../../../src/domain/search/guide-words.ts';
import { Synonyms, synonymsWith } from '../../../src/domain/search/synonyms.ts';
import { wordClass } from '../../../src/domain/search/word-class.ts';

const of = (synonyms: Synonyms, words: string) => synonyms.of(...words.split(' ').map(wordClass)).words;

test('words of one line mean the same, in any number and case', () => {
  const synonyms = new Synonyms(['Sofas, couch , Settee', '# a, b']);
  expect([...of(synonyms, 'couches')].sort()).toEqual(['settee', 'sofa']);
  expect(of(synonyms, 'b').size).toBe(0);
});

test('words in a row can mean the same as one word, or as others', () => {
  const synonyms = new Synonyms(['Living Rooms, lounge, sitting room', 'much too many words, few']);
  expect([...of(synonyms, 'living room')]).toEqual(['lounge']);
  expect(synonyms.of('lounge').phrases).toEqual([
    ['living', 'room'],
    ['sitting', 'room'],
  ]);
  expect(of(synonyms, 'room').size).toBe(0);
  expect(of(synonyms, 'few').size).toBe(0);
});

test('a word of several lines has the synonyms of each; those are no synonyms of each other', () => {
  const synonyms = new Synonyms(['ring, band', 'band, group']);
  expect([...of(synonyms, 'band')].sort()).toEqual(['group', 'ring']);
  expect([...of(synonyms, 'ring')]).toEqual(['band']);
});

test('the program has groups of its own, to which an operator adds', () => {
  expect([...of(synonymsWith([]), 'sofa')]).toContain('couch');
  expect([...of(synonymsWith(['sofa, chesterfield']), 'sofa')]).toEqual(
    expect.arrayContaining(['couch', 'chesterfield']),
  );
});

test.each([
  ['lamp under 50', true],
  ['lamp 20 €', true],
  ['$30 vase', true],
  ['buy lamps', true],
  ['sunset', false],
  ['1920 interior', false],
])('%o is about shopping: %o', (query, isAbout) => {
  expect(isAboutShopping(query, query.split(' ').map(wordClass))).toBe(isAbout);
});

test('prices are no words to search for', () => {
  expect(withoutPrices('lamp under 50 euros').trim()).toBe('lamp');
});

test.each([
  ['kitchen', true],
  ['東京', true],
  ['a', false],
  ['with', false],
  ['und', false],
  ['2026', false],
  ['#oak', false],
  ['です', false],
  ['ten', false],
  ['down', false],
  ['minutes', false],
  ['🍋', false],
  ['goes', false],
  ['else', false],
])('%o can narrow a search: %o', (word, can) => {
  expect(isTellingWord(word)).toBe(can);
});

test('numbers and directions are suggested beside other words', () => {
  expect(['first', 'under', 'with'].map(isGuideWord)).toEqual([true, true, false]);
});
