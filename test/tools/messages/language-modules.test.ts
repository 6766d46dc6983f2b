/// <reference path="../../../src/composition/language-modules.d.ts" />
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import languages from 'languages:list';
import load from 'languages:load';
import { readCatalogue } from '../../../tools/messages/catalogue.ts';
import { languageFile, languageModule, offeredLanguages } from '../../../tools/messages/language-modules.ts';
import { readTranslations } from '../../../tools/messages/translations.ts';
import { aCatalogue, aLanguage } from './a-catalogue.ts';

const groups = aCatalogue({ 'a.save': 'Save', 'a.to': 'To {board}', 'a.pins': 'Pins', 'a.new': 'New' });
const german = aLanguage('de', {
  'a.save': ['Save', 'Merken'],
  'a.to': ['To the board {board}', 'Auf {board}'],
  'a.pins': ['{count} pins', '{count} Pins'],
});
const texts = { catalogue: groups, groups, languages: [aLanguage('ar', {}), german] };

describe('the texts of a language', () => {
  test('are English where no translation fits the present English', () => {
    expect(languageFile('de', texts)).toEqual({
      tag: 'de',
      direction: 'ltr',
      texts: { 'a.save': 'Merken', 'a.to': ['Auf ', ['board']], 'a.pins': 'Pins', 'a.new': 'New' },
    });
  });

  test('stand in the order of the catalogue in builds', () => {
    expect(languageModule('language:de', texts, 'number')).toContain(
      '"texts":["","Merken",["Auf ",["board"]],"Pins","New"]',
    );
  });

  test('come with the direction of the language', () => {
    expect(languageFile('ar', texts).direction).toBe('rtl');
  });

  test('of an unknown language are refused', () => {
    expect(() => languageModule('language:nl', texts, 'key')).toThrow('There is no language nl.');
    expect(() => languageModule('languages:all', texts, 'key')).toThrow('There is no module languages:all.');
  });
});

test('the list of languages names them as their readers do, and how much is translated', () => {
  expect(offeredLanguages(texts)).toEqual([
    { tag: 'en', direction: 'ltr', name: 'English', share: 1 },
    { tag: 'ar', direction: 'rtl', name: 'العربية', share: 0 },
    { tag: 'de', direction: 'ltr', name: 'Deutsch', share: 0.5 },
  ]);
});

test('the pseudo-language can be chosen in a build for tests only', () => {
  const tags = (pseudo?: boolean) => offeredLanguages({ ...texts, pseudo }).map(({ tag }) => tag);
  expect(tags()).not.toContain('en-XA');
  expect(tags(true)).toEqual(['en', 'en-XA', 'ar', 'de']);
  expect(languageModule('languages:load', { ...texts, pseudo: true }, 'key')).toContain('language:en-XA');
});

describe('the languages of the program', () => {
  test('can all be loaded, each with a text for every message', async () => {
    const own = await readCatalogue(path.resolve('.'));
    const keys = own.flatMap(({ messages }) => messages.map(({ key }) => key)).sort();
    expect(languages.map(({ tag }) => tag)).toEqual(Object.keys(load));
    for (const { tag, direction } of languages) {
      const { default: file } = await load[tag]!();
      expect(file).toMatchObject({ tag, direction });
      expect(Object.keys(file.texts).sort()).toEqual(keys);
    }
  });

  test('are those with a file', () => {
    const files = readTranslations(path.resolve('.')).map(({ tag }) => tag);
    expect(languages.map(({ tag }) => tag)).toEqual(['en', ...files]);
  });
});
