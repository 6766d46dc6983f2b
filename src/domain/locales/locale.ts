/** A locale such as `de-AT`: a language with the conventions of a region. */
export type Locale = {
  /** The BCP 47 tag without extensions and without a script that is implied: `de-AT`, `pt-BR`, `zh-TW`. */
  readonly tag: string;
  /** `de`, `pt`, `zh` */
  readonly language: string;
  /** The script in which the language is written: `Latn`. */
  readonly script: string;
  /** ISO 3166; null without one. */
  readonly region: string | null;
};

/** The locale when nothing is known. */
export const DEFAULT_LOCALE = 'en-US';

/** Tags repeat with every request, and parsing is slow. */
const parsed = new Map<string, Locale | null>();
const MAX_PARSED = 500;

/** The locale of a BCP 47 tag; null when it is malformed. */
export function parseLocale(tag: string): Locale | null {
  const known = parsed.get(tag);
  if (known !== undefined) return known;
  if (parsed.size >= MAX_PARSED) parsed.clear();
  const locale = localeOf(tag);
  parsed.set(tag, locale);
  return locale;
}

/** The code of the language: the first two letters of a locale; all of it for Chinese and Arabic. */
export function languageCode(tag: string): string {
  return /^(?:zh|ar)\b/.test(tag) ? tag : tag.slice(0, 2);
}

function localeOf(tag: string): Locale | null {
  if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,7}$/.test(tag)) return null;
  try {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    const own = new Intl.Locale(tag).region;
    const base = own === undefined ? language : `${language}-${own}`;
    const isImplied = new Intl.Locale(base).maximize().script === script;
    return {
      tag: isImplied ? base : [language, script, own].filter(Boolean).join('-'),
      language,
      script: script ?? '',
      region: own !== undefined && /^[A-Z]{2}$/.test(own) && region === own ? own : null,
    };
  } catch {
    return null;
  }
}
