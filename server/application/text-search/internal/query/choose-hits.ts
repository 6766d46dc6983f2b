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
  readonly documents: readonly number[];
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
  const masks = new Uint8Array(matches.count);
  const counts = new Uint32Array(words + 1);
  for (let at = 0; at < matches.count; at++) {
    const document = matches.found[at]!;
    const mask = isExcluded(document) ? EXCLUDED : isPlain ? 0 : failed(document);
    masks[at] = mask;
    if (mask === 0) counts[BITS[matches.words[document]!]!]! += 1;
  }
  const exactCount = words === 0 ? 0 : counts[words]!;
  const least = leastWords(counts, words);
  const chosen = new ChosenHits(index, question);
  for (let at = 0; at < matches.count; at++) {
    const document = matches.found[at]!;
    if (masks[at] !== EXCLUDED && BITS[matches.words[document]!]! >= least) chosen.add(document, masks[at]!);
  }
  const isExact = chosen.documents.length === exactCount;
  return chosen.hits(exactCount, isExact ? null : least === words - 1 ? 'close' : 'partial');
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
  const chosen = new ChosenHits(index, question);
  for (let document = index.capacity - 1; document >= 0 && chosen.documents.length < POPULAR_MAX; document--)
    if (saves[document]! >= least && index.has(document) && !isExcluded(document)) chosen.add(document, 0);
  return chosen.hits(0, 'popular');
}

class ChosenHits {
  readonly documents: number[] = [];
  readonly #table: TextIndex['table'];
  readonly #facets: FacetCounts;
  readonly #isFollowed: (document: number) => boolean;
  #products = 0;

  constructor({ table }: TextIndex, question: PinQuestion) {
    this.#table = table;
    this.#facets = new FacetCounts(table, question.now);
    this.#isFollowed = filterMask(question, table).isFollowed;
  }

  /** `failed`: the filters that the document fails. */
  add(document: number, failed: number): void {
    this.#facets.add(document, failed, this.#isFollowed(document));
    if (failed !== 0) return;
    this.documents.push(document);
    this.#products += this.#table.columns.isProduct[document]!;
  }

  hits(exactCount: number, relaxed: Relaxation | null): Hits {
    const { documents } = this;
    return { documents, exactCount, products: this.#products, relaxed, facets: this.#facets.facets() };
  }
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
