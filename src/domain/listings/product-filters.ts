import { listedDomain } from './listing.ts';

/** What narrows a list of products. Both limits of the price belong to the range. */
export type ProductFilters = {
  readonly priceMin?: number;
  readonly priceMax?: number;
  /** ISO code; only with a price. */
  readonly currency?: string;
  /** Host of the shop without `www.` */
  readonly domain?: string;
  /** Only what was in stock when its page was last read. */
  readonly inStock?: true;
};

/** Filters as they are in an address. */
export type ProductFilterTexts = {
  readonly priceMin?: string;
  readonly priceMax?: string;
  readonly currency?: string;
  readonly domain?: string;
  readonly inStock?: boolean;
};

export type PriceProblem = 'no-number' | 'min-above-max';

/** The filters of an address. Malformed ones are left out, and so is a lowest price above the highest. */
export function productFilters({
  priceMin,
  priceMax,
  currency,
  domain,
  inStock,
}: ProductFilterTexts): ProductFilters {
  const [min, max] = priceProblem({ priceMin, priceMax }) === 'min-above-max' ? [] : [priceMin, priceMax];
  const [least, most] = [price(min), price(max)];
  const hasPrice = least !== undefined || most !== undefined;
  const shop = domain === undefined ? undefined : listedDomain(domain);
  return {
    ...(least !== undefined && { priceMin: least }),
    ...(most !== undefined && { priceMax: most }),
    ...(hasPrice && currency !== undefined && /^[A-Z]{3}$/.test(currency) && { currency }),
    ...(shop !== undefined && { domain: shop }),
    ...(inStock === true && { inStock }),
  };
}

/** Why prices that somebody has typed are no range; null for a range. Empty texts are no limit. */
export function priceProblem({
  priceMin,
  priceMax,
}: {
  readonly priceMin?: string | undefined;
  readonly priceMax?: string | undefined;
}): PriceProblem | null {
  const [min, max] = [price(priceMin), price(priceMax)];
  const isWrong = (text: string | undefined, value: number | undefined) =>
    value === undefined && (text ?? '').trim() !== '';
  if (isWrong(priceMin, min) || isWrong(priceMax, max)) return 'no-number';
  return min !== undefined && max !== undefined && min > max ? 'min-above-max' : null;
}

/** Filters as they are written in an address. */
export function productFilterTexts({ priceMin, priceMax, ...filters }: ProductFilters): ProductFilterTexts {
  return {
    ...filters,
    ...(priceMin !== undefined && { priceMin: String(priceMin) }),
    ...(priceMax !== undefined && { priceMax: String(priceMax) }),
  };
}

/** A decimal comma counts as a point. */
function price(text: string | undefined): number | undefined {
  const amount = text?.trim().replace(',', '.') ?? '';
  return /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? Number(amount) : undefined;
}
