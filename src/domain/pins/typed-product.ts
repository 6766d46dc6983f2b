import { accept, refuse, type Checked, type FieldProblem } from '../limits/checked.ts';
import type { Availability } from './product-texts.ts';

/** The typed product of a pin. Prices are in units of the currency. */
export interface TypedProduct {
  readonly price: number | null;
  /** The regular price, when the current one is reduced. */
  readonly standardPrice: number | null;
  /** Either both or none. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  /** Three letters. */
  readonly currency: string;
  readonly availability: Availability;
  readonly brand: string | null;
  /** 0 to `max`, from `count` people. */
  readonly rating: { readonly value: number; readonly count: number; readonly max: number } | null;
}

export const PRODUCT_LIMITS = { price: 1_000_000_000, ratingCount: 1_000_000_000, brand: 100 } as const;

export interface ProductMisfit {
  readonly field: 'price' | 'minPrice' | 'maxPrice' | 'rating';
  readonly problem: FieldProblem;
}

/** The first inconsistent field; null when all are consistent. */
export function productMisfit({ price, minPrice, maxPrice, rating }: TypedProduct): ProductMisfit | null {
  if (minPrice === null && maxPrice !== null) return { field: 'minPrice', problem: 'missing' };
  if (maxPrice === null && minPrice !== null) return { field: 'maxPrice', problem: 'missing' };
  if (minPrice !== null && maxPrice !== null && maxPrice < minPrice) {
    return { field: 'maxPrice', problem: 'out_of_range' };
  }
  if (price === null && minPrice === null) return { field: 'price', problem: 'missing' };
  if (rating !== null && rating.value > rating.max) return { field: 'rating', problem: 'out_of_range' };
  return null;
}

/** Checks a currency code, in any case. */
export function checkCurrency(value: unknown): Checked<string> {
  if (typeof value !== 'string') return refuse('wrong_type');
  const code = value.trim().toUpperCase();
  if (code === '') return refuse('missing');
  return /^[A-Z]{3}$/.test(code) ? accept(code) : refuse('bad_format');
}
