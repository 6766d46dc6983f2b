import type { Pin } from '../pins/pin.ts';
import type { Surface } from '../surfaces/surface.ts';

/** The call that hides a pin, by the place where it was shown. */
export type HideCall = 'news_hub' | 'search' | 'p2p';

/** The call that hides cards of a grid; null is an unknown grid. */
export function hideCall(surface: Surface | null): HideCall {
  switch (surface) {
    case 'NewsPage':
      return 'news_hub';
    case 'SearchItem':
    case 'SearchItemHighShoppingIntent':
    case 'SearchAdsOnlyModule':
      return 'search';
    default:
      return 'p2p';
  }
}

/** The place of a pin, with the data for its call. */
export type HidePlace =
  | { readonly kind: 'news_hub'; readonly newsId: string }
  | { readonly kind: 'search'; readonly query: string }
  | { readonly kind: 'p2p' };

/**
 * The place of a card, or the general place when the data for a specific call is missing.
 * @param query the search query of the page, if there is one
 */
export function hidePlace(
  { recommendationReason }: Pick<Pin, 'recommendationReason'>,
  surface: Surface | null,
  query: string | undefined,
): HidePlace {
  const kind = hideCall(surface);
  const newsId = recommendationReason?.reason === 'newsHub' ? recommendationReason.reasonId : '';
  if (kind === 'news_hub' && newsId !== '') return { kind, newsId };
  if (kind === 'search' && query) return { kind, query };
  return { kind: 'p2p' };
}
