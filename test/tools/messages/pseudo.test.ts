import { describe, expect, test } from 'vitest';
import { compileMessage } from '../../../tools/messages/compile.ts';
import { languageFile } from '../../../tools/messages/language-modules.ts';
import { PSEUDO_TAG, pseudoMessage } from '../../../tools/messages/pseudo.ts';
import { aCatalogue } from './a-catalogue.ts';

const pseudo = (icu: string) => pseudoMessage(compileMessage(icu));

describe('the pseudo-language', () => {
  test('marks a text, with accents on its letters', () => {
    expect(pseudo('Boards')).toBe('⟦Bóóóáárdš⟧');
  });

  test('makes a text a third longer', () => {
    const english = 'Choose several images at once; each becomes a pin on this board.';
    const letters = english.replaceAll(/[^a-z]/gi, '').length;
    expect(pseudo(english)).toHaveLength(english.length + Math.ceil(letters * 0.35) + '⟦⟧'.length);
  });

  test('keeps values, plurals and options', () => {
    expect(pseudo('{count, plural, one {# Pin} other {# Pins}} of {name}')).toEqual([
      '⟦',
      ['count', 'plural', { one: [0, ' Píííñ'], other: [0, ' Píííñš'] }],
      ' óóf ',
      ['name'],
      '⟧',
    ]);
  });

  test('has all messages', () => {
    const texts = { groups: aCatalogue({ 'a.save': 'Save' }), languages: [] };
    expect(languageFile(PSEUDO_TAG, texts)).toMatchObject({
      tag: 'en-XA',
      direction: 'ltr',
      texts: { 'a.save': expect.stringMatching(/^⟦.*⟧$/) as string },
    });
  });
});
