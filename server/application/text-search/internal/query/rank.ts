import type { TextIndex } from '../index/text-index.ts';
import type { WordMatches } from './match-words.ts';

const SAVES = 0.35;
const RECENCY = 0.5;
const RECENT_MS = 90 * 86_400_000;
/** Products come first in a search for products. */
const PRODUCT = 4;
const PHRASE = 1.5;
const WHOLE_TITLE = 1;

/** Documents with all words come before all others. */
const ALL_WORDS = 1000;
/** Scores and places are sorted as one number: a score in thousandths, and a place below this. */
const PRECISION = 1000;
const PLACES = 0x40_0000;

/** Only the best ones are looked at closely. */
const CLOSE_LOOK = 500;
/** In every 25 results at most 3 of one domain or pinner. */
const WINDOW = 25;
const WINDOW_MAX = 3;

export type RankOptions = {
  /** The classes of the query's words in their order; undefined for a word that no document has. */
  readonly phrase: readonly (number | undefined)[];
  /** All words, as bits. */
  readonly allWords: number;
  readonly productsFirst: boolean;
  /** ms since the epoch */
  readonly now: number;
  /** How many documents are needed; there may be more in the result. */
  readonly needed: number;
};

export type Ranking = {
  readonly documents: readonly number[];
  /** The number of leading documents that have all words. */
  readonly exactCount: number;
  /** The number of all documents, also of those that are not in the list. */
  readonly total: number;
};

type Scored = { readonly document: number; readonly score: number };

/**
 * The documents, best first: those with all words before others, then by score. No picture comes twice. The first 500
 * are mixed, so that no source fills a page while others have something.
 */
export function ranked(
  hits: readonly number[],
  matches: WordMatches,
  index: TextIndex,
  options: RankOptions,
): Ranking {
  const { words } = matches;
  const isExact = (document: number) => words[document] === options.allWords;
  const order = byScore(hits, matches, index, options);
  const pictures = new Set<number>();
  const head = order.slice(0, CLOSE_LOOK).map(({ document, score }) => ({
    document,
    score: score + phraseBonus(index.titleOf(document), index, options.phrase),
  }));
  head.sort((a, b) => b.score - a.score || b.document - a.document);
  const documents = eachPictureOnce(
    head.map(({ document }) => document),
    pictures,
    index,
  );
  const headExact = head.filter(({ document }) => isExact(document)).length;
  const exact = documents.filter(isExact);
  const others = documents.filter((document) => !isExact(document));
  const repeats = head.length - documents.length;
  const mixedHead = [...mixed(exact, index), ...mixed(others, index)];
  const rest = order.slice(CLOSE_LOOK).map(({ document }) => document);
  const tail = options.needed > mixedHead.length ? eachPictureOnce(rest, pictures, index) : [];
  return {
    documents: [...mixedHead, ...tail],
    exactCount: hits.filter(isExact).length - (headExact - exact.length),
    total: tail.length > 0 ? mixedHead.length + tail.length : order.length - repeats,
  };
}

/** The score of a document before anybody looks at its title closely. */
function byScore(
  hits: readonly number[],
  { words, scores }: WordMatches,
  { table }: TextIndex,
  { now, productsFirst, allWords }: RankOptions,
): readonly Scored[] {
  const { columns } = table;
  const keys = new Float64Array(hits.length);
  for (let at = 0; at < hits.length; at++) {
    const document = hits[at]!;
    const age = Math.max(0, now - columns.created[document]!);
    const score =
      scores[document]! +
      SAVES * Math.log(Math.max(1, columns.saves[document]!)) +
      RECENCY * Math.exp(-age / RECENT_MS) +
      (productsFirst ? PRODUCT * columns.isProduct[document]! : 0) +
      (words[document] === allWords ? ALL_WORDS : 0);
    keys[at] = Math.round(score * PRECISION) * PLACES + (PLACES - 1 - at);
  }
  keys.sort();
  return Array.from(keys, (_, place) => {
    const key = keys[keys.length - 1 - place]!;
    return {
      document: hits[PLACES - 1 - (key % PLACES)]!,
      score: Math.floor(key / PLACES) / PRECISION,
    };
  });
}

/** More for a title that has the words beside each other in this order, and for one that has no others. */
function phraseBonus(title: Uint32Array, { vocabulary }: TextIndex, phrase: RankOptions['phrase']): number {
  for (let start = 0; start + phrase.length <= title.length; start++) {
    const isHere = phrase.every((wanted, at) => vocabulary.classOf(title[start + at]!) === wanted);
    if (isHere) return (phrase.length > 1 ? PHRASE : 0) + (title.length === phrase.length ? WHOLE_TITLE : 0);
  }
  return 0;
}

/** The first document of each picture. */
function eachPictureOnce(
  documents: readonly number[],
  pictures: Set<number>,
  { table }: TextIndex,
): readonly number[] {
  const { pictureHigh, pictureLow } = table.columns;
  return documents.filter((document) => {
    const before = pictures.size;
    pictures.add(pictureHigh[document]! * 0x10_0000 + (pictureLow[document]! >>> 12));
    return pictures.size > before;
  });
}

/** In the same order, as far as no source has more than its share of a page. */
function mixed(documents: readonly number[], { table }: TextIndex): readonly number[] {
  const { domain, pinner } = table.columns;
  const result: number[] = [];
  let waiting = documents;
  while (waiting.length > 0) {
    const counts = new Map<number, number>();
    const later: number[] = [];
    let placed = 0;
    for (const document of waiting) {
      // A domain and a pinner may have the same number.
      const sources = [domain[document]! * 2, pinner[document]! * 2 + 1].filter((source) => source > 0);
      const isFull = placed === WINDOW || sources.some((source) => (counts.get(source) ?? 0) >= WINDOW_MAX);
      if (isFull) later.push(document);
      else {
        result.push(document);
        placed++;
        for (const source of sources) counts.set(source, (counts.get(source) ?? 0) + 1);
      }
    }
    result.push(...later.slice(0, WINDOW - placed));
    waiting = later.slice(WINDOW - placed);
  }
  return result;
}
