import type { FeedSource } from '../../../application/ports/pins/feed-gateway.ts';
import { relatedSurface } from '../../../domain/closeup/closeup-kind.ts';
import type { Surface } from '../../../domain/surfaces/surface.ts';
import type { Viewer } from '../../../domain/users/user.ts';

const LISTING_SURFACES = {
  videos: 'RetrievalHub',
  products: 'ShoppingGridSmall',
  domain: 'ShoppingSquareGridDomain',
} as const;

/** The kind of grid in which the viewer sees a list of pins. */
export function surfaceOf(source: FeedSource, viewer: Pick<Viewer, 'username'> | null): Surface {
  switch (source.kind) {
    case 'home':
      return 'AuthHomefeed';
    case 'search':
    case 'color':
      return 'SearchItem';
    case 'board':
    case 'section':
      return 'BaseBoardPinGrid';
    case 'visual':
      return source.productsOnly ? 'VisualInspirationShoppingPin' : 'VisualInspirationPin';
    case 'related':
      return relatedSurface({ isEligibleForPdp: source.isProductPage });
    case 'related-products':
      return 'CloseupRelatedProducts';
    case 'board-ideas':
      return 'BoardMoreIdeasTabContent';
    case 'topic':
    case 'article':
    case 'explore':
      return 'RetrievalHub';
    case 'listing':
      return LISTING_SURFACES[source.listing.kind];
    default:
      if (source.username.toLowerCase() !== viewer?.username.toLowerCase()) return 'OtherProfilePinGrid';
      // These grids show how own pins perform.
      return source.kind === 'created' ? 'CreatorProfileActivityPinGrid' : 'UserProfilePinGrid';
  }
}
