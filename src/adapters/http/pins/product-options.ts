import type { SentProduct } from '../../../../wire/calls/pins/product-param.ts';
import { MAX_RATING, type ProductFacts } from '../../../domain/pins/product-facts.ts';

/** Form names of the fields whose wire names differ. */
export const PRODUCT_NAMES = {
  'product.standard_price': 'product.standardPrice',
  'product.min_price': 'product.minPrice',
  'product.max_price': 'product.maxPrice',
  'product.rating_count': 'product.ratingCount',
} as const;

/** A product in its wire form. */
export function productOptions(facts: ProductFacts): SentProduct {
  const { currency, availability, rating } = facts;
  const told: SentProduct = {
    price: facts.price,
    standard_price: facts.standardPrice,
    min_price: facts.minPrice,
    max_price: facts.maxPrice,
    currency,
    availability,
    brand: facts.brand,
    rating,
    rating_count: facts.ratingCount,
    max_rating: rating === null ? null : MAX_RATING,
  };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null)) as SentProduct;
}
