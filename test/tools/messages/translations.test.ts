import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../../tools/messages/catalogue.ts';
import {
  readTranslations,
  shareTranslated,
  stateOf,
  translationsText,
} from '../../../tools/messages/translations.ts';
import { translationProblems } from '../../../tools/messages/translation-problems.ts';
import { aFolder } from '../temporary-folder.ts';
import { aCatalogue, aLanguage } from './a-catalogue.ts';

const PINS = '{count, plural, one {# Pin} other {# Pins}}';
const MEDIA = '{kind, select, video {video} other {image}}';

describe('a translation', () => {
  test.each([
    ['a plain text', 'de', 'Save', 'Merken'],
    ['another order of values', 'ja', 'Saved {pin} to {board}', '{board}に{pin}を保存しました'],
    ['the plurals of its language', 'ja', PINS, '{count, plural, other {#件のピン}}'],
    ['a number without its plurals', 'ja', PINS, '{count}件のピン'],
    ['an exact number', 'de', PINS, '{count, plural, =0 {Kein Pin} one {# Pin} other {# Pins}}'],
    ['all options', 'de', MEDIA, '{kind, select, video {Video} other {Bild}}'],
    ['one word that is the same', 'de', 'Pin', 'Pin'],
    ['names that are the same', 'de', 'JPEG, PNG, WebP or GIF', 'JPEG, PNG, WebP or GIF'],
  ])('may have %s', (_name, tag, english, text) => {
    expect(translationProblems(tag, english, text)).toEqual([]);
  });

  test.each([
    ['is no message', 'Saved to {board}', 'Auf {board', /^is no valid message/],
    ['leaves out a value', 'Saved to {board}', 'Gemerkt', 'does not use {board}'],
    ['has a value of its own', 'Saved', '{pin} gemerkt', 'uses {pin}, which the English does not have'],
    [
      'counts a text',
      'By {name}',
      'Von {name, plural, one {#} other {#}}',
      'uses {name} as a plural, but it may be a text',
    ],
    [
      'selects by a text',
      'By {name}',
      '{name, select, other {Von}}',
      'uses {name} as a select, which it is not in English',
    ],
    ['writes a choice', MEDIA, '{kind}', 'writes {kind}, which is a word of the code'],
    ['lacks a plural', PINS, '{count, plural, other {# Pins}}', '{count} needs the plural one'],
    [
      'has a plural of another language',
      PINS,
      '{count, plural, one {# Pin} few {# Pins} other {# Pins}}',
      '{count} has the plural few, which the language does not use',
    ],
    ['lacks an option', MEDIA, '{kind, select, other {Bild}}', '{kind} lacks the option video'],
    [
      'has an option of its own',
      MEDIA,
      '{kind, select, video {Video} film {Film} other {Bild}}',
      '{kind} has the option film, which the English does not have',
    ],
    ['lost a space', 'Done: ', 'Fertig:', 'begins or ends with other spaces than the English'],
    ['is empty', 'Save', '', 'is empty'],
    ['was copied', 'Save this pin', 'Save this pin', 'is still English'],
  ])('that %s is refused', (_name, english, text, problem) => {
    const found = translationProblems('de', english, text);
    expect(found).toEqual([typeof problem === 'string' ? problem : expect.stringMatching(problem)]);
  });

  test('needs all plurals of its language', () => {
    expect(translationProblems('ar', PINS, '{count, plural, one {#} other {#}}')).toEqual([
      '{count} needs the plural zero, two, few, many',
    ]);
  });
});

describe('a message', () => {
  const [group] = aCatalogue({ 'a.to': 'To {board}' });
  const [message] = group!.messages;
  test.each([
    ['missing', {}],
    ['translated', { 'a.to': ['To {board}', 'Auf {board}'] as const }],
    ['changed', { 'a.to': ['Onto {board}', 'Auf {board}'] as const }],
    ['unfit', { 'a.to': ['To {place}', 'Auf {place}'] as const }],
  ])('is %s', (state, texts) => {
    expect(stateOf(message!, aLanguage('de', texts))).toBe(state);
  });
});

test('the share of a language is that of the messages that it shows', () => {
  const groups = aCatalogue({ 'a.one': 'One', 'a.two': 'Two', 'a.three': 'Three', 'a.four': 'Four' });
  const german = aLanguage('de', { 'a.one': ['One', 'Eins'], 'a.two': ['2', 'Zwei'], 'a.x': ['X', 'X'] });
  expect(shareTranslated(groups, german)).toBe(0.5);
});

describe('a file of translations', () => {
  test('is sorted by key', () => {
    const text = translationsText({ 'b.a': { english: 'B', text: 'b' }, 'a.b': { english: 'A', text: 'a' } });
    expect(text.indexOf('a.b')).toBeLessThan(text.indexOf('b.a'));
  });

  test.each([
    ['languages/de.json', '{"a.save": "Merken"}', 'languages/de.json: a.save needs "english" and "text".'],
    ['languages/de.json', '{', /^languages\/de\.json: /],
    ['languages/pt-br.json', '{}', 'pt-br is no language tag as de or pt-BR.'],
  ])('of another form is refused: %s %s', (file, text, error) => {
    expect(() => readTranslations(aFolder({ [file]: text }))).toThrow(error);
  });
});

/** New English messages make translations missing or changed; neither is wrong. */
describe.each(readTranslations(path.resolve('.')))('the translations of $tag', ({ tag, byKey }) => {
  test('can all be shown, and belong to messages of the program', async () => {
    const groups = await readCatalogue(path.resolve('.'));
    const keys = new Set(groups.flatMap(({ messages }) => messages.map(({ key }) => key)));
    const wrong = Object.entries(byKey).flatMap(([key, { english, text }]) => [
      ...(keys.has(key) ? [] : [`${key} is no message: npm run messages -- prune`]),
      ...translationProblems(tag, english, text).map((problem) => `${key} ${problem}`),
    ]);
    expect(wrong).toEqual([]);
  });

  test('have a glossary', () => {
    expect(readFileSync(`languages/${tag}.glossary.md`, 'utf8')).toMatch(/^# Glossary: /);
  });

  test('are sorted by key', () => {
    expect(readFileSync(`languages/${tag}.json`, 'utf8')).toBe(translationsText(byKey));
  });
});
