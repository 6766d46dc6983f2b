import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo, type ReactNode } from 'react';
import type { CardSetting } from '../../../domain/cards/card-setting.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { Density } from '../../../domain/surfaces/profile-view.ts';
import { useApp } from '../../base/app-context.ts';
import edges from '../../grid/grid-edges.module.css';
import { FeedEnd } from '../../feeds/feed-end.tsx';
import type { Feed } from '../../base/stores/feed.ts';
import { useCardSetting } from '../../feeds/use-card-setting.ts';
import { useFeedCards } from '../../feeds/use-feed-cards.tsx';
import { MasonryGrid, type MasonryGridProps } from '../../grid/masonry-grid.tsx';
import { classNames } from '../../kit/class-names.ts';
import { pinGridItem, type PinGridItem } from '../../pins/card/pin-grid-item.ts';
import classes from './grouped-feed.module.css';
import { groupName } from './group-name.ts';

/** A feed whose pins are grouped by colour or by interest, with a heading and a grid for each group. */
export const GroupedFeed = observer(function GroupedFeed({
  feed,
  label,
  empty,
  density,
}: {
  readonly feed: Feed;
  readonly label: string;
  readonly empty: ReactNode;
  readonly density: Density;
}) {
  const { stores } = useApp();
  const { ids, phase } = feed;
  const renderCard = useFeedCards();
  const setting = useCardSetting(feed.source);
  const groups = useMemo(
    () => groupsOf(ids.map((id) => stores.pins.find(id)).filter((pin) => pin !== undefined)),
    [ids, stores.pins],
  );
  useEffect(() => {
    if (phase === 'fresh') void feed.start();
  }, [feed, phase]);
  if (feed.isEmpty) return empty;
  return (
    <div role="group" aria-label={label}>
      {groups.map(({ key, name, pins }, index) => {
        const isLast = index === groups.length - 1;
        return (
          <Group
            key={key}
            name={name}
            pins={pins}
            setting={setting}
            renderCard={renderCard}
            density={density === 'dense' ? 'compact' : 'comfortable'}
            busy={isLast && phase === 'loading'}
            hasMore={isLast && (phase === 'ready' || phase === 'loading')}
            onEndReached={feed.rests ? undefined : feed.loadMore}
          />
        );
      })}
      <FeedEnd feed={feed} />
    </div>
  );
});

type GroupProps = Omit<MasonryGridProps<PinGridItem>, 'items' | 'label'> & {
  readonly name: string;
  readonly pins: readonly Pin[];
  readonly setting: CardSetting;
};

function Group({ name, pins, setting, ...grid }: GroupProps) {
  const id = useId();
  const items = useMemo(() => pins.map((pin) => pinGridItem(pin, setting)), [pins, setting]);
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 className={classNames(edges.edges, classes.name)} id={id}>
        {name}
      </h2>
      <MasonryGrid {...grid} items={items} label={name} />
    </section>
  );
}

type PinGroup = { readonly key: string; readonly name: string; readonly pins: Pin[] };

/** Consecutive pins of one group are shown together; pins without a group get a heading of their own. */
function groupsOf(pins: readonly Pin[]): readonly PinGroup[] {
  const groups: PinGroup[] = [];
  for (const pin of pins) {
    const key = pin.group?.key ?? '';
    const last = groups.at(-1);
    if (last?.key === key) last.pins.push(pin);
    else groups.push({ key, name: groupName(pin.group), pins: [pin] });
  }
  return groups;
}
