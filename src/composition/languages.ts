import { Language } from '../domain/messages/language.ts';

/** English in a module of its own, so that readers of another language do not load it. */
export async function loadEnglish(): Promise<Language> {
  return new Language((await import('language:en')).default);
}
