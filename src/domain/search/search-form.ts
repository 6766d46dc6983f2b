import { normalized } from '../text/normalized.ts';

/** Zero-width characters, bidirectional marks, soft hyphens, variation selectors: they are never part of a word. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const MARKS = /\p{M}/gu;
/** Marks are accents in these scripts only; in others, such as those of India, they are letters. */
const ACCENTED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** Letters that have no decomposition, but are typed without their stroke. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ς: 'σ',
};
const UNPLAIN = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');

/** The form in which texts are compared: compatible characters unified, lower case, invisible characters removed. */
export function searchForm(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return normalized(text, 'NFKC').toLowerCase().replace(INVISIBLE, '');
}

/** A word in its search form without accents: `café` becomes `cafe`. */
export function withoutAccents(word: string): string {
  if (isAscii(word)) return word;
  const bare = ACCENTED.test(word)
    ? normalized(normalized(word, 'NFD').replace(MARKS, '').replace(INVISIBLE, ''))
    : word;
  return bare.replace(UNPLAIN, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** A text in the form in which names are compared while they are typed: without accents, too. */
export function plainForm(text: string): string {
  return withoutAccents(searchForm(text));
}

/** The form in which whole names are compared: the plain form with single blanks. */
export function nameForm(text: string): string {
  return plainForm(text).trim().replaceAll(/\s+/g, ' ');
}

function isAscii(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > 127) return false;
  return true;
}
