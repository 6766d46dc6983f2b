import { useMemo } from 'react';
import type { FeedSource } from '../../application/ports/pins/feed-gateway.ts';
import type { CardSetting } from '../../domain/cards/card-setting.ts';
import { useApp } from '../base/app-context.ts';
import { surfaceOf } from './surface-of.ts';

/** How the viewer sees the cards of a list; the same object as long as that does not change. Ask in an observer. */
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
