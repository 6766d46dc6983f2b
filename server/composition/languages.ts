import { loadEnglish } from '../../src/composition/languages.ts';
import type { Language } from '../../src/domain/messages/language.ts';
import type { LanguageOf } from '../application/ports/languages.ts';

/** Loads the languages of the server's texts. */
export async function openLanguages(): Promise<LanguageOf> {
  return closestOf([await loadEnglish()]);
}

/** `pt-BR` for `pt-BR`, else `pt`; the first language where there is neither. */
export function closestOf(languages: readonly [Language, ...Language[]]): LanguageOf {
  const byTag = new Map(languages.map((language) => [language.tag, language]));
  return (locale) => byTag.get(locale) ?? byTag.get(locale.split('-', 1)[0]!) ?? languages[0];
}
