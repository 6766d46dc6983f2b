import { COLOR_GROUPS } from '../../../../../src/domain/feeds/color-group.ts';
import {
  PRICE_BANDS,
  SEARCH_AGE_MS,
  SEARCH_AGES,
  SEARCH_KINDS,
} from '../../../../../src/domain/search/search-choices.ts';
import type { Facets, FacetValue } from '../../../ports/discovery/text-search.ts';
import type { DocumentTable } from '../index/document-table.ts';
import { FILTER } from './filter-mask.ts';

const DOMAINS_MAX = 12;
const BANDS = PRICE_BANDS.length + 1;
const CURRENCIES = 256;
const PRODUCT = SEARCH_KINDS.indexOf('product');

/** Counts what each filter would leave. Column by column, because a common word has many documents. */
export class FacetCounts {
  readonly #table: DocumentTable;
  /** Documents of an age were made at this time or later. ms since the epoch, the shortest age first. */
  readonly #ages: Float64Array;
  readonly #kinds = new Uint32Array(SEARCH_KINDS.length);
  readonly #colors = new Uint32Array(COLOR_GROUPS.length);
  readonly #bands = new Uint32Array(CURRENCIES * BANDS);
  readonly #domains: Uint32Array;
  readonly #since = new Uint32Array(SEARCH_AGES.length);
  #followed = 0;

  /** `now`: ms since the epoch. */
  constructor(table: DocumentTable, now: number) {
    this.#table = table;
    this.#domains = new Uint32Array(table.domains.size);
    this.#ages = Float64Array.from(SEARCH_AGES, (age) => now - SEARCH_AGE_MS[age]);
  }

  /** `failed`: of each document, the filters that it fails. `isFollowed`: null if nobody is followed. */
  add(
    documents: Uint32Array,
    failed: Uint8Array,
    isFollowed: ((document: number) => boolean) | null = null,
  ): void {
    const { columns } = this.#table;
    this.#addKinds(documents, failed);
    addValues(this.#colors, columns.color, documents, failed, FILTER.color);
    addValues(this.#domains, columns.domain, documents, failed, FILTER.domain);
    this.#addPrices(documents, failed);
    this.#addAges(documents, failed);
    if (isFollowed === null) return;
    for (let at = 0; at < documents.length; at++)
      if ((failed[at]! & ~FILTER.followed) === 0 && isFollowed(documents[at]!)) this.#followed += 1;
  }

  facets(): Facets {
    return {
      kind: counted(SEARCH_KINDS, this.#kinds),
      color: counted(
        COLOR_GROUPS.map(({ key }) => key),
        this.#colors,
      ),
      price: this.#prices(),
      domain: this.#topDomains().map((domain) => ({
        value: this.#table.domains.textOf(domain),
        count: this.#domains[domain]!,
      })),
      since: counted(SEARCH_AGES, this.#since),
      followed: this.#followed,
    };
  }

  /** The most frequent domains; sorting all of them takes longer. */
  #topDomains(): readonly number[] {
    const counts = this.#domains;
    const top: number[] = [];
    for (let domain = 1; domain < counts.length; domain++) {
      const last = top.length === DOMAINS_MAX ? counts[top.at(-1)!]! : 0;
      if (counts[domain]! <= last) continue;
      const place = top.findIndex((other) => counts[other]! < counts[domain]!);
      top.splice(place === -1 ? top.length : place, 0, domain);
      top.splice(DOMAINS_MAX);
    }
    return top;
  }

  #addKinds(documents: Uint32Array, failed: Uint8Array): void {
    const { kind, isProduct } = this.#table.columns;
    addValues(this.#kinds, kind, documents, failed, FILTER.kind);
    let products = 0;
    for (let at = 0; at < documents.length; at++)
      if ((failed[at]! & ~FILTER.kind) === 0) products += isProduct[documents[at]!]!;
    this.#kinds[PRODUCT]! += products;
  }

  /** Longer ages contain shorter ones, which most documents are too old for. */
  #addAges(documents: Uint32Array, failed: Uint8Array): void {
    const { created } = this.#table.columns;
    const ages = this.#ages;
    for (let at = 0; at < documents.length; at++) {
      if ((failed[at]! & ~FILTER.since) !== 0) continue;
      const time = created[documents[at]!]!;
      for (let age = ages.length - 1; age >= 0 && time >= ages[age]!; age--) this.#since[age]! += 1;
    }
  }

  #addPrices(documents: Uint32Array, failed: Uint8Array): void {
    const { price, currency } = this.#table.columns;
    for (let at = 0; at < documents.length; at++) {
      const document = documents[at]!;
      const amount = price[document]!;
      if ((failed[at]! & ~FILTER.price) !== 0 || Number.isNaN(amount)) continue;
      const band = PRICE_BANDS.findIndex((limit) => amount < limit);
      this.#bands[currency[document]! * BANDS + (band === -1 ? BANDS - 1 : band)]! += 1;
    }
  }

  /** The bands of the most frequent currency. */
  #prices(): Facets['price'] {
    let best = 0;
    let most = 0;
    for (let currency = 1; currency < this.#table.currencies.size && currency < CURRENCIES; currency++) {
      const bands = this.#bands.subarray(currency * BANDS, (currency + 1) * BANDS);
      const count = bands.reduce((sum, value) => sum + value, 0);
      if (count > most) [best, most] = [currency, count];
    }
    if (most === 0) return [];
    const currency = this.#table.currencies.textOf(best);
    return [...PRICE_BANDS, null].flatMap((max, band) => {
      const count = this.#bands[best * BANDS + band]!;
      return count === 0 ? [] : [{ min: PRICE_BANDS[band - 1] ?? null, max, currency, count }];
    });
  }
}

/** Counts values of a column over the documents that fail no other filter than this one. */
function addValues(
  counts: Uint32Array,
  column: Uint8Array | Uint32Array,
  documents: Uint32Array,
  failed: Uint8Array,
  filter: number,
): void {
  for (let at = 0; at < documents.length; at++)
    if ((failed[at]! & ~filter) === 0) counts[column[documents[at]!]!]! += 1;
}

function counted<V extends string>(values: readonly V[], counts: Uint32Array): readonly FacetValue<V>[] {
  return values.flatMap((value, at) => (counts[at]! > 0 ? [{ value, count: counts[at]! }] : []));
}
