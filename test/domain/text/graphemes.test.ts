import fc from 'fast-check';
import { expect, test } from 'vitest';
import { characterCount, firstCharacters, isLongerThan } from '../../../src/domain/text/graphemes.ts';

test.each([
  ['', 0],
  ['abc', 3],
  ['äöü', 3],
  ['e\u0301', 1],
  ['👩‍👩‍👧', 1],
  ['👍🏽👍', 2],
  ['🇩🇪🇫🇷', 2],
  ['한국어', 3],
  ['a\r\nb', 3],
])('%o has %i characters', (text, count) => expect(characterCount(text)).toBe(count));

test('no character is cut apart', () => {
  expect(firstCharacters('👩‍👩‍👧👍🏽x', 1)).toBe('👩‍👩‍👧');
  expect(firstCharacters('👩‍👩‍👧👍🏽x', 2)).toBe('👩‍👩‍👧👍🏽');
  expect(firstCharacters('abc', 3)).toBe('abc');
});

test('the first characters are the beginning and no more than asked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(12), (text, limit) => {
      const first = firstCharacters(text, limit);
      expect(text.startsWith(first)).toBe(true);
      expect(characterCount(first)).toBe(Math.min(limit, characterCount(text)));
      expect(isLongerThan(text, limit)).toBe(characterCount(text) > limit);
    }),
  );
});
