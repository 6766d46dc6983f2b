import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Explore } from '../../../application/ports/people/follow-gateway.ts';
import type { Message } from '../../../domain/messages/message.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import type { ExploreList } from '../../../domain/topics/explore-lists.ts';
import { useApp } from '../../base/app-context.ts';
import type { LoadContext } from '../../base/navigation/page.ts';
import type { Stores } from '../../base/stores/stores.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';
import { refillFeed } from '../../discovery/refill-feed.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { PinStrip } from './pin-strip.tsx';
import { text } from '../../text/language.ts';
import { topicPagesMessages } from './messages.en.ts';
import { TopicTiles } from './topic-tiles.tsx';
import classes from './explore-rows.module.css';

const EXPLORE: PageDataKey<Explore> = 'explore';
const NOTHING: Explore = { risingTopics: [], lists: [] };

/** More are on the page of the list. */
const MOST_IN_ROW = 25;

/** The names of the lists. */
export const TITLES: Readonly<Record<ExploreList, Message>> = {
  rising: topicPagesMessages.rising,
  'new-this-week': topicPagesMessages.newThisWeek,
  'most-saved': topicPagesMessages.mostSaved,
  'on-this-day': topicPagesMessages.onThisDay,
};

/** Reads what rises, or what else is there, with the first pins of each list. */
export async function loadExplore(context: LoadContext): Promise<void> {
  const { services, stores } = context;
  const { follows } = await services.openFollows();
  const explore = await follows.explore();
  stores.pageData.set(EXPLORE, explore);
  await Promise.all(
    explore.lists.map(async (list) => {
      const feed = stores.feeds.openAnew({ kind: 'explore', list });
      // The page of the list may have been empty before.
      await refillFeed(feed, context);
      await feed.start();
    }),
  );
}

/** Whether nothing rises, and nothing else is there. */
export function isEmptyExplore({ pageData }: Stores): boolean {
  const { risingTopics, lists } = pageData.find(EXPLORE) ?? NOTHING;
  return risingTopics.length === 0 && lists.length === 0;
}

/** What there is to show. */
function useExplore(): Explore {
  return useApp().stores.pageData.find(EXPLORE) ?? NOTHING;
}

/** What rises, as topics and as pins. */
export const Rising = observer(function Rising() {
  const { risingTopics, lists } = useExplore();
  const id = useId();
  const hasPins = lists.includes('rising');
  if (risingTopics.length === 0 && !hasPins) return null;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <ListHeading id={id} list="rising" hasMore={hasPins} />
      {risingTopics.length > 0 && <TopicTiles topics={risingTopics} />}
      {hasPins && <PinRow list="rising" />}
    </section>
  );
});

/** The other lists, each as a row of pins. */
export const ExploreRows = observer(function ExploreRows() {
  const { lists } = useExplore();
  return lists.filter((list) => list !== 'rising').map((list) => <ListSection key={list} list={list} />);
});

/** The name of a list, with the way to all of its pins. */
function ListHeading({
  id,
  list,
  hasMore,
}: {
  readonly id: string;
  readonly list: ExploreList;
  readonly hasMore: boolean;
}) {
  return (
    <div className={classes.head}>
      <h2 className={classes.heading} id={id}>
        {text(TITLES[list])}
      </h2>
      {hasMore && (
        <AppLink
          id={`${id}-all`}
          className={classes.all}
          href={formatRoute({ kind: 'ideas', list })}
          aria-labelledby={`${id}-all ${id}`}
        >
          {text(topicPagesMessages.seeAll)}
        </AppLink>
      )}
    </div>
  );
}

function ListSection({ list }: { readonly list: ExploreList }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <ListHeading id={id} list={list} hasMore />
      <PinRow list={list} />
    </section>
  );
}

const PinRow = observer(function PinRow({ list }: { readonly list: ExploreList }) {
  const { stores } = useApp();
  const { ids } = stores.feeds.open({ kind: 'explore', list });
  const pins = ids.slice(0, MOST_IN_ROW).flatMap((id) => stores.pins.find(id) ?? []);
  return <PinStrip pins={pins} label={text(TITLES[list])} />;
});
