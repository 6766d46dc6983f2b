import { wantedLanguages } from './internal/accept-language.ts';
import { bestLanguage } from './best-language.ts';
import { DEFAULT_LOCALE, languageCode, parseLocale } from './locale.ts';

/** What is known of a reader. */
export type Reader = {
  /** The setting of the account; null for visitors. */
  readonly account: string | null;
  /** The header of the request; null without one. */
  readonly acceptLanguage: string | null;
};

export type ReaderLocale = {
  /** For dates and numbers: `de-AT`. */
  readonly locale: string;
  /** The code of its language (`languageCode`). */
  readonly code: string;
  /** The tag of the texts, one of the offered languages: `de`. */
  readonly language: string;
};

/**
 * The locale of a reader: the setting of the account, else the most wanted locale of the browser, else that of the
 * operator. Locales without texts in an offered language are passed over.
 */
export function readerLocale(
  { account, acceptLanguage }: Reader,
  { offered, fallback }: { readonly offered: readonly string[]; readonly fallback: string },
): ReaderLocale {
  const wishes = [...(account === null ? [] : [account]), ...wantedLanguages(acceptLanguage), fallback];
  for (const wish of wishes) {
    const language = bestLanguage(wish, offered);
    const locale = language === null ? null : parseLocale(wish);
    if (language !== null && locale !== null)
      return { locale: locale.tag, code: languageCode(locale.tag), language };
  }
  return { locale: DEFAULT_LOCALE, code: languageCode(DEFAULT_LOCALE), language: 'en' };
}

/** The country that the wanted locale of a reader names; null when it names none. */
export function readerCountry({ account, acceptLanguage }: Reader): string | null {
  const wishes = [...(account === null ? [] : [account]), ...wantedLanguages(acceptLanguage)];
  return wishes.map(parseLocale).find((locale) => locale !== null)?.region ?? null;
}
