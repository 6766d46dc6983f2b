import { useMemo } from 'react';
import type { FeedSource } from '../../application/ports/feed-gateway.ts';
import type { CardSetting } from '../../domain/cards/card-setting.ts';
import { hidesCardFooter } from '../../domain/experiences/hidden-footer.ts';
import { shoppingTagLook } from '../../domain/shopping/shopping-tag.ts';
import { useApp } from '../app/app-context.ts';
import { surfaceOf } from './surface-of.ts';

/** How the viewer sees the cards of a list; the same object as long as that does not change. Ask in an observer. */
export function useCardSetting(source: FeedSource): CardSetting {
  const { viewer, groups, country, experiences } = useApp().stores.session;
  const surface = surfaceOf(source, viewer);
  const viewerId = viewer?.entityId ?? null;
  const isWordless =
    viewer?.isEligibleForImageOnlyGrid === true || hidesCardFooter(viewer !== null, experiences);
  return useMemo(
    () => ({ surface, viewerId, groups, tagLook: shoppingTagLook(country, groups), isWordless }),
    [surface, viewerId, groups, country, isWordless],
  );
}
