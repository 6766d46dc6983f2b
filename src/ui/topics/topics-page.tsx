import { formatRoute } from '../../domain/routes/format-route.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { topicPagesMessages } from './internal/messages.en.ts';
import { loadHub, TopicHub } from './internal/topic-hub.tsx';

const TITLE = topicPagesMessages.topics;

/** Every topic that has a page. */
export const page: PageOf<'topics'> = {
  View: () => <TopicHub of="all" title={TITLE} />,
  load: (_route, context) =>
    loadHub(context, { of: 'all', title: TITLE, path: formatRoute({ kind: 'topics' }) }),
};
