import { useMemo } from 'react';
import type { FeedSource } from '../../application/ports/pins/feed-gateway.ts';
import type { CardSetting } from '../../domain/cards/card-setting.ts';
import type { Surface } from '../../domain/surfaces/surface.ts';
import { useApp } from '../base/app-context.ts';
import { HIDES_FOOTER } from '../base/stores/page-data-store.ts';
import { surfaceOf } from './internal/surface-of.ts';

/**
 * The settings for the cards of a list; a stable object as long as they are the same. Call it in an observer.
 * @param own the grid of the cards, if it does not follow from the list
 */
export function useCardSetting(source: FeedSource, own?: Surface): CardSetting {
  const { context, pageData, session } = useApp().stores;
  const { groups, tagLook } = context;
  const { viewer } = session;
  const surface = own ?? surfaceOf(source, viewer);
  const viewerId = viewer?.entityId ?? null;
  const isWordless = pageData.find(HIDES_FOOTER) === true || viewer?.isEligibleForImageOnlyGrid === true;
  const isShoppingList = source.kind === 'listing' && source.listing.kind === 'products';
  return useMemo(
    () => ({ surface, viewerId, groups, tagLook, isWordless, isShoppingList }),
    [surface, viewerId, groups, tagLook, isWordless, isShoppingList],
  );
}
