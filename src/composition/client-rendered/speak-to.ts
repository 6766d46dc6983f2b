import { DEFAULT_LOCALE } from '../../domain/locales/locale.ts';
import { readerLocale } from '../../domain/locales/reader-locale.ts';
import { fetchScript } from '../../ui/base/lazy/fetch-code.ts';
import { retryImport } from '../../ui/base/lazy/retry-import.ts';
import { speak } from '../../ui/text/language.ts';
import { loadLanguage, offeredLanguages } from '../languages.ts';

/**
 * Loads the language of a locale, else of the browser, and sets it for all views and for the document. `locale`: null
 * while the server has not told it.
 */
export function speakTo(locale: string | null): Promise<void> {
  return retryImport(() => fetchScript(() => loadAndSpeak(locale)));
}

async function loadAndSpeak(account: string | null): Promise<void> {
  const reader = { account, acceptLanguage: navigator.languages.join() };
  const choices = { offered: await offeredLanguages(), fallback: DEFAULT_LOCALE };
  const { locale, language } = readerLocale(reader, choices);
  const spoken = await loadLanguage(language, locale);
  speak(spoken);
  document.documentElement.lang = spoken.tag;
  document.documentElement.dir = spoken.direction;
}
