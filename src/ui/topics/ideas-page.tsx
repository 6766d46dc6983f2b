import { observer } from 'mobx-react-lite';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { isExploreList } from '../../domain/topics/explore-lists.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { AreaLinks, loadAreas } from './internal/area-links.tsx';
import { ExploreListView, loadExploreList } from './internal/explore-list.tsx';
import { ExploreRows, loadExplore, Rising, useExplore } from './internal/explore-rows.tsx';
import { topicPagesMessages } from './internal/messages.en.ts';
import { loadHub, TopicHub } from './internal/topic-hub.tsx';

const TITLE = topicPagesMessages.ideas;

const IdeasView = observer(function IdeasView({ route: { list } }: { readonly route: RouteOf<'ideas'> }) {
  const { risingTopics, lists } = useExplore();
  if (list !== undefined && isExploreList(list)) return <ExploreListView list={list} />;
  return (
    <TopicHub
      of="top"
      title={TITLE}
      more={formatRoute({ kind: 'topics' })}
      after={<ExploreRows />}
      isFilled={risingTopics.length > 0 || lists.length > 0}
    >
      <AreaLinks />
      <Rising />
    </TopicHub>
  );
});

/**
 * The topics at the top of the tree, the other areas of discovery, and what goes on: a way into all pins. With a list in
 * its address it is that list alone.
 */
export const page: PageOf<'ideas'> = {
  View: IdeasView,
  load: async ({ list }, context) => {
    if (list !== undefined && isExploreList(list)) return loadExploreList(list, context);
    const [outcome] = await Promise.all([
      loadHub(context, { of: 'top', title: TITLE, path: formatRoute({ kind: 'ideas' }) }),
      loadAreas(context),
      loadExplore(context),
    ]);
    return outcome;
  },
};
