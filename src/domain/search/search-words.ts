import { isHan, runsOf } from './internal/scripts.ts';
import { searchForm } from './search-form.ts';

/**
 * `word`: as written between blanks. `joined`: both parts of a short compound, such as `tshirt` for `t-shirt`. `tag`: a
 * hashtag, with its `#`. `gram`: two characters of a script without blanks. `single`: one Chinese character, or an
 * emoji.
 */
export type WordKind = 'word' | 'joined' | 'tag' | 'gram' | 'single';

/** A word in its search form. */
export type SearchWord = { readonly text: string; readonly kind: WordKind };

/** Longer words are cut, so that nonsense cannot fill an index. UTF-16 units. */
const WORD_MAX = 40;
const LETTERS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{M}]+)*/gu;
const TAGS = /(?<![\p{L}\p{N}])#([\p{L}\p{N}_]+)/gu;
const COMPOUNDS =
  /(?<![\p{L}\p{N}])(?:\p{L}[-‐‑][\p{L}\p{N}]{2,}|[\p{L}\p{N}]{2,}[-‐‑]\p{L})(?![\p{L}\p{N}-])/gu;
const EMOJIS = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}/gu;
const HYPHEN = /[-‐‑]/u;
const APOSTROPHE = /['’]/u;
const POSSESSIVE = /['’]s?$/u;

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('th', { granularity: 'word' }) : null;

/** The words of a text that is indexed, in their order; single characters, compounds and hashtags come last. */
export function searchWords(text: string): readonly SearchWord[] {
  const form = searchForm(text);
  const words = plainWords(form);
  const singles = words.some(({ kind }) => kind === 'gram') ? singleCharacters(form) : [];
  return [...words, ...singles, ...compounds(form), ...tags(form), ...emojis(form)];
}

/** The words of a query, in their order. A hashtag stays one word; emojis count where there is nothing else. */
export function queryWords(text: string): readonly SearchWord[] {
  const form = searchForm(text);
  const words = [...tags(form), ...plainWords(form.replace(TAGS, ' '))];
  return words.length > 0 ? words : emojis(form);
}

function plainWords(form: string): SearchWord[] {
  const words: SearchWord[] = [];
  for (const [letters] of form.matchAll(LETTERS))
    for (const run of runsOf(letters)) {
      if (run.splitting === 'grams') words.push(...grams(run.text));
      else if (run.splitting === 'segments') words.push(...segments(run.text));
      else words.push({ text: wordOf(run.text), kind: 'word' });
    }
  return words;
}

/** Without the English genitive and other apostrophes: `women's` becomes `women`, `don't` becomes `dont`. */
function wordOf(letters: string): string {
  const word = APOSTROPHE.test(letters) ? letters.replace(POSSESSIVE, '').replace(/['’]/gu, '') : letters;
  return word.slice(0, WORD_MAX);
}

function grams(run: string): SearchWord[] {
  const characters = [...run];
  if (characters.length === 1) return [{ text: run, kind: isHan(run) ? 'single' : 'gram' }];
  return characters
    .slice(1)
    .map((character, at) => ({ text: `${characters[at]}${character}`, kind: 'gram' }));
}

/** The words of a dictionary; pairs of characters where the runtime has none. */
function segments(run: string): SearchWord[] {
  if (segmenter === null) return grams(run);
  return [...segmenter.segment(run)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => ({ text: segment.slice(0, WORD_MAX), kind: 'word' }));
}

function singleCharacters(form: string): SearchWord[] {
  return [...form].filter(isHan).map((text) => ({ text, kind: 'single' }));
}

function compounds(form: string): SearchWord[] {
  if (!HYPHEN.test(form)) return [];
  return [...form.matchAll(COMPOUNDS)].map(([text]) => ({
    text: text.replace(/[-‐‑]/gu, '').slice(0, WORD_MAX),
    kind: 'joined',
  }));
}

function tags(form: string): SearchWord[] {
  if (!form.includes('#')) return [];
  return [...form.matchAll(TAGS)].map(([, tag = '']) => ({
    text: `#${tag.slice(0, WORD_MAX)}`,
    kind: 'tag',
  }));
}

function emojis(form: string): SearchWord[] {
  return [...new Set(form.match(EMOJIS))].map((text) => ({ text, kind: 'single' }));
}
