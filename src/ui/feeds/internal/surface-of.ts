import type { FeedSource } from '../../../application/ports/pins/feed-gateway.ts';
import { relatedSurface } from '../../../domain/closeup/closeup-kind.ts';
import type { Surface } from '../../../domain/surfaces/surface.ts';
import type { Viewer } from '../../../domain/users/user.ts';

/** The kind of grid in which the viewer sees a list of pins. */
export function surfaceOf(source: FeedSource, viewer: Pick<Viewer, 'username'> | null): Surface {
  switch (source.kind) {
    case 'home':
      return 'AuthHomefeed';
    case 'search':
      return 'SearchItem';
    case 'board':
    case 'section':
      return 'BaseBoardPinGrid';
    case 'visual':
      return source.productsOnly ? 'VisualInspirationShoppingPin' : 'VisualInspirationPin';
    case 'related':
      return relatedSurface({ isEligibleForPdp: source.isProductPage });
    case 'topic':
      return 'RetrievalHub';
    default:
      if (source.username.toLowerCase() !== viewer?.username.toLowerCase()) return 'OtherProfilePinGrid';
      // These grids show how own pins perform.
      return source.kind === 'created' ? 'CreatorProfileActivityPinGrid' : 'UserProfilePinGrid';
  }
}
