import { useMemo } from 'react';
import type { FeedSource } from '../../application/ports/pins/feed-gateway.ts';
import type { CardSetting } from '../../domain/cards/card-setting.ts';
import { useApp } from '../base/app-context.ts';
import { surfaceOf } from './internal/surface-of.ts';

/** The settings for the cards of a list; a stable object as long as they are the same. Call it in an observer. */
export function useCardSetting(source: FeedSource): CardSetting {
  const { context, session } = useApp().stores;
  const { groups, tagLook } = context;
  const { viewer, hidesFooter } = session;
  const surface = surfaceOf(source, viewer);
  const viewerId = viewer?.entityId ?? null;
  const isWordless = hidesFooter || viewer?.isEligibleForImageOnlyGrid === true;
  return useMemo(
    () => ({ surface, viewerId, groups, tagLook, isWordless }),
    [surface, viewerId, groups, tagLook, isWordless],
  );
}
