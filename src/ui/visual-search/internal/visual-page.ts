import type { Page, PageHead } from '../../base/navigation/page.ts';
import { feedFailure } from '../../feeds/feed-failure.ts';
import { loadLooks } from '../../search/load-looks.ts';
import { visualSearchMessages } from './messages.en.ts';
import { visualFeed } from './visual-feed.ts';
import type { VisualRoute } from './visual-search-view.tsx';

const HEAD: PageHead = { title: visualSearchMessages.pageTitle, noindex: true };

/** The page of both kinds of results. While another part is searched for, the picture stays where it is. */
export const visualPage: Omit<Page<VisualRoute>, 'View'> = {
  foresee: (route, stores) => (stores.pins.findByName(route.pinId) === undefined ? undefined : HEAD),
  async load(route, context) {
    const { services, stores } = context;
    const pin = await services.pins.find(route.pinId);
    if (pin === undefined) return { kind: 'not-found' };
    stores.pins.putNamed(route.pinId, pin);
    const source = visualFeed(pin, route);
    const feed = stores.feeds.open(source);
    await loadLooks(feed, source, context);
    return feedFailure(feed) ?? { kind: 'ready', head: HEAD };
  },
};
