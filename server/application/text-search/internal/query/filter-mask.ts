import { COLOR_GROUPS } from '../../../../../src/domain/feeds/color-group.ts';
import { SEARCH_AGE_MS, SEARCH_KINDS } from '../../../../../src/domain/search/search-choices.ts';
import type { TextQuestion } from '../../../ports/discovery/text-search.ts';
import type { DocumentTable } from '../index/document-table.ts';

/** A bit for each filter. */
export const FILTER = { kind: 1, color: 2, price: 4, domain: 8, since: 16, followed: 32 } as const;

/** What other parts of the index know of a search. */
export type KnownFromOthers = {
  /** Whether a document has the picked colour; null where none, or a group, was chosen. */
  readonly isColored: ((number: number) => boolean) | null;
  /** Documents about the topic that a query names: they are found also without its words. */
  readonly aboutTopic: (text: string) => readonly number[];
  /** A list without pictures that look like an earlier one. */
  readonly withoutRepeats: (numbers: readonly number[]) => readonly number[];
};

/** A search for pins. */
export type PinQuestion = TextQuestion & KnownFromOthers;

/** The filters that a document fails, as bits. A facet counts what fails no filter but its own. */
export function filterMask(
  {
    filters,
    followed,
    now,
    isColored = null,
  }: Pick<TextQuestion, 'filters' | 'followed' | 'now'> & Partial<Pick<PinQuestion, 'isColored'>>,
  table: DocumentTable,
): { readonly failed: (number: number) => number; readonly isFollowed: (number: number) => boolean } {
  const { columns } = table;
  const kind = filters.kind === null ? null : SEARCH_KINDS.indexOf(filters.kind);
  const isProduct = filters.kind === 'product';
  const color = filters.color === null ? null : COLOR_GROUPS.findIndex(({ key }) => key === filters.color);
  const domain = filters.domain === null ? null : (table.domains.find(filters.domain.toLowerCase()) ?? -1);
  const since = filters.since === null ? null : now - SEARCH_AGE_MS[filters.since];
  const currency =
    filters.currency === null ? null : (table.currencies.find(filters.currency.toUpperCase()) ?? -1);
  const min = filters.priceMin ?? -Infinity;
  const max = filters.priceMax ?? Infinity;
  const hasPrice = filters.priceMin !== null || filters.priceMax !== null || currency !== null;
  const people = new Set(
    followed.map((id) => table.people.find(id)).filter((person) => person !== undefined),
  );
  const isFollowed = (number: number) => people.size > 0 && people.has(columns.pinner[number]!);
  const failed = (number: number) => {
    let mask = 0;
    if (isProduct ? columns.isProduct[number] === 0 : kind !== null && columns.kind[number] !== kind)
      mask |= FILTER.kind;
    if (isColored === null ? color !== null && columns.color[number] !== color : !isColored(number))
      mask |= FILTER.color;
    // A missing price is in no range.
    if (hasPrice && !(columns.price[number]! >= min && columns.price[number]! < max)) mask |= FILTER.price;
    if (currency !== null && columns.currency[number] !== currency) mask |= FILTER.price;
    if (domain !== null && columns.domain[number] !== domain) mask |= FILTER.domain;
    if (since !== null && columns.created[number]! < since) mask |= FILTER.since;
    if (filters.followed && !isFollowed(number)) mask |= FILTER.followed;
    return mask;
  };
  return { failed, isFollowed };
}

/** True when any filter is set. */
export function isFiltered({ followed, ...others }: TextQuestion['filters']): boolean {
  return followed || Object.values(others).some((value) => value !== null);
}
