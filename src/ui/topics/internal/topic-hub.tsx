import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Phrase } from '../../../domain/messages/message.ts';
import { LEAST_PINS_OF_TOPIC } from '../../../domain/topics/topic-pages.ts';
import type { TopicPage } from '../../../application/ports/people/follow-gateway.ts';
import { useApp } from '../../base/app-context.ts';
import type { LoadContext, PageOutcome } from '../../base/navigation/page.ts';
import type { Stores } from '../../base/stores/stores.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';
import { UnlessPreparing } from '../../discovery/indexed-page.tsx';
import { topicListName } from '../../follow/topic-lists.ts';
import edges from '../../grid/grid-edges.module.css';
import { classNames } from '../../kit/class-names.ts';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { text } from '../../text/language.ts';
import { phrase } from '../../../domain/messages/message.ts';
import { topicPagesMessages } from './messages.en.ts';
import { TopicTiles } from './topic-tiles.tsx';
import classes from './topic-hub.module.css';

type Hub = 'top' | 'all';

function hubName(of: Hub): PageDataKey<TopicPage> {
  return topicListName(`hub:${of}`);
}

/** Reads the topics that have pages. */
export async function loadHub(
  { services, stores, site }: LoadContext,
  { of, title, path }: { readonly of: Hub; readonly title: Phrase; readonly path: string },
): Promise<PageOutcome> {
  const { follows } = await services.openFollows();
  const topics = await follows.topicsWithPages(of);
  stores.pageData.set(hubName(of), { topics, bookmark: null });
  const description = phrase(topicPagesMessages.ideasDescription, { site: site.name });
  return { kind: 'ready', head: { title, description, canonicalPath: path, noindex: topics.length === 0 } };
}

/** Whether no topic has a page. */
export function isEmptyHub(of: Hub, { pageData }: Stores): boolean {
  return (pageData.find(hubName(of))?.topics ?? []).length === 0;
}

/** All topics of a hub as tiles. `more` leads to a hub with more topics. */
export const TopicHub = observer(function TopicHub({
  of,
  title,
  more,
  children,
  after,
  isFilled = false,
}: {
  readonly of: Hub;
  readonly title: Phrase;
  readonly more?: string;
  /** Below the title. */
  readonly children?: ReactNode;
  /** Below the topics. */
  readonly after?: ReactNode;
  /** There is something to show besides topics. */
  readonly isFilled?: boolean;
}) {
  const { stores } = useApp();
  const topics = stores.pageData.find(hubName(of))?.topics ?? [];
  if (topics.length === 0 && !isFilled)
    return (
      <UnlessPreparing level={1}>
        <EmptyState title={text(topicPagesMessages.noTopics)} level={1}>
          {text(topicPagesMessages.noTopicsDetail, { count: LEAST_PINS_OF_TOPIC })}
        </EmptyState>
      </UnlessPreparing>
    );
  return (
    <div className={classNames(edges.edges, classes.hub)}>
      <h1 className={classes.title}>{text(title)}</h1>
      {children}
      <TopicTiles topics={topics} />
      {more !== undefined && topics.length > 0 && (
        <div className={classes.more}>
          <LinkButton kind="quiet" size={48} href={more}>
            {text(topicPagesMessages.allTopics)}
          </LinkButton>
        </div>
      )}
      {after}
    </div>
  );
});
