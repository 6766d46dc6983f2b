import { IRREGULAR_PLURALS, NOT_PLURALS } from './irregular-plurals.ts';

const LATIN = /^[a-z]{4,}$/;

/** The singular of an English plural in lower case, by light rules; any other word is returned as it is. */
export function singularOf(word: string): string {
  const irregular = IRREGULAR_PLURALS.get(word);
  if (irregular !== undefined) return irregular;
  if (!word.endsWith('s') || !LATIN.test(word) || NOT_PLURALS.has(word)) return word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|zz|ch|sh|o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
