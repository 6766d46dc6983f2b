import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Density } from '../../domain/surfaces/profile-view.ts';
import type { PinId } from '../../domain/ids/ids.ts';
import type { Surface } from '../../domain/surfaces/surface.ts';
import { useApp } from '../base/app-context.ts';
import { useScrollStart } from '../base/navigation/use-scroll-memory.ts';
import { MasonryGrid, type MasonryGridHandle } from '../grid/masonry-grid.tsx';
import { pinGridItem } from '../pins/card/pin-grid-item.ts';
import type { Feed } from '../base/stores/feed.ts';
import { FeedEnd } from './feed-end.tsx';
import classes from './internal/pin-feed.module.css';
import { useCardSetting } from './use-card-setting.ts';
import { useFeedCards } from './use-feed-cards.tsx';

type PinFeedProps = {
  readonly feed: Feed;
  /** Accessible name of the list. */
  readonly label: string;
  /** Shown when the list is empty. */
  readonly empty: ReactNode;
  readonly density?: Density;
  /** Default: the grid of the source. */
  readonly surface?: Surface;
  /** Pins that the page shows elsewhere. A stable set. */
  readonly without?: ReadonlySet<PinId>;
};

/** An endless grid of pins with its loading, empty, failed and ended states. */
export const PinFeed = observer(function PinFeed({
  feed,
  label,
  empty,
  density = 'default',
  surface,
  without,
}: PinFeedProps) {
  const { stores } = useApp();
  const initialScrollTop = useScrollStart();
  const { ids, phase } = feed;
  const setting = useCardSetting(feed.source, surface);
  const items = useMemo(
    () =>
      ids
        .flatMap((id) => (without?.has(id) ? [] : (stores.pins.find(id) ?? [])))
        .map((pin) => pinGridItem(pin, setting)),
    [ids, stores.pins, setting, without],
  );

  // A feed that was forgotten meanwhile starts again on this page.
  useEffect(() => {
    if (phase === 'fresh') void feed.start();
  }, [feed, phase]);

  const { shown } = stores.feeds;
  useEffect(() => {
    shown.add(feed);
    return () => void shown.delete(feed);
  }, [shown, feed]);

  const renderCard = useFeedCards();

  // After the button for more was pressed, the focus moves to the first new card.
  const grid = useRef<MasonryGridHandle>(null);
  const asked = useRef<number | null>(null);
  useEffect(() => {
    const first = asked.current === null ? undefined : ids[asked.current];
    if (first === undefined) return;
    asked.current = null;
    // After this render: the card may have to be drawn first.
    queueMicrotask(() => grid.current?.focusCard(first));
  }, [ids]);

  if (feed.isEmpty) return empty;
  return (
    <div className={classes.feed}>
      <MasonryGrid
        ref={grid}
        items={items}
        renderCard={renderCard}
        label={label}
        density={density === 'dense' ? 'compact' : 'comfortable'}
        busy={phase === 'loading'}
        gathersFew
        hasMore={phase === 'ready' || phase === 'loading'}
        onEndReached={feed.rests ? undefined : feed.loadMore}
        initialScrollTop={initialScrollTop}
      >
        <FeedEnd feed={feed} onAsk={() => (asked.current = ids.length)} />
      </MasonryGrid>
    </div>
  );
});
