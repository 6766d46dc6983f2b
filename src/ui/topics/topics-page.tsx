import { formatRoute } from '../../domain/routes/format-route.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { indexedPage } from '../discovery/indexed-page.tsx';
import { topicPagesMessages } from './internal/messages.en.ts';
import { isEmptyHub, loadHub, TopicHub } from './internal/topic-hub.tsx';

const TITLE = topicPagesMessages.topics;

const topics: PageOf<'topics'> = {
  View: () => <TopicHub of="all" title={TITLE} />,
  load: (_route, context) =>
    loadHub(context, { of: 'all', title: TITLE, path: formatRoute({ kind: 'topics' }) }),
};

/** Every topic that has a page. */
export const page = indexedPage(topics, { isEmpty: (_route, stores) => isEmptyHub('all', stores) });
