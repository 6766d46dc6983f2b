import type { FeedSource } from '../../../../application/ports/pins/feed-gateway.ts';
import { productsBelow } from '../../../../domain/closeup/closeup-modules.ts';
import type { PinId } from '../../../../domain/ids/ids.ts';
import type { Pin } from '../../../../domain/pins/pin.ts';
import type { AppValue } from '../../../base/app-context.ts';
import type { Feed } from '../../../base/stores/feed.ts';
import type { Stores } from '../../../base/stores/stores.ts';
import { readSurroundings } from './read-surroundings.ts';

type ListsBelow = {
  /** Pins like it. */
  readonly feed: Feed;
  /** Null where the grid itself begins with products. */
  readonly products: Feed | null;
  /** What these products are. */
  readonly below: ReturnType<typeof productsBelow>;
};

/** The lists below an open pin. `query`: of the search over which it was opened. */
export function listsBelow(feeds: Stores['feeds'], pin: Pin, query?: string): ListsBelow {
  const { entityId: pinId, isEligibleForPdp: isProductPage } = pin;
  const below = productsBelow(pin);
  return {
    feed: feeds.open({ kind: 'related', pinId, isProductPage, ...(query === undefined ? {} : { query }) }),
    products: below && feeds.open(productsSource(below, pinId)),
    below,
  };
}

/** Reads the first page of everything below a pin, for readers who run no script. */
export async function readAllBelow(
  { services, stores }: Pick<AppValue, 'services' | 'stores'>,
  pin: Pin,
): Promise<void> {
  const { feed, products } = listsBelow(stores.feeds, pin);
  await Promise.all([feed.start(), products?.start(), readSurroundings({ services, stores }, pin.entityId)]);
}

function productsSource(below: NonNullable<ReturnType<typeof productsBelow>>, pinId: PinId): FeedSource {
  if (below.kind === 'similar') return { kind: 'related-products', pinId };
  const filters = { domain: below.domain };
  return { kind: 'listing', listing: { kind: 'products', topicId: null, filters } };
}
