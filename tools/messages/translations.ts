import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogueMessage, MessageGroup } from './catalogue.ts';
import { misfit } from './translation-problems.ts';

/** A message in another language. */
export type Translation = {
  /** The English text that was translated. */
  readonly english: string;
  /** ICU MessageFormat. */
  readonly text: string;
};

/** The translations of a language by the key of the message: the content of `languages/<tag>.json`. */
export type Translations = { readonly tag: string; readonly byKey: Readonly<Record<string, Translation>> };

/**
 * - `translated`: from the present English
 * - `changed`: the English is another by now; the translation still fits and is shown
 * - `unfit`: cannot be shown, so the English is
 * - `missing`: the English is shown
 */
export type TranslationState = 'translated' | 'changed' | 'unfit' | 'missing';

const FOLDER = 'languages';

/** The languages of the program besides English, by tag. @throws {Error} for files of another form */
export function readTranslations(root: string): readonly Translations[] {
  return globSync(`${FOLDER}/*.json`, { cwd: root })
    .map((file) => path.basename(file, '.json'))
    .sort()
    .map((tag) => readLanguage(root, tag));
}

/** The translations of one language; none when it has no file yet. @throws {Error} for files of another form */
export function readLanguage(root: string, tag: string): Translations {
  if (Intl.getCanonicalLocales(tag)[0] !== tag) throw new Error(`${tag} is no language tag as de or pt-BR.`);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(fileOf(root, tag), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { tag, byKey: {} };
    throw new Error(`${FOLDER}/${tag}.json: ${(error as Error).message}`, { cause: error });
  }
  for (const [key, value] of Object.entries(json as object)) {
    const { english, text } = (value ?? {}) as Partial<Translation>;
    if (typeof english !== 'string' || typeof text !== 'string')
      throw new Error(`${FOLDER}/${tag}.json: ${key} needs "english" and "text".`);
  }
  return { tag, byKey: json as Translations['byKey'] };
}

/** Writes `languages/<tag>.json`, sorted by key. */
export function writeTranslations(root: string, { tag, byKey }: Translations): void {
  writeFileSync(fileOf(root, tag), translationsText(byKey));
}

/** The text of a file of translations. */
export function translationsText(byKey: Translations['byKey']): string {
  const sorted = Object.entries(byKey)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { english, text }]) => [key, { english, text }] as const);
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/** Whether a message is translated. */
export function stateOf({ key, english }: CatalogueMessage, { byKey }: Translations): TranslationState {
  const translation = byKey[key];
  if (translation === undefined) return 'missing';
  if (misfit(english, translation.text) !== undefined) return 'unfit';
  return translation.english === english ? 'translated' : 'changed';
}

/** What a language shows for a message: its translation, or the English. */
export function shownText(message: CatalogueMessage, translations: Translations): string {
  const state = stateOf(message, translations);
  return state === 'missing' || state === 'unfit' ? message.english : translations.byKey[message.key]!.text;
}

/** Share of the messages that a language does not show in English, 0 to 1. */
export function shareTranslated(groups: readonly MessageGroup[], translations: Translations): number {
  const states = groups.flatMap(({ messages }) => messages.map((message) => stateOf(message, translations)));
  const shown = states.filter((state) => state === 'translated' || state === 'changed');
  return states.length === 0 ? 1 : shown.length / states.length;
}

function fileOf(root: string, tag: string): string {
  return path.join(root, FOLDER, `${tag}.json`);
}
