/**
 * How words are found in a run of letters: `blanks` separates words; `grams` (Chinese, Japanese) takes overlapping pairs
 * of characters; `segments` (Thai, Lao, Khmer, Burmese) takes the words of a dictionary.
 */
export type Splitting = 'blanks' | 'grams' | 'segments';

export type Run = { readonly text: string; readonly splitting: Splitting };

const GRAMS = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}ー々〆';
const SEGMENTS = '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const SPECIAL = new RegExp(`[${GRAMS}${SEGMENTS}]`, 'u');
const RUNS = new RegExp(`([${GRAMS}]+)|((?:[${SEGMENTS}]\\p{M}*)+)|([^${GRAMS}${SEGMENTS}]+)`, 'gu');
const HAN = /^\p{Script=Han}$/u;
const HIRAGANA = /^\p{Script=Hiragana}$/u;

/** The parts of a text between blanks whose letters belong to scripts that are split in the same way. */
export function runsOf(text: string): readonly Run[] {
  if (!SPECIAL.test(text)) return [{ text, splitting: 'blanks' }];
  return [...text.matchAll(RUNS)].map(([run, grams, segments]) => ({
    text: run,
    splitting: grams !== undefined ? 'grams' : segments !== undefined ? 'segments' : 'blanks',
  }));
}

/** One Chinese character is often a whole word. */
export function isHan(character: string): boolean {
  return HAN.test(character);
}

/** Particles and endings of Japanese words; a pair of characters with one is seldom a word. */
export function isHiragana(character: string): boolean {
  return HIRAGANA.test(character);
}
