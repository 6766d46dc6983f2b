import { MAX_RATING, productTexts } from '../pins/product-facts.ts';
import { AVAILABILITIES, type ProductTexts } from '../pins/product-texts.ts';
import type { Pin } from '../pins/pin.ts';
import type { AggregateRating, Product } from '../pins/rich-data.ts';

/** The product of a page in the form of the product fields. */
export function sourceProductTexts(
  { brand, offerSummary }: Product,
  rating: AggregateRating | null,
): ProductTexts {
  const { availability, inStock, priceVal, minPriceVal, maxPriceVal } = offerSummary;
  // A single price is often given as a range from itself to itself, or as one end.
  const hasRange = minPriceVal !== null && maxPriceVal !== null && minPriceVal !== maxPriceVal;
  const known = AVAILABILITIES.find((one) => one === availability);
  return productTexts({
    price: priceVal ?? (hasRange ? null : (minPriceVal ?? maxPriceVal)),
    standardPrice: offerSummary.standardPriceVal,
    minPrice: hasRange ? minPriceVal : null,
    maxPrice: hasRange ? maxPriceVal : null,
    currency: offerSummary.currency,
    availability: known ?? (inStock ? 'in_stock' : 'out_of_stock'),
    brand: brand?.name ?? null,
    rating: rating !== null && rating.maxRating > 0 ? inFives(rating) : null,
    ratingCount: rating?.ratingCount ?? null,
  });
}

/** The product of a pin, typed in or read from its page; null when the pin has none. */
export function sourceProductTextsOf({ richMetadata }: Pick<Pin, 'richMetadata'>): ProductTexts | null {
  const product = richMetadata?.recipe ? undefined : richMetadata?.products[0];
  return product === undefined ? null : sourceProductTexts(product, richMetadata!.aggregateRating);
}

/** Converts a rating from another scale to our scale of five, with one decimal. */
function inFives({ ratingValue, maxRating }: AggregateRating): number {
  return Math.round((ratingValue / maxRating) * MAX_RATING * 10) / 10;
}
