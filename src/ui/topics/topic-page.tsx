import { observer } from 'mobx-react-lite';
import type { FeedSource } from '../../application/ports/pins/feed-gateway.ts';
import type { TopicPage } from '../../application/ports/people/follow-gateway.ts';
import { toTopicId, type TopicId } from '../../domain/ids/ids.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { hasTopicPage } from '../../domain/topics/topic-pages.ts';
import type { Topic } from '../../domain/topics/topic.ts';
import { useApp } from '../base/app-context.ts';
import type { PageHead, PageOf } from '../base/navigation/page.ts';
import type { PageDataKey } from '../base/stores/page-data-store.ts';
import { indexedPage, UnlessPreparing } from '../discovery/indexed-page.tsx';
import { feedFailure } from '../feeds/feed-failure.ts';
import { PinFeed } from '../feeds/pin-feed.tsx';
import { shownTopic, topicTexts } from '../follow/shown-topic.ts';
import { topicListName } from '../follow/topic-lists.ts';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { EmptyState } from '../kit/states/empty-state.tsx';
import { text } from '../text/language.ts';
import { topicPagesMessages } from './internal/messages.en.ts';
import { TopicHead } from './internal/topic-head.tsx';
import { topicAddress } from './internal/topic-tiles.tsx';

/** The topic itself first, then those that are related to it. */
function pageName(id: TopicId): PageDataKey<TopicPage> {
  return topicListName(`page:${id}`);
}

function sourceOf(topicId: TopicId): FeedSource {
  return { kind: 'topic', topicId };
}

const TopicView = observer(function TopicView({ route }: { readonly route: RouteOf<'interest'> }) {
  const { stores } = useApp();
  const id = toTopicId(route.interestId);
  const [topic, ...related] = stores.pageData.find(pageName(id))?.topics ?? [];
  if (topic === undefined) return null;
  const { name } = shownTopic(topic);
  return (
    <>
      <TopicHead topic={topic} related={related} />
      <PinFeed
        feed={stores.feeds.open(sourceOf(id))}
        label={text(topicPagesMessages.pinsAbout, { topic: name })}
        empty={
          <UnlessPreparing>
            <EmptyState
              title={text(topicPagesMessages.emptyTopic, { topic: name })}
              action={
                <LinkButton kind="primary" size={48} href={formatRoute({ kind: 'ideas' })}>
                  {text(topicPagesMessages.exploreTopics)}
                </LinkButton>
              }
            >
              {text(topicPagesMessages.emptyTopicDetail)}
            </EmptyState>
          </UnlessPreparing>
        }
      />
    </>
  );
});

function headOf(topic: Topic): PageHead {
  const { name, description } = topicTexts(topic);
  return {
    title: name,
    description,
    canonicalPath: topicAddress(topic),
    noindex: !hasTopicPage(topic),
  };
}

const topic: PageOf<'interest'> = {
  View: TopicView,
  async load(route, context) {
    const { services, stores } = context;
    const id = toTopicId(route.interestId);
    const { follows } = await services.openFollows();
    const feed = stores.feeds.openAnew(sourceOf(id));
    const [topic, related] = await Promise.all([follows.topic(id), follows.relatedTopics(id), feed.start()]);
    if (topic === undefined) return { kind: 'not-found' };
    const address = topicAddress(topic);
    if (address !== formatRoute(route)) return { kind: 'moved', to: address, permanent: true };
    stores.pageData.set(pageName(id), { topics: [topic, ...related], bookmark: null });
    return feedFailure(feed) ?? { kind: 'ready', head: headOf(topic) };
  },
};

/** A topic: what it is, what is close to it, and its pins. */
export const page = indexedPage(topic, {
  isEmpty: ({ interestId }, { feeds }) => feeds.open(sourceOf(toTopicId(interestId))).isEmpty,
  feedOf: ({ interestId }) => sourceOf(toTopicId(interestId)),
});
