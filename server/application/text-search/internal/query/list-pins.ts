import { popularityRank } from '../../../../../src/domain/feeds/popularity.ts';
import type { ListingQuestion } from '../../../ports/discovery/listing.ts';
import {
  NO_FILTERS,
  type FacetValue,
  type PriceBand,
  type SearchFilters,
} from '../../../ports/discovery/text-search.ts';
import type { DocumentTable } from '../index/document-table.ts';
import type { TextIndex } from '../index/text-index.ts';
import { FacetCounts } from './facet-counts.ts';
import { filterMask } from './filter-mask.ts';
import { eachPictureOnce, mixed } from './rank.ts';

/** Prices are kept in single precision: half of the smallest unit decides. */
const HALF_CENT = 0.005;

/** A whole list, and what its filters would leave. */
export type ListedPins = {
  /** The numbers of its documents, best first. Each picture comes once. */
  readonly documents: readonly number[];
  /** How many documents there are without the filters for products. */
  readonly unfiltered: number;
  readonly domains: readonly FacetValue[];
  readonly prices: readonly PriceBand[];
  readonly inStock: number;
};

/** All documents of a kind or a domain, those that are recent and popular first. */
export function listPins(
  question: ListingQuestion,
  within: ReadonlySet<number> | null,
  index: TextIndex,
): ListedPins {
  const { table } = index;
  const candidates = candidatesOf(question, within, index);
  const filters = { ...filtersOf(question), currency: currencyOf(question, candidates, table) };
  const { failed } = filterMask({ filters, followed: [], now: 0 }, table);
  const { inStock } = table.columns;
  const counted = candidates.filter((document) => !question.inStock || inStock[document] === 1);
  const masks = Uint8Array.from(counted, failed);
  const facets = new FacetCounts(table, 0);
  facets.add(Uint32Array.from(counted), masks);
  const hits = counted.filter((_, at) => masks[at] === 0);
  const { domain, price } = facets.facets();
  return {
    documents: bestFirst(hits, question, index),
    unfiltered: eachPictureOnce(candidates, new Set(), index).length,
    domains: domain,
    prices: price,
    inStock: hits.filter((document) => inStock[document] === 1).length,
  };
}

/** The documents of the kind; of a list that is no list of products, also of the domain. */
function candidatesOf(
  { kind, domain }: ListingQuestion,
  within: ReadonlySet<number> | null,
  index: TextIndex,
): readonly number[] {
  const filters = { ...NO_FILTERS, kind, domain: kind === 'product' ? null : domain };
  const { failed } = filterMask({ filters, followed: [], now: 0 }, index.table);
  const candidates: number[] = [];
  for (let document = index.capacity - 1; document >= 0; document--) {
    if (within !== null && !within.has(document)) continue;
    if (index.has(document) && failed(document) === 0) candidates.push(document);
  }
  return candidates;
}

function filtersOf({ kind, domain, priceMin, priceMax }: ListingQuestion): SearchFilters {
  return {
    ...NO_FILTERS,
    kind,
    domain,
    priceMin: priceMin === null ? null : priceMin - HALF_CENT,
    priceMax: priceMax === null ? null : priceMax + HALF_CENT,
  };
}

/** Amounts of several currencies cannot be compared: without one, a range of prices is in that of most products. */
function currencyOf(
  { priceMin, priceMax, currency }: ListingQuestion,
  candidates: readonly number[],
  { columns, currencies }: DocumentTable,
): string | null {
  if (currency !== null || (priceMin === null && priceMax === null)) return currency;
  const counts = new Map<number, number>();
  for (const document of candidates) {
    const number = columns.currency[document]!;
    if (currencies.textOf(number) !== '') counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([one, few], [other, many]) => many - few || one - other);
  return most === undefined ? null : currencies.textOf(most[0]);
}

function bestFirst(
  hits: readonly number[],
  { kind, offset, limit }: ListingQuestion,
  index: TextIndex,
): readonly number[] {
  const { created, saves } = index.table.columns;
  const ranks = new Map(
    hits.map((document) => [
      document,
      popularityRank({ createdAt: created[document]!, saves: Math.max(0, saves[document]! - 1) }),
    ]),
  );
  const sorted = [...hits].sort((one, other) => ranks.get(other)! - ranks.get(one)! || other - one);
  const documents = eachPictureOnce(sorted, new Set(), index);
  // All pins of a domain have one source.
  return kind === null ? documents : mixed(documents, offset + limit, index);
}
