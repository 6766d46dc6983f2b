import { COLOR_GROUPS, type ColorKey } from '../feeds/color-group.ts';
import { SEARCH_AGES, SEARCH_KINDS, type SearchAge, type SearchKind } from './search-choices.ts';

/** A group of colours, or any colour. */
export type SearchColor = ColorKey | `#${string}`;

/** What narrows a search for pins. */
export type SearchFilters = {
  readonly kind?: SearchKind;
  readonly color?: SearchColor;
  /** Products of at least this price. */
  readonly priceMin?: number;
  /** Products of less than this price. */
  readonly priceMax?: number;
  /** ISO code. */
  readonly currency?: string;
  /** Host of the pin's link without `www.` */
  readonly domain?: string;
  readonly since?: SearchAge;
  /** Only pins of people whom the viewer follows. */
  readonly followed?: true;
};

/** A search for pins; `exact` searches for the query as it was typed. */
export type PinSearch = SearchFilters & {
  readonly query: string;
  readonly scope: 'pins' | 'my_pins' | 'promoted';
  readonly exact?: true;
  readonly rs?: string;
};

/** Filters as they are in an address. */
type FilterTexts = {
  readonly pinKind?: string;
  readonly color?: string;
  readonly priceMin?: string;
  readonly priceMax?: string;
  readonly currency?: string;
  readonly domain?: string;
  readonly since?: string;
  readonly followed?: boolean;
};

const COLOR_KEYS = COLOR_GROUPS.map(({ key }) => key);
const DOMAIN_MAX = 253;

/** The filters of an address; unknown and malformed ones are omitted. */
export function searchFilters(texts: FilterTexts): SearchFilters {
  const kind = known(SEARCH_KINDS, texts.pinKind);
  const color = searchColor(texts.color);
  const since = known(SEARCH_AGES, texts.since);
  const priceMin = price(texts.priceMin);
  const priceMax = price(texts.priceMax);
  const hasPrice = priceMin !== undefined || priceMax !== undefined;
  const currency = hasPrice && /^[A-Z]{3}$/.test(texts.currency ?? '') ? texts.currency : undefined;
  const domain = texts.domain?.slice(0, DOMAIN_MAX);
  return {
    ...(kind && { kind }),
    ...(color && { color }),
    ...(priceMin !== undefined && { priceMin }),
    ...(priceMax !== undefined && { priceMax }),
    ...(currency && { currency }),
    ...(domain && { domain }),
    ...(since && { since }),
    ...(texts.followed && { followed: true as const }),
  };
}

/** Filters as they are written in an address. */
export function filterTexts({ kind, priceMin, priceMax, ...filters }: SearchFilters): FilterTexts {
  return {
    ...filters,
    ...(kind && { pinKind: kind }),
    ...(priceMin !== undefined && { priceMin: String(priceMin) }),
    ...(priceMax !== undefined && { priceMax: String(priceMax) }),
  };
}

/** A colour as it is in an address; undefined for anything else. */
export function searchColor(text: string | undefined): SearchColor | undefined {
  if (text !== undefined && /^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase() as `#${string}`;
  return known(COLOR_KEYS, text);
}

function known<T extends string>(values: readonly T[], text: string | undefined): T | undefined {
  return values.find((value) => value === text);
}

function price(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}
