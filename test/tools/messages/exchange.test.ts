import { describe, expect, test } from 'vitest';
import { exportMessages, importMessages, type Exchange } from '../../../tools/messages/exchange.ts';
import { readJson, writeJson } from '../../../tools/messages/exchange-json.ts';
import { readXliff, writeXliff } from '../../../tools/messages/exchange-xliff.ts';
import { languageReport, reportTable } from '../../../tools/messages/language-report.ts';
import { messageNotes } from '../../../tools/messages/notes.ts';
import { pruned } from '../../../tools/messages/prune.ts';
import { aFolder } from '../temporary-folder.ts';
import { aCatalogue, aLanguage } from './a-catalogue.ts';

const groups = aCatalogue({
  'a.save': 'Save',
  'a.also': 'Save',
  'a.count': '{count, plural, one {# Pin} other {# Pins}}',
  'a.media': '{kind, select, video {video} other {image}}',
  'a.to': 'Saved to {board}',
  'a.old': 'New text',
});
const german = aLanguage('de', { 'a.save': ['Save', 'Merken'], 'a.old': ['Old text', 'Alter Text'] });

describe('an export', () => {
  const exported = (onlyMissing: boolean) =>
    exportMessages(german, {
      groups,
      comments: new Map([['a.to', 'A toast.']]),
      onlyMissing,
    }).messages;

  test('has all messages with their translations', () => {
    expect(Object.keys(exported(false))).toEqual(groups[0]!.messages.map(({ key }) => key));
    expect(exported(false)['a.save']).toMatchObject({ english: 'Save', text: 'Merken' });
  });

  test('may leave out what is translated', () => {
    expect(Object.keys(exported(true))).toEqual(['a.also', 'a.count', 'a.media', 'a.to', 'a.old']);
  });

  test.each([
    ['a.to', ['A toast.', '{board} is filled in; keep it']],
    ['a.count', ['{count} is a number; plurals: one, other']],
    ['a.media', ['{kind} chooses: video, other; keep these words']],
    ['a.also', ['Elsewhere: “Merken” in a.save']],
    ['a.old', ['Translated from: Old text']],
  ])('tells what is needed to translate %s', (key, notes) => {
    expect(exported(true)[key]!.notes).toEqual([...notes, 'In src/ui/a/messages.en.ts']);
  });
});

describe('an import', () => {
  const imported = (texts: Readonly<Record<string, readonly [english: string, text: string]>>) =>
    importMessages(groups, german, { messages: withNotes(texts) });

  test('takes new and changed translations', () => {
    const { language, changed, refused } = imported({
      'a.save': ['Save', 'Merken'],
      'a.to': ['Saved to {board}', 'Auf {board} gemerkt'],
      'a.old': ['New text', 'Neuer Text'],
      'a.also': ['Save', ''],
    });
    expect({ changed, refused }).toEqual({ changed: 2, refused: [] });
    expect(language.byKey).toEqual({
      ...german.byKey,
      'a.to': { english: 'Saved to {board}', text: 'Auf {board} gemerkt' },
      'a.old': { english: 'New text', text: 'Neuer Text' },
    });
  });

  test('leaves out what is wrong, and says so', () => {
    const { language, changed, refused } = imported({
      'a.to': ['Saved to {board}', 'Gemerkt'],
      'a.gone': ['Gone', 'Weg'],
    });
    expect({ changed, refused }).toEqual({
      changed: 0,
      refused: ['a.to does not use {board}', 'a.gone is no message'],
    });
    expect(language.byKey).toEqual(german.byKey);
  });

  test('keeps the English that was translated', () => {
    expect(imported({ 'a.to': ['On {board}', 'Auf {board}'] }).language.byKey['a.to']).toEqual({
      english: 'On {board}',
      text: 'Auf {board}',
    });
  });
});

describe('a file for translators', () => {
  const texts = withNotes({
    'a.save': ['Save', 'Speichern'],
    'a.b.done': ['Done: ', 'Fertig: '],
    'a.odd': ['<b> & “{name}”', '<b> & „{name}“'],
    'a.new': ['New', ''],
  });
  const exchange: Exchange = { tag: 'pt-BR', messages: texts };
  const withoutNotes = Object.fromEntries(
    Object.entries(texts).map(([key, { english, text }]) => [
      key,
      expect.objectContaining({ english, text }),
    ]),
  );

  test('as XLIFF has the same texts when it comes back', async () => {
    const xml = await writeXliff(exchange);
    expect(xml).toContain('<note>Seen on boards.</note>');
    expect(await readXliff(xml)).toEqual({ tag: 'pt-BR', messages: withoutNotes });
  });

  test('as JSON has the same texts when it comes back', () => {
    expect(readJson(writeJson(exchange))).toEqual(exchange);
  });

  test('names its language', async () => {
    const xml = (await writeXliff(exchange)).replace(' target-language="pt-BR"', '');
    await expect(readXliff(xml)).rejects.toThrow('The file names no target-language.');
    expect(() => readJson('{"messages": {}}')).toThrow('The file needs "language" and "messages".');
    expect(() => readJson('{"language": "de", "messages": {"a": {}}}')).toThrow(
      'a needs "english" and "text".',
    );
  });
});

test('comments of the catalogue are notes: that of a message, otherwise that of its group', () => {
  const root = aFolder({
    'src/ui/a/messages.en.ts': `
/** What stands
 * in a toast. */
export const aMessages = messages('a', {
  save: 'Save',
  // A verb.
  board: 'Board',
});`,
  });
  const notes = messageNotes(root, aCatalogue({ 'a.save': 'Save', 'a.board': 'Board' }));
  expect(Object.fromEntries(notes)).toEqual({ 'a.save': 'What stands in a toast.', 'a.board': 'A verb.' });
});

describe('translations of messages that do not exist', () => {
  const prunedOf = (texts: Parameters<typeof aLanguage>[1]) => pruned(groups, aLanguage('de', texts));

  test('move to the message that was renamed', () => {
    const { language, lines } = prunedOf({ 'a.was': ['Saved to {board}', 'Auf {board}'] });
    expect(lines).toEqual(['a.was moved to a.to']);
    expect(language).toEqual(aLanguage('de', { 'a.to': ['Saved to {board}', 'Auf {board}'] }));
  });

  test('are removed when no message or several may be meant, and when it has a translation', () => {
    const { language, lines } = prunedOf({
      'a.gone': ['Gone', 'Weg'],
      'a.was': ['Save', 'Merken'],
      'a.before': ['Saved to {board}', 'Bei {board}'],
      'a.to': ['Saved to {board}', 'Auf {board}'],
    });
    expect(lines).toEqual(['a.gone removed', 'a.was removed', 'a.before removed']);
    expect(Object.keys(language.byKey)).toEqual(['a.to']);
  });
});

test('the report of a language counts what is to be done', () => {
  const language = aLanguage('de', {
    'a.save': ['Save', 'Merken'],
    'a.old': ['Old text', 'Alter Text'],
    'a.to': ['Saved to {board}', 'Gemerkt'],
    'a.gone': ['Gone', 'Weg'],
  });
  const report = languageReport(groups, language);
  expect(report).toEqual({
    tag: 'de',
    share: 2 / 6,
    translated: ['a.save'],
    changed: ['a.old'],
    unfit: ['a.to'],
    missing: ['a.also', 'a.count', 'a.media'],
    unused: ['a.gone'],
    problems: ['a.to does not use {board}'],
  });
  expect(
    reportTable([report])
      .split('\n')
      .map((line) => line.trim().split(/ {2,}/)),
  ).toEqual([
    ['translated', 'missing', 'changed', 'unfit', 'unused', 'wrong'],
    ['de', '33 %', '3', '1', '1', '1', '1'],
  ]);
});

function withNotes(
  texts: Readonly<Record<string, readonly [english: string, text: string]>>,
): Exchange['messages'] {
  const entries = Object.entries(texts).map(
    ([key, [english, text]]) => [key, { english, text, notes: ['Seen on boards.'] }] as const,
  );
  return Object.fromEntries(entries);
}
