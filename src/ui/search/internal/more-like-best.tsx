import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo } from 'react';
import type { Pin } from '../../../domain/pins/pin.ts';
import { ENOUGH_RESULTS } from '../../../domain/search/search-facts.ts';
import { useApp } from '../../base/app-context.ts';
import { whenIdle } from '../../base/lazy/when-idle.ts';
import type { Feed } from '../../base/stores/feed.ts';
import { PinFeed } from '../../feeds/pin-feed.tsx';
import classes from '../../feeds/pins-below.module.css';
import { text } from '../../text/language.ts';
import { searchMessages } from './messages.en.ts';

/** Pins like the best one that was found, when there are few. */
export const MoreLikeBest = observer(function MoreLikeBest({ found }: { readonly found: Feed }) {
  const { pins } = useApp().stores;
  if (found.phase !== 'ended' || found.ids.length >= ENOUGH_RESULTS) return null;
  const best = found.ids.map((id) => pins.find(id)).find((pin) => pin?.isPromoted === false);
  return best === undefined ? null : <MoreLike key={best.entityId} pin={best} found={found} />;
});

const MoreLike = observer(function MoreLike({ pin, found }: { readonly pin: Pin; readonly found: Feed }) {
  const { feeds } = useApp().stores;
  const { entityId: pinId, isEligibleForPdp: isProductPage } = pin;
  const feed = feeds.open({ kind: 'related', pinId, isProductPage });
  useEffect(() => whenIdle(() => void feed.start()), [feed]);
  const known = useMemo(() => new Set(found.ids), [found.ids]);
  const heading = useId();
  const hasPins = feed.ids.some((id) => !known.has(id));
  const isOver = !hasPins && (feed.phase === 'ended' || feed.phase === 'missing' || feed.phase === 'failed');
  if (isOver) return null;
  return (
    <section className={classes.below} aria-labelledby={hasPins ? heading : undefined}>
      {hasPins && (
        <>
          <h2 id={heading} className={classes.heading}>
            {text(searchMessages.moreLikeThis)}
          </h2>
          <PinFeed feed={feed} label={text(searchMessages.moreLikeThis)} empty={null} without={known} />
        </>
      )}
    </section>
  );
});
