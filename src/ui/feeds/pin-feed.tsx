import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import type { Density } from '../../domain/surfaces/profile-view.ts';
import { pinAddress } from '../../domain/routes/pin-address.ts';
import { useApp } from '../app/app-context.ts';
import type { NavigationState } from '../app/navigation-state.ts';
import { usePlace } from '../app/place.ts';
import { useScrollStart } from '../app/use-scroll-memory.ts';
import { MasonryGrid } from '../grid/masonry-grid.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { PinCard } from '../pins/pin-card.tsx';
import { pinGridItem, type PinGridItem } from '../pins/pin-grid-item.ts';
import { CardEdit } from '../saving/card-edit.tsx';
import { SaveControl } from '../saving/save-control.tsx';
import { failureText } from '../status/failure-text.ts';
import type { Feed } from './feed.ts';
import classes from './pin-feed.module.css';

type PinFeedProps = {
  readonly feed: Feed;
  /** Accessible name of the list. */
  readonly label: string;
  /** Shown when the list turns out to hold nothing. */
  readonly empty: ReactNode;
  readonly density?: Density;
};

/** An endless grid of pins with its loading, empty, failed and ended states. */
export const PinFeed = observer(function PinFeed({ feed, label, empty, density = 'default' }: PinFeedProps) {
  const { stores } = useApp();
  const initialScrollTop = useScrollStart();
  const { ids, phase } = feed;
  const items = useMemo(
    () => ids.flatMap((id) => stores.pins.find(id) ?? []).map(pinGridItem),
    [ids, stores.pins],
  );

  // A list that was forgotten since the page was opened begins anew under it.
  useEffect(() => {
    if (phase === 'fresh') void feed.start();
  }, [feed, phase]);

  const place = usePlace();
  const { signedIn } = stores.session;
  const { source } = feed;
  const renderCard = useCallback(
    ({ pin }: PinGridItem, { index }: { readonly index: number }) => (
      <PinCard
        pin={pin}
        index={index}
        href={pinAddress({ pin: { id: pin.entityId, seoUrl: pin.seoUrl }, signedIn })}
        state={{ over: place } satisfies NavigationState}
        renderTop={(near) => <SaveControl pin={pin} near={near} look="card" />}
        renderBottom={(near) => near && <CardEdit pin={pin} source={source} />}
      />
    ),
    [place, signedIn, source],
  );

  if (feed.isEmpty) return empty;
  return (
    <div className={classes.feed}>
      <MasonryGrid
        items={items}
        renderCard={renderCard}
        label={label}
        density={density === 'dense' ? 'compact' : 'comfortable'}
        busy={phase === 'loading'}
        hasMore={phase === 'ready' || phase === 'loading'}
        onEndReached={feed.loadMore}
        initialScrollTop={initialScrollTop}
      >
        {phase === 'failed' && (
          <ErrorState title="More pins did not load" onRetry={() => void feed.loadMore()}>
            {failureText(feed.failure ?? 'unavailable')}
          </ErrorState>
        )}
        <VisuallyHidden>
          <span role="status">
            {phase === 'loading' ? 'Loading more pins' : phase === 'ended' ? 'That is all.' : ''}
          </span>
        </VisuallyHidden>
      </MasonryGrid>
    </div>
  );
});
