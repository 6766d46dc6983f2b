import type { Pin } from '../pins/pin.ts';
import type { Surface } from '../surfaces/surface.ts';

/** Which call hides a pin, by where it was met. */
export type HideCall = 'news_hub' | 'search' | 'p2p';

/** The call that a grid's cards are hidden by; null is a grid that nobody knows. */
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

/** Where a pin is hidden, with what its call must know of the place. */
export type HidePlace =
  | { readonly kind: 'news_hub'; readonly newsId: string }
  | { readonly kind: 'search'; readonly query: string }
  | { readonly kind: 'p2p' };

/**
 * The place of a card; the general one where what its own call needs is not known.
 * @param query what was searched for, where the page tells it
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
