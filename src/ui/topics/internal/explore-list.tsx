import { observer } from 'mobx-react-lite';
import type { FeedSource } from '../../../application/ports/pins/feed-gateway.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import type { ExploreList } from '../../../domain/topics/explore-lists.ts';
import { useApp } from '../../base/app-context.ts';
import type { LoadContext, PageOutcome } from '../../base/navigation/page.ts';
import { UnlessPreparing } from '../../discovery/indexed-page.tsx';
import { feedFailure } from '../../feeds/feed-failure.ts';
import { PinFeed } from '../../feeds/pin-feed.tsx';
import edges from '../../grid/grid-edges.module.css';
import { classNames } from '../../kit/class-names.ts';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import head from '../../kit/pages/page-head.module.css';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { text } from '../../text/language.ts';
import { TITLES } from './explore-rows.tsx';
import { topicPagesMessages } from './messages.en.ts';

/** The pins of a list. */
export function exploreSource(list: ExploreList): FeedSource {
  return { kind: 'explore', list };
}

/** All pins of one of Explore's lists. */
export const ExploreListView = observer(function ExploreListView({ list }: { readonly list: ExploreList }) {
  const { feeds } = useApp().stores;
  const title = text(TITLES[list]);
  return (
    <>
      <header className={classNames(edges.edges, head.head)}>
        <h1 className={head.title}>{title}</h1>
      </header>
      <PinFeed
        feed={feeds.open(exploreSource(list))}
        label={title}
        empty={
          <UnlessPreparing>
            <EmptyState
              title={text(topicPagesMessages.nothingInList)}
              action={
                <LinkButton kind="primary" size={48} href={formatRoute({ kind: 'ideas' })}>
                  {text(topicPagesMessages.exploreTopics)}
                </LinkButton>
              }
            >
              {text(topicPagesMessages.nothingInListDetail)}
            </EmptyState>
          </UnlessPreparing>
        }
      />
    </>
  );
});

/** Reads the first page of a list. What it holds changes from day to day, so search engines do not keep it. */
export async function loadExploreList(list: ExploreList, { stores }: LoadContext): Promise<PageOutcome> {
  const feed = stores.feeds.openAnew(exploreSource(list));
  await feed.start();
  const canonicalPath = formatRoute({ kind: 'ideas', list });
  return feedFailure(feed) ?? { kind: 'ready', head: { title: TITLES[list], canonicalPath, noindex: true } };
}
