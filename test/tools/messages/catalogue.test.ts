import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Linter } from 'eslint';
import { noLiteralText } from '../../../tools/lint/no-literal-text.mjs';
import { messagesIn, numbersOf, readCatalogue, unusedMessages } from '../../../tools/messages/catalogue.ts';
import { compileMessage } from '../../../tools/messages/compile.ts';
import { languageFile } from '../../../tools/messages/language-modules.ts';
import { aFolder } from '../temporary-folder.ts';

const MESSAGE_FILE = pathToFileURL(path.resolve('src/domain/messages/message.ts')).href;

/** A project with these catalogues, by path. */
function aProject(files: Readonly<Record<string, string>>): string {
  const importing = `import { messages } from '${MESSAGE_FILE}';\n`;
  return aFolder(Object.fromEntries(Object.entries(files).map(([file, text]) => [file, importing + text])));
}

describe('the catalogue', () => {
  test('numbers the messages of all features in the order of their files', async () => {
    const root = aProject({
      'src/ui/saving/messages.en.ts': `export const savingMessages = messages('saving', { save: 'Save', to: 'To {board}' });`,
      'src/ui/board/internal/messages.en.ts': `export const boardMessages = messages('board', { edit: 'Edit' });`,
    });
    const groups = await readCatalogue(root);
    expect(Object.values(languageFile('en', { groups, languages: [] }).texts)).toEqual([
      'Edit',
      'Save',
      ['To ', ['board']],
    ]);
    expect(numbersOf('src/ui/saving/messages.en.ts', groups)).toBe(
      'export enum savingMessages { "save" = 2,"to" = 3 }\n',
    );
    expect(languageFile('en', { groups, languages: [] }).texts).toEqual({
      'board.edit': 'Edit',
      'saving.save': 'Save',
      'saving.to': ['To ', ['board']],
    });
  });

  test('numbers the texts of the server last, and leaves them out for a browser', async () => {
    const root = aProject({
      'server/application/mail/messages.en.ts': `export const mailMessages = messages('mail', { hello: 'Hello' });`,
      'src/ui/saving/messages.en.ts': `export const savingMessages = messages('saving', { save: 'Save' });`,
    });
    const groups = await readCatalogue(root);
    const keys = (some: typeof groups) => some.flatMap(({ messages }) => messages.map(({ key }) => key));
    expect(keys(groups)).toEqual(['saving.save', 'mail.hello']);
    expect(keys(messagesIn(groups, ['src']))).toEqual(['saving.save']);
  });

  test('refuses one key in two files', async () => {
    const root = aProject({
      'src/ui/a/messages.en.ts': `export const a = messages('same', { save: 'Save' });`,
      'src/ui/b/messages.en.ts': `export const b = messages('same', { save: 'Save' });`,
    });
    await expect(readCatalogue(root)).rejects.toThrow(
      'same.save stands in src/ui/a/messages.en.ts and in src/ui/b/messages.en.ts.',
    );
  });

  test('tells which messages nobody uses', async () => {
    const root = aProject({
      'src/ui/a/messages.en.ts': `export const aMessages = messages('a', { used: 'Used', useful: 'Not used' });`,
      'src/ui/b/messages.en.ts': `export const bMessages = messages('b', { chosen: 'By name' });`,
      'src/ui/a/view.ts': 'text(aMessages.used); text(bMessages[kind]);',
    });
    expect(unusedMessages(root, await readCatalogue(root))).toEqual(['a.useful']);
  });

  test('of the program has no message that nobody uses', async () => {
    const root = path.resolve('.');
    expect(unusedMessages(root, await readCatalogue(root))).toEqual([]);
  });

  test('of the program has no message that cannot be compiled', async () => {
    const groups = await readCatalogue(path.resolve('.'));
    expect(groups.length).toBeGreaterThan(0);
    expect(() => languageFile('en', { groups, languages: [] })).not.toThrow();
  });
});

test.each([
  ['without its end', 'Saved to {board'],
  ['of a plural without “other”', '{count, plural, one {# Pin}}'],
  ['with a date', 'On {day, date}'],
  ['with ranks', '{rank, selectordinal, other {#th}}'],
])('a message %s is refused', (_name, icu) => {
  expect(() => compileMessage(icu)).toThrow(SyntaxError);
});

describe('texts in views', () => {
  const complaints = (code: string) =>
    new Linter().verify(code, [
      {
        plugins: { texts: { rules: { 'no-literal-text': noLiteralText } } },
        rules: { 'texts/no-literal-text': 'error' },
        languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      },
    ]);

  test.each([
    '<p>Saved</p>',
    '<p>{"Saved"}</p>',
    '<p>{done ? "Saved" : null}</p>',
    '<p>{done && `Saved to board`}</p>',
    '<Field label="Name" />',
    '<Button pending={busy && "Saving…"} />',
    'const entry = { label: "Log out" }',
    'const head = { title: `Settings` }',
  ])('are refused: %s', (code) => {
    expect(complaints(code)).toHaveLength(1);
  });

  test.each([
    '<p>{text(savingMessages.saved)}</p>',
    '<p className="saved">{name}</p>',
    '<Field name="title" />',
    '<p>{`1 · 2`}</p>',
    'const field = { name: "title" }',
  ])('are no other texts: %s', (code) => {
    expect(complaints(code)).toHaveLength(0);
  });
});
