import type { Listing } from '../../../domain/listings/listing.ts';
import {
  productFilters,
  productFilterTexts,
  type ProductFilters,
} from '../../../domain/listings/product-filters.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import type { RouteOf } from '../../../domain/routes/route.ts';
import type { Topic } from '../../../domain/topics/topic.ts';
import { topicOf } from './load-listing.ts';

export type ShoppingRoute = RouteOf<'shopping' | 'shopping-category'>;

/** The list of products of a page; undefined for an address without a possible topic. */
export function productsOf(route: ShoppingRoute): Extract<Listing, { kind: 'products' }> | undefined {
  const topicId = topicOf(route.kind === 'shopping' ? undefined : route.categoryId);
  return topicId === undefined ? undefined : { kind: 'products', topicId, filters: productFilters(route) };
}

/** The products of a topic, or all of them. */
export function topicAddress(topic: Topic | null, filters: ProductFilters): string {
  const texts = productFilterTexts(filters);
  return topic === null
    ? formatRoute({ kind: 'shopping', ...texts })
    : formatRoute({
        kind: 'shopping-category',
        category: topic.urlName,
        categoryId: topic.entityId,
        ...texts,
      });
}

/** The address of the same page with these filters. */
export function filteredAddress(route: ShoppingRoute, filters: ProductFilters): string {
  const texts = productFilterTexts(filters);
  if (route.kind === 'shopping') return formatRoute({ kind: 'shopping', ...texts });
  const { category, categoryId } = route;
  return formatRoute({ kind: 'shopping-category', category, categoryId, ...texts });
}
