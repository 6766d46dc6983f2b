import { formatRoute } from '../../domain/routes/format-route.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { topicPagesMessages } from './internal/messages.en.ts';
import { loadHub, TopicHub } from './internal/topic-hub.tsx';

const TITLE = topicPagesMessages.ideas;

/** The topics at the top of the tree, as a way into all pins. */
export const page: PageOf<'ideas'> = {
  View: () => <TopicHub of="top" title={TITLE} more={formatRoute({ kind: 'topics' })} />,
  load: (_route, context) =>
    loadHub(context, { of: 'top', title: TITLE, path: formatRoute({ kind: 'ideas' }) }),
};
