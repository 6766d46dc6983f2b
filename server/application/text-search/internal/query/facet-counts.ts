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

/** Counts, document by document, what each filter would leave. */
export class FacetCounts {
  readonly #table: DocumentTable;
  readonly #ages: readonly number[];
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
    this.#ages = SEARCH_AGES.map((age) => now - SEARCH_AGE_MS[age]);
  }

  /** `failed`: the filters that the document fails. */
  add(number: number, failed: number, isFollowed: boolean): void {
    const { columns } = this.#table;
    if ((failed & ~FILTER.kind) === 0) {
      this.#kinds[columns.kind[number]!]! += 1;
      if (columns.isProduct[number] === 1) this.#kinds[PRODUCT]! += 1;
    }
    if ((failed & ~FILTER.color) === 0) this.#colors[columns.color[number]!]! += 1;
    if ((failed & ~FILTER.price) === 0) this.#addPrice(columns.price[number]!, columns.currency[number]!);
    if ((failed & ~FILTER.domain) === 0) this.#domains[columns.domain[number]!]! += 1;
    if ((failed & ~FILTER.since) === 0) this.#addAge(columns.created[number]!);
    if (isFollowed && (failed & ~FILTER.followed) === 0) this.#followed += 1;
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

  /** Longer ages contain shorter ones. */
  #addAge(created: number): void {
    for (let age = this.#ages.length - 1; age >= 0 && created >= this.#ages[age]!; age--)
      this.#since[age]! += 1;
  }

  #addPrice(price: number, currency: number): void {
    if (Number.isNaN(price)) return;
    const band = PRICE_BANDS.findIndex((limit) => price < limit);
    this.#bands[currency * BANDS + (band === -1 ? BANDS - 1 : band)]! += 1;
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

function counted<V extends string>(values: readonly V[], counts: Uint32Array): readonly FacetValue<V>[] {
  return values.flatMap((value, at) => (counts[at]! > 0 ? [{ value, count: counts[at]! }] : []));
}
