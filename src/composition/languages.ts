import { Language } from '../domain/messages/language.ts';

/** English, in a module of its own: who reads another language does not fetch it. */
export async function loadEnglish(): Promise<Language> {
  return new Language((await import('language:en')).default);
}
