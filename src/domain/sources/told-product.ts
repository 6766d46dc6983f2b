import { MAX_RATING, productTexts } from '../pins/product-facts.ts';
import { AVAILABILITIES, type ProductTexts } from '../pins/product-texts.ts';
import type { AggregateRating, Product } from '../pins/rich-data.ts';

/** What a page tells of what it sells, as it would stand in the fields. */
export function toldProduct({ brand, offerSummary }: Product, rating: AggregateRating | null): ProductTexts {
  const { availability, inStock } = offerSummary;
  const known = AVAILABILITIES.find((one) => one === availability);
  return productTexts({
    price: offerSummary.priceVal,
    standardPrice: offerSummary.standardPriceVal,
    minPrice: offerSummary.minPriceVal,
    maxPrice: offerSummary.maxPriceVal,
    currency: offerSummary.currency,
    availability: known ?? (inStock ? 'in_stock' : 'out_of_stock'),
    brand: brand?.name ?? null,
    rating: rating !== null && rating.maxRating > 0 ? inFives(rating) : null,
    ratingCount: rating?.ratingCount ?? null,
  });
}

/** Other scales as shares of ours, to one place. */
function inFives({ ratingValue, maxRating }: AggregateRating): number {
  return Math.round((ratingValue / maxRating) * MAX_RATING * 10) / 10;
}
