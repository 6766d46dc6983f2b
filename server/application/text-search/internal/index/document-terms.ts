import { hashtagsIn } from '../../../../../src/domain/text/hashtags.ts';
import { searchWords, type SearchWord } from '../../../../../src/domain/search/search-words.ts';
import type { PinDocument } from '../../../ports/discovery/pin-document.ts';

/** How much a word counts, by where it stands. */
const TITLE = 3;
const HASHTAG = 3;
const ALT_TEXT = 2;
const BOARD = 1.5;
/** The names of many boards count as much as three. */
const BOARDS_MAX = 4.5;
const DESCRIPTION = 1;
const LINK = 1;
/** Single Chinese characters and joined compounds repeat what other words say. */
const REPEAT = 0.5;

/** Weights grow ever more slowly, and less in long texts. */
const HALF = 3;
const USUAL_LENGTH = 12;
const WEIGHT_MAX = 255;

export type DocumentTerms = {
  /** The words of the title, in their order. */
  readonly title: readonly string[];
  /** The words that the pinner and the linked page say, as opposed to the names of boards. */
  readonly own: ReadonlySet<string>;
  /** The weight of every word, 1 to 255. */
  readonly weights: ReadonlyMap<string, number>;
};

/** The words by which a pin is found, and how much each of them says about it. */
export function documentTerms(document: PinDocument): DocumentTerms {
  const sums = new Map<string, number>();
  const own = new Set<string>();
  const add = (words: readonly SearchWord[], weight: number, limit = Infinity) => {
    for (const { text, kind } of words) {
      const isRepeat = kind === 'single' || kind === 'joined';
      sums.set(text, Math.min((sums.get(text) ?? 0) + (isRepeat ? weight * REPEAT : weight), limit));
    }
  };
  const addOwn = (text: string, weight: number) => {
    const words = searchWords(text);
    add(words, weight);
    for (const word of words) own.add(word.text);
    return words;
  };
  for (const { name } of document.boards) add(searchWords(name), BOARD, BOARDS_MAX);
  const title = addOwn(document.title, TITLE).filter(({ kind }) => kind === 'word' || kind === 'gram');
  addOwn(document.altText, ALT_TEXT);
  addOwn(document.description, DESCRIPTION);
  addOwn(document.linkTitle, LINK);
  if (document.domain !== null) addOwn(document.domain.split('.').slice(0, -1).join(' '), LINK);
  for (const tag of hashtagsIn(`${document.title} ${document.description}`)) addOwn(tag, HASHTAG);
  return { title: title.map(({ text }) => text), own, weights: normalizedWeights(sums) };
}

function normalizedWeights(sums: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const half = HALF * (0.5 + (0.5 * sums.size) / USUAL_LENGTH);
  return new Map(
    [...sums].map(([word, sum]) => [word, Math.max(1, Math.round((WEIGHT_MAX * sum) / (sum + half)))]),
  );
}
