import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchForm, withoutAccents } from '../../../src/domain/search/search-form.ts';
import { queryWords, searchWords } from '../../../src/domain/search/search-words.ts';
import { wordClass } from '../../../src/domain/search/word-class.ts';

const texts = (words: readonly { readonly text: string }[]) => words.map(({ text }) => text);

test.each([
  ['Women’s SHELVES, and more!', ['women', 'shelves', 'and', 'more']],
  ['ﬁne ２０２５', ['fine', '2025']],
  ['soft\u00ADhyphen zero\u200Bwidth \u202Ertl\u202C', ['softhyphen', 'zerowidth', 'rtl']],
  ['a t-shirt', ['a', 't', 'shirt', 'tshirt']],
  ['#OakDesk for two', ['oakdesk', 'for', 'two', '#oakdesk']],
  ['東京タワー', ['東京', '京タ', 'タワ', 'ワー', '東', '京']],
  ['猫', ['猫']],
  ['iPhone充電器', ['iphone', '充電', '電器', '充', '電', '器']],
  ['서울 카페', ['서울', '카페']],
  ['हिन्दी रसोई', ['हिन्दी', 'रसोई']],
  ['… – !?', []],
  ['Pie 🍋 day ❤️ 🇯🇵', ['pie', 'day', '🍋', '❤', '🇯🇵']],
])('the words of %o', (text, words) => {
  expect(texts(searchWords(text))).toEqual(words);
});

test('Thai is split by a dictionary', () => {
  expect(texts(searchWords('ห้องครัวสีขาว')).length).toBeGreaterThan(1);
});

test.each([
  ['東京', ['東京']],
  ['猫', ['猫']],
  ['#oakdesk table', ['#oakdesk', 'table']],
  ['"oak" AND (desk OR -table*) title:^2', ['oak', 'and', 'desk', 'or', 'table', 'title', '2']],
  ["'; DROP TABLE pins; --", ['drop', 'table', 'pins']],
  ['(.*)+$ [a-z]{1,}', ['a', 'z', '1']],
  ['""', []],
  ['🍋👩🏽‍🍳', ['🍋', '👩', '🍳']],
  ['lemon 🍋', ['lemon']],
])('the words of the query %o', (query, words) => {
  expect(texts(queryWords(query))).toEqual(words);
});

test('a very long word is cut', () => {
  expect(searchWords('x'.repeat(10_000))[0]?.text).toHaveLength(40);
});

describe('words of one class', () => {
  test.each([
    ['shelves', 'shelf'],
    ['الزهور', 'زهور'],
    ['والسيارات', 'سيارة'],
    ['أزياء', 'ازياء'],
    ['كِتاب', 'كتاب'],
    ['women', 'woman'],
    ['boxes', 'box'],
    ['dishes', 'dish'],
    ['berries', 'berry'],
    ['tomatoes', 'tomato'],
    ['shoes', 'shoe'],
    ['cookies', 'cookie'],
    ['glasses', 'glass'],
    ['mice', 'mouse'],
    ['Cafés', 'cafe'],
    ['crème', 'creme'],
    ['smørrebrød', 'smorrebrod'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['ΟΔΟΣ', 'οδος'],
    ['Ёлка', 'елка'],
  ])('%s and %s', (one, other) => {
    expect(wordClass(searchForm(one))).toBe(wordClass(searchForm(other)));
  });

  test.each([
    ['news', 'new'],
    ['lens', 'len'],
    ['universe', 'university'],
    ['organ', 'organization'],
    ['bus', 'bu'],
    ['glass', 'glas'],
    ['が', 'か'],
    ['हिंदी', 'हद'],
  ])('not %s and %s', (one, other) => {
    expect(wordClass(one)).not.toBe(wordClass(other));
  });
});

test('any text has words, and they are words of themselves', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      for (const { text: word, kind } of searchWords(text)) {
        expect(word.length).toBeGreaterThan(0);
        expect(word).toBe(searchForm(word));
        expect(withoutAccents(withoutAccents(word))).toBe(withoutAccents(word));
        if (kind === 'word') expect(texts(searchWords(word)).join('')).toContain(word);
      }
    }),
  );
});

test('the words of a query are among the words of the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const indexed = new Set(texts(searchWords(text)));
      for (const word of texts(queryWords(text))) expect(indexed).toContain(word);
    }),
  );
});
