import { hashtagsIn } from '../../../../../src/domain/text/hashtags.ts';
import { searchWords } from '../../../../../src/domain/search/search-words.ts';
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
  const add = (text: string, weight: number, limit = Infinity) => {
    for (const { text: word, kind } of searchWords(text)) {
      const isRepeat = kind === 'single' || kind === 'joined';
      sums.set(word, Math.min((sums.get(word) ?? 0) + (isRepeat ? weight * REPEAT : weight), limit));
    }
  };
  const addOwn = (text: string, weight: number) => {
    add(text, weight);
    for (const word of searchWords(text)) own.add(word.text);
  };
  for (const { name } of document.boards) add(name, BOARD, BOARDS_MAX);
  addOwn(document.title, TITLE);
  addOwn(document.altText, ALT_TEXT);
  addOwn(document.description, DESCRIPTION);
  addOwn(document.linkTitle, LINK);
  if (document.domain !== null) addOwn(document.domain.split('.').slice(0, -1).join(' '), LINK);
  for (const tag of hashtagsIn(`${document.title} ${document.description}`)) addOwn(tag, HASHTAG);
  const title = searchWords(document.title).filter(({ kind }) => kind === 'word' || kind === 'gram');
  return { title: title.map(({ text }) => text), own, weights: normalizedWeights(sums) };
}

function normalizedWeights(sums: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const half = HALF * (0.5 + (0.5 * sums.size) / USUAL_LENGTH);
  return new Map(
    [...sums].map(([word, sum]) => [word, Math.max(1, Math.round((WEIGHT_MAX * sum) / (sum + half)))]),
  );
}
