import { refuse, type Refusal } from '../../../src/domain/limits/checked.ts';
import { MAX_RATING } from '../../../src/domain/pins/product-facts.ts';
import { AVAILABILITIES } from '../../../src/domain/pins/product-texts.ts';
import {
  checkCurrency,
  PRODUCT_LIMITS,
  productMisfit,
  type TypedProduct,
} from '../../../src/domain/pins/typed-product.ts';
import { decimal, int, oneOf, textUpTo } from '../../params/kinds.ts';
import type { OptionsOf, SentFor } from '../../params/param.ts';
import { fitting, partsOf } from '../../params/parts.ts';
import { optional, required, withDefault } from '../../params/presence.ts';

const price = decimal({ min: 0, max: PRODUCT_LIMITS.price });

const MEMBERS = {
  price: optional(price),
  standard_price: optional(price),
  min_price: optional(price),
  max_price: optional(price),
  currency: required(checkCurrency),
  availability: withDefault(oneOf(AVAILABILITIES), 'in_stock'),
  brand: optional(textUpTo(PRODUCT_LIMITS.brand)),
  rating: optional(decimal({ min: 0, max: 1000 })),
  rating_count: optional(int({ min: 0, max: PRODUCT_LIMITS.ratingCount })),
  max_rating: optional(decimal({ min: 1, max: 1000 })),
};

type ProductOptions = OptionsOf<typeof MEMBERS>;
export type SentProduct = SentFor<typeof MEMBERS>;

/** The details of a product that a person enters. */
export const typedProduct = fitting(partsOf(MEMBERS), misfit);

export function productOf(options: ProductOptions): TypedProduct {
  const { rating, rating_count = 0, max_rating = MAX_RATING } = options;
  return {
    price: options.price ?? null,
    standardPrice: options.standard_price ?? null,
    minPrice: options.min_price ?? null,
    maxPrice: options.max_price ?? null,
    currency: options.currency,
    availability: options.availability,
    brand: options.brand || null,
    rating: rating === undefined ? null : { value: rating, count: rating_count, max: max_rating },
  };
}

const NAMES = { price: 'price', minPrice: 'min_price', maxPrice: 'max_price', rating: 'rating' } as const;

function misfit(options: ProductOptions): Refusal | null {
  const found = productMisfit(productOf(options));
  return found && { ...refuse(found.problem), at: `.${NAMES[found.field]}` };
}
