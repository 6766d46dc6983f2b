import { observer } from 'mobx-react-lite';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { isExploreList, type ExploreList } from '../../domain/topics/explore-lists.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { indexedPage } from '../discovery/indexed-page.tsx';
import { AreaLinks, loadAreas } from './internal/area-links.tsx';
import { ExploreListView, exploreSource, loadExploreList } from './internal/explore-list.tsx';
import { ExploreRows, isEmptyExplore, loadExplore, Rising } from './internal/explore-rows.tsx';
import { topicPagesMessages } from './internal/messages.en.ts';
import { isEmptyHub, loadHub, TopicHub } from './internal/topic-hub.tsx';

const TITLE = topicPagesMessages.ideas;

function listOf({ list }: RouteOf<'ideas'>): ExploreList | undefined {
  return list !== undefined && isExploreList(list) ? list : undefined;
}

const IdeasView = observer(function IdeasView({ route }: { readonly route: RouteOf<'ideas'> }) {
  const { stores } = useApp();
  const list = listOf(route);
  if (list !== undefined) return <ExploreListView list={list} />;
  return (
    <TopicHub
      of="top"
      title={TITLE}
      more={formatRoute({ kind: 'topics' })}
      after={<ExploreRows />}
      isFilled={!isEmptyExplore(stores)}
    >
      <AreaLinks />
      <Rising />
    </TopicHub>
  );
});

const ideas: PageOf<'ideas'> = {
  View: IdeasView,
  load: async (route, context) => {
    const list = listOf(route);
    if (list !== undefined) return loadExploreList(list, context);
    const [outcome] = await Promise.all([
      loadHub(context, { of: 'top', title: TITLE, path: formatRoute({ kind: 'ideas' }) }),
      loadAreas(context),
      loadExplore(context),
    ]);
    return outcome;
  },
};

/**
 * The topics at the top of the tree, the other areas of discovery, and what goes on: a way into all pins. With a list in
 * its address it is that list alone.
 */
export const page = indexedPage(ideas, {
  isEmpty(route, stores) {
    const list = listOf(route);
    if (list !== undefined) return stores.feeds.open(exploreSource(list)).isEmpty;
    return isEmptyHub('top', stores) && isEmptyExplore(stores);
  },
  feedOf(route) {
    const list = listOf(route);
    return list && exploreSource(list);
  },
});
