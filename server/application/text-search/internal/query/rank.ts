import { NO_TEXT } from '../index/document-table.ts';
import type { TextIndex } from '../index/text-index.ts';
import type { WordMatches } from './match-words.ts';

const SAVES = 0.35;
const RECENCY = 0.5;
const RECENT_DAYS = 90;
const DAY_MS = 86_400_000;
/** Looked up for every hit, because logarithms take longer. */
const SCORE_OF_SAVES = Float64Array.from(
  { length: 1024 },
  (_, saves) => SAVES * Math.log(Math.max(1, saves)),
);
const SCORE_OF_DAYS = Float64Array.from(
  { length: 1024 },
  (_, days) => RECENCY * Math.exp(-days / RECENT_DAYS),
);
/** Products come first in a search for products. */
const PRODUCT = 4;
const PHRASE = 1.5;
const WHOLE_TITLE = 1;

/** Documents with all words come before all others. */
const ALL_WORDS = 1000;
/** Scores and places are sorted as one number: a score in thousandths, and a place below this. */
const PRECISION = 1000;
const PLACES = 0x40_0000;
const BUCKETS = 4096;

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
  /** The number of documents that have all words. */
  readonly exactCount: number;
  /** How many documents are needed; there may be more in the result. */
  readonly needed: number;
  /** A list without pictures that look like an earlier one. */
  readonly withoutRepeats: (numbers: readonly number[]) => readonly number[];
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
  hits: Uint32Array,
  matches: WordMatches,
  index: TextIndex,
  options: RankOptions,
): Ranking {
  const { words } = matches;
  const { allWords } = options;
  // Popular documents stand in where no word is known: they have none.
  const isExact = (document: number) => allWords !== 0 && words[document] === allWords;
  const order = byScore(hits, matches, index, options);
  const pictures = new Set<number>();
  const head = order.slice(0, CLOSE_LOOK).map(({ document, score }) => ({
    document,
    score: score + phraseBonus(index.titleOf(document), index, options.phrase),
  }));
  head.sort((a, b) => b.score - a.score || b.document - a.document);
  const once = eachPictureOnce(
    head.map(({ document }) => document),
    pictures,
    index,
  );
  const documents = options.withoutRepeats(once);
  const headExact = head.filter(({ document }) => isExact(document)).length;
  const exact = documents.filter(isExact);
  const others = documents.filter((document) => !isExact(document));
  const repeats = head.length - documents.length;
  const mixedHead = [...mixed(exact, options.needed, index), ...mixed(others, options.needed, index)];
  const rest = order.slice(CLOSE_LOOK).map(({ document }) => document);
  const tail = options.needed > mixedHead.length ? eachPictureOnce(rest, pictures, index) : [];
  return {
    documents: [...mixedHead, ...tail],
    exactCount: options.exactCount - (headExact - exact.length),
    total: tail.length > 0 ? mixedHead.length + tail.length : hits.length - repeats,
  };
}

/** The best documents by what is quickly known, at least as many as are looked at closely or needed. */
function byScore(
  hits: Uint32Array,
  { words, scores }: WordMatches,
  { table }: TextIndex,
  { now, productsFirst, allWords, needed }: RankOptions,
): readonly Scored[] {
  const { created, saves, isProduct } = table.columns;
  const keys = new Float64Array(hits.length);
  for (let at = 0; at < hits.length; at++) {
    const document = hits[at]!;
    const days = Math.max(0, (now - created[document]!) / DAY_MS) | 0;
    const score =
      scores[document]! +
      SCORE_OF_SAVES[Math.min(saves[document]!, SCORE_OF_SAVES.length - 1)]! +
      SCORE_OF_DAYS[Math.min(days, SCORE_OF_DAYS.length - 1)]! +
      (productsFirst ? PRODUCT * isProduct[document]! : 0) +
      (words[document] === allWords ? ALL_WORDS : 0);
    keys[at] = Math.round(score * PRECISION) * PLACES + (PLACES - 1 - at);
  }
  const best = needed > CLOSE_LOOK ? keys : largest(keys, CLOSE_LOOK);
  best.sort();
  return Array.from(best, (_, place) => {
    const key = best[best.length - 1 - place]!;
    return {
      document: hits[PLACES - 1 - (key % PLACES)]!,
      score: Math.floor(key / PLACES) / PRECISION,
    };
  });
}

/** The largest keys, at least `count` of them and some more: sorting a long list takes longer than finding these. */
function largest(keys: Float64Array<ArrayBuffer>, count: number): Float64Array<ArrayBuffer> {
  if (keys.length < 4 * count) return keys;
  let [min, max] = [Infinity, -Infinity];
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at]!;
    if (key < min) min = key;
    if (key > max) max = key;
  }
  const buckets = new Uint32Array(BUCKETS);
  const scale = max > min ? (BUCKETS - 1) / (max - min) : 0;
  const bucketOf = (at: number) => Math.floor((keys[at]! - min) * scale);
  for (let at = 0; at < keys.length; at++) buckets[bucketOf(at)]! += 1;
  let least = BUCKETS - 1;
  let found = buckets[least]!;
  while (least > 0 && found < count) found += buckets[--least]!;
  const best = new Float64Array(found);
  for (let at = 0, filled = 0; at < keys.length; at++) if (bucketOf(at) >= least) best[filled++] = keys[at]!;
  return best;
}

/** More for a title that has the words beside each other in this order, and for one that has no others. */
function phraseBonus(title: Uint32Array, { vocabulary }: TextIndex, phrase: RankOptions['phrase']): number {
  // A single word counts only where it is the whole title.
  if (phrase.length === 1 && title.length !== 1) return 0;
  for (let start = 0; start + phrase.length <= title.length; start++) {
    const isHere = phrase.every((wanted, at) => vocabulary.classOf(title[start + at]!) === wanted);
    if (isHere) return (phrase.length > 1 ? PHRASE : 0) + (title.length === phrase.length ? WHOLE_TITLE : 0);
  }
  return 0;
}

/** The first document of each picture. */
export function eachPictureOnce(
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

/** In the same order, as far as no source has more than its share of a page. What is not needed keeps its order. */
export function mixed(documents: readonly number[], needed: number, { table }: TextIndex): readonly number[] {
  const { domain, pinner } = table.columns;
  const result: number[] = [];
  let waiting = documents;
  while (waiting.length > 0 && result.length < needed) {
    const domains = new Map<number, number>();
    const pinners = new Map<number, number>();
    const later: number[] = [];
    let placed = 0;
    for (const document of waiting) {
      const ofDomain = domain[document] === NO_TEXT ? 0 : (domains.get(domain[document]!) ?? 0);
      const ofPinner = pinners.get(pinner[document]!) ?? 0;
      if (placed === WINDOW || ofDomain >= WINDOW_MAX || ofPinner >= WINDOW_MAX) {
        later.push(document);
        continue;
      }
      result.push(document);
      placed++;
      domains.set(domain[document]!, ofDomain + 1);
      pinners.set(pinner[document]!, ofPinner + 1);
    }
    result.push(...later.slice(0, WINDOW - placed));
    waiting = later.slice(WINDOW - placed);
  }
  return [...result, ...waiting];
}
