import type { CompiledMessage } from '../../src/domain/messages/compiled-message.ts';
import type { LanguageFile } from '../../src/domain/messages/language.ts';
import type { CatalogueMessage, MessageGroup } from './catalogue.ts';
import { compileMessage } from './compile.ts';
import { PSEUDO_TAG, pseudoMessage } from './pseudo.ts';
import { readTranslations, shareTranslated, shownText, type Translations } from './translations.ts';

type Texts = {
  /** All messages of the program. */
  readonly catalogue: readonly MessageGroup[];
  /** The messages whose texts are written. */
  readonly groups: readonly MessageGroup[];
  readonly languages: readonly Translations[];
  /** With the pseudo-language among those that users can choose. */
  readonly pseudo?: boolean;
};

/** Builds have texts by number, from 1; programs that run from their sources by key. */
type TextIndex = 'number' | 'key';

export const LANGUAGE_MODULE = /^languages?:/;

/**
 * The script of a generated module: `language:<tag>` with the texts of a language, `languages:list` with all languages,
 * `languages:load` with a loader for each. @throws {Error} for other names and unknown languages
 */
export function languageModule(name: string, texts: Texts, index: TextIndex): string {
  if (name === 'languages:list') return `export default ${JSON.stringify(offeredLanguages(texts))};`;
  if (name === 'languages:load') return loaders(texts);
  const tag = /^language:(.+)$/.exec(name)?.[1];
  if (tag === undefined) throw new Error(`There is no module ${name}.`);
  const file = languageFile(tag, texts);
  const written = index === 'number' ? { ...file, texts: ['', ...Object.values(file.texts)] } : file;
  return `export default ${JSON.stringify(written)};`;
}

/** The languages that users can choose: English first, the others by tag. */
export function offeredLanguages({ catalogue, languages, pseudo }: Omit<Texts, 'groups'>) {
  const generated = generatedTags(pseudo).map((tag) => ({ tag, share: 1 }));
  const others = languages.map((language) => ({
    tag: language.tag,
    share: shareTranslated(catalogue, language),
  }));
  return [...generated, ...others].map(({ tag, share }) => ({
    tag,
    direction: directionOf(tag),
    name: nameOf(tag),
    share,
  }));
}

/**
 * The texts of a language by key, with the English ones where a translation is missing.
 * @throws {Error} for unknown languages
 */
export function languageFile(
  tag: string,
  { groups, languages }: Pick<Texts, 'groups' | 'languages'>,
): LanguageFile {
  const compile = compilerOf(tag, languages);
  const texts = groups.flatMap(({ messages }) =>
    messages.map((message) => [message.key, compile(message)] as const),
  );
  return { tag, direction: directionOf(tag), texts: Object.fromEntries(texts) };
}

function compilerOf(
  tag: string,
  languages: readonly Translations[],
): (message: CatalogueMessage) => CompiledMessage {
  if (tag === 'en') return ({ english }) => compileMessage(english);
  if (tag === PSEUDO_TAG) return ({ english }) => pseudoMessage(compileMessage(english));
  const translations = languages.find((language) => language.tag === tag);
  if (translations === undefined) throw new Error(`There is no language ${tag}.`);
  return (message) => compileMessage(shownText(message, translations));
}

function loaders({ languages, pseudo }: Texts): string {
  const entries = [...generatedTags(pseudo), ...languages.map(({ tag }) => tag)].map(
    (tag) => `${JSON.stringify(tag)}: () => import(${JSON.stringify(`language:${tag}`)})`,
  );
  return `export default {${entries.join()}};`;
}

/** The tags of all languages, English first. */
export function languageTags(root: string, pseudo?: boolean): readonly string[] {
  return [...generatedTags(pseudo), ...readTranslations(root).map(({ tag }) => tag)];
}

/** Languages without a file. */
function generatedTags(pseudo?: boolean): readonly string[] {
  return pseudo ? ['en', PSEUDO_TAG] : ['en'];
}

function directionOf(tag: string): 'ltr' | 'rtl' {
  // ES2026; TypeScript does not know it yet.
  const locale = new Intl.Locale(tag) as Intl.Locale & { getTextInfo(): { direction: 'ltr' | 'rtl' } };
  return locale.getTextInfo().direction;
}

function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
