import type { Facets } from '../../../ports/discovery/text-search.ts';
import type { Relaxation } from '../../../../../src/domain/search/search-choices.ts';
import type { TextIndex } from '../index/text-index.ts';
import { exclusionOf, type KnownDocuments } from './exclusion.ts';
import { FacetCounts } from './facet-counts.ts';
import { filterMask, isFiltered, type PinQuestion } from './filter-mask.ts';
import type { WordMatches } from './match-words.ts';

/** With fewer pins of all words, those that lack one are added. */
const ENOUGH = 20;
/** How many documents stand in where no word is known. */
const POPULAR_MAX = 500;

/** The largest number of saves that a document is known with. */
const SAVES_MAX = 0xffff;

const EXCLUDED = 0xff;

export type Hits = {
  readonly documents: Uint32Array;
  readonly exactCount: number;
  readonly products: number;
  readonly relaxed: Relaxation | null;
  readonly facets: Facets;
};

type ChooseDeps = { readonly index: TextIndex; readonly documents: KnownDocuments };

/**
 * The documents of a result: those with all words; with too few of them also those that lack one, or else those with
 * any. Counts the facets on the way.
 */
export function chooseHits(
  matches: WordMatches,
  words: number,
  question: PinQuestion,
  { index, documents }: ChooseDeps,
): Hits {
  const { failed } = filterMask(question, index.table);
  const isExcluded = exclusionOf(question.excluded, index.table, documents);
  const isPlain = !isFiltered(question.filters);
  if (words === 1 && isPlain && isExcluded === null) return allHits(matches, question, index);
  const masks = new Uint8Array(matches.count);
  const counts = new Uint32Array(words + 1);
  const { found, words: wordsOf } = matches;
  for (let at = 0; at < matches.count; at++) {
    const document = found[at]!;
    const mask = isExcluded?.(document) === true ? EXCLUDED : isPlain ? 0 : failed(document);
    masks[at] = mask;
    if (mask === 0) counts[BITS[wordsOf[document]!]!]! += 1;
  }
  const exactCount = words === 0 ? 0 : counts[words]!;
  const least = leastWords(counts, words);
  const chosen = new Uint32Array(matches.count);
  const chosenMasks = new Uint8Array(matches.count);
  let count = 0;
  for (let at = 0; at < matches.count; at++) {
    const document = found[at]!;
    if (masks[at] === EXCLUDED || BITS[wordsOf[document]!]! < least) continue;
    chosen[count] = document;
    chosenMasks[count++] = masks[at]!;
  }
  const hits = hitsOf(chosen.subarray(0, count), chosenMasks.subarray(0, count), question, index);
  const isExact = hits.documents.length === exactCount;
  return { ...hits, exactCount, relaxed: isExact ? null : least === words - 1 ? 'close' : 'partial' };
}

/** Of a single common word there are so many documents that choosing takes longer than finding them. */
function allHits({ found, count }: WordMatches, question: PinQuestion, index: TextIndex): Hits {
  const hits = hitsOf(found.slice(0, count), new Uint8Array(count), question, index);
  return { ...hits, exactCount: count, relaxed: null };
}

/** The documents on the most boards, newest first among equals: what is shown when no word is known. */
export function popularHits(question: PinQuestion, { index, documents }: ChooseDeps): Hits {
  const { saves } = index.table.columns;
  const isExcluded = exclusionOf(question.excluded, index.table, documents);
  const bySaves = new Uint32Array(SAVES_MAX + 1);
  for (let document = 0; document < index.capacity; document++)
    if (index.has(document)) bySaves[saves[document]!]! += 1;
  let least = SAVES_MAX;
  for (let count = bySaves[least]!; least > 0 && count < POPULAR_MAX;) count += bySaves[--least]!;
  const chosen: number[] = [];
  for (let document = index.capacity - 1; document >= 0 && chosen.length < POPULAR_MAX; document--)
    if (saves[document]! >= least && index.has(document) && isExcluded?.(document) !== true)
      chosen.push(document);
  const masks = new Uint8Array(chosen.length);
  return { ...hitsOf(Uint32Array.from(chosen), masks, question, index), exactCount: 0, relaxed: 'popular' };
}

/** The documents that fail no filter, and the facets of all. `failed`: of each document, the filters that it fails. */
function hitsOf(
  documents: Uint32Array,
  failed: Uint8Array,
  question: PinQuestion,
  { table }: TextIndex,
): Pick<Hits, 'documents' | 'products' | 'facets'> {
  const facets = new FacetCounts(table, question.now);
  facets.add(documents, failed, question.followed.length > 0 ? filterMask(question, table).isFollowed : null);
  const { isProduct } = table.columns;
  const passing = new Uint32Array(documents.length);
  let count = 0;
  let products = 0;
  for (let at = 0; at < documents.length; at++) {
    if (failed[at] !== 0) continue;
    const document = documents[at]!;
    passing[count++] = document;
    products += isProduct[document]!;
  }
  return { documents: passing.subarray(0, count), products, facets: facets.facets() };
}

/** How many of the words a document must have. `counts`: documents by their number of words. */
function leastWords(counts: Uint32Array, words: number): number {
  if (words <= 1 || counts[words]! >= ENOUGH) return Math.max(1, words);
  if (counts[words]! + counts[words - 1]! > 0) return words - 1;
  return 1;
}

/** By mask of words; a query has at most 16. */
const BITS = new Uint8Array(1 << 16);
for (let mask = 1; mask < BITS.length; mask++) BITS[mask] = BITS[mask >> 1]! + (mask & 1);
