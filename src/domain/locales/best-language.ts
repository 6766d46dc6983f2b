import { parseLocale } from './locale.ts';

/** Languages with fewer translated messages are not offered, because their pages would be half English. */
const LEAST_SHARE = 0.95;

/** Whether people may choose a language. `share`: the translated part of all messages, from 0 to 1. */
export function isOffered({ share }: { readonly share: number }): boolean {
  return share >= LEAST_SHARE;
}

/**
 * The language of `offered` for a locale (RFC 4647, lookup): the same tag, the language alone, or else the same language
 * of another region in the same script. Null when there is none.
 */
export function bestLanguage(locale: string, offered: readonly string[]): string | null {
  const wanted = parseLocale(locale);
  if (wanted === null) return null;
  const readable = offered.filter((tag) => {
    const { language, script } = parseLocale(tag) ?? {};
    return language === wanted.language && script === wanted.script;
  });
  const exact = [wanted.tag, wanted.language].find((tag) => readable.includes(tag));
  return exact ?? readable[0] ?? null;
}
