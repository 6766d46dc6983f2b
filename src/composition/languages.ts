import { isOffered } from '../domain/locales/best-language.ts';
import { Language, type LanguageFile } from '../domain/messages/language.ts';
import { Languages } from '../domain/messages/languages.ts';

/** All offered languages. `fallback`: the locale of readers of whom nothing is known. */
export async function loadLanguages(fallback: string): Promise<Languages> {
  const { default: list } = await import('languages:list');
  const files = await Promise.all(list.filter(isOffered).map(({ tag }) => loadLanguageFile(tag)));
  return new Languages(files, fallback);
}

/** The tags of the offered languages. */
export async function offeredLanguages(): Promise<readonly string[]> {
  const { default: list } = await import('languages:list');
  return list.filter(isOffered).map(({ tag }) => tag);
}

/** A language by its tag, for readers of a locale. */
export async function loadLanguage(tag: string, locale = tag): Promise<Language> {
  return new Language(await loadLanguageFile(tag), locale);
}

/** The texts of a language. Each is a module of its own, so that readers of another one do not load it. */
export async function loadLanguageFile(tag: string): Promise<LanguageFile> {
  const { default: load } = await import('languages:load');
  const file = load[tag];
  if (file === undefined) throw new RangeError(`There are no texts in ${tag}.`);
  return (await file()).default;
}
