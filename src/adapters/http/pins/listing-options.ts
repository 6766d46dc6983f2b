import type { ResourceCall, Sent } from '../../../../wire/calls/contract.ts';
import type { Listing } from '../../../domain/listings/listing.ts';

type ShoppingOptions = Sent<ResourceCall<'ShoppingFeed', 'get'>>;
type ProductListOptions = Pick<
  ShoppingOptions,
  'category_id' | 'domain' | 'min_price' | 'max_price' | 'currency' | 'in_stock'
>;

/** The options of a list of products. */
export function listedProducts({
  topicId,
  filters: { priceMin, priceMax, inStock, ...filters },
}: Extract<Listing, { kind: 'products' }>): ProductListOptions {
  return {
    category_id: topicId,
    ...filters,
    ...(priceMin !== undefined && { min_price: priceMin }),
    ...(priceMax !== undefined && { max_price: priceMax }),
    ...(inStock && { in_stock: inStock }),
  };
}
