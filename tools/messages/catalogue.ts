import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A message with its name in the code. */
export type CatalogueMessage = { readonly name: string; readonly key: string; readonly english: string };

/** The messages of one export of a file. */
export type MessageGroup = {
  /** Path from the root. */
  readonly file: string;
  readonly exported: string;
  readonly messages: readonly CatalogueMessage[];
};

const FOLDERS = ['src', 'server'] as const;
export type TextFolder = (typeof FOLDERS)[number];

/**
 * All `messages.en.ts` of the program, sorted by path within each folder. The server's come last, so that the app's have
 * the same numbers with and without them.
 * @throws when two have a key in common
 */
export async function readCatalogue(root: string): Promise<readonly MessageGroup[]> {
  const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/messages.en.ts`, { cwd: root }).sort());
  const groups: MessageGroup[] = [];
  const known = new Map<string, string>();
  for (const file of files) {
    const exports = (await import(pathToFileURL(path.join(root, file)).href)) as Record<string, object>;
    for (const [exported, group] of Object.entries(exports)) {
      const messages = Object.entries(group as Record<string, { key: string; english: string }>).map(
        ([name, { key, english }]) => ({ name, key, english }),
      );
      for (const { key } of messages) {
        const other = known.get(key);
        if (other !== undefined) throw new Error(`${key} stands in ${other} and in ${file}.`);
        known.set(key, file);
      }
      groups.push({ file, exported, messages });
    }
  }
  return groups;
}

/** The messages of some of the folders. */
export function messagesIn(
  groups: readonly MessageGroup[],
  folders: readonly TextFolder[],
): readonly MessageGroup[] {
  return groups.filter(({ file }) => folders.some((folder) => file.startsWith(`${folder}/`)));
}

/**
 * Keys of messages that no source uses. If a message is selected by a computed name, all messages of its group count as
 * used.
 */
export function unusedMessages(root: string, groups: readonly MessageGroup[]): readonly string[] {
  const sources = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !file.endsWith('messages.en.ts'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  return groups.flatMap(({ exported, messages }) =>
    sources.includes(`${exported}[`)
      ? []
      : messages
          .filter(({ name }) => !new RegExp(`\\b${exported}\\.${name}\\b`).test(sources))
          .map(({ key }) => key),
  );
}

/** The replacement of a `messages.en.ts` in a build: the number of each message. esbuild inlines enum members. */
export function numbersOf(file: string, groups: readonly MessageGroup[]): string {
  // No message is 0, which would count as none.
  let before = 1;
  let script = '';
  for (const group of groups) {
    if (group.file === file) {
      const numbers = group.messages.map(({ name }, index) => `${JSON.stringify(name)} = ${before + index}`);
      script += `export enum ${group.exported} { ${numbers.join()} }\n`;
    }
    before += group.messages.length;
  }
  return script;
}
