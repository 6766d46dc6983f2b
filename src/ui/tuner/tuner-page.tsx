import { parseTunerTab } from '../../domain/feeds/feed-tuner.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { tunerMessages } from './internal/messages.en.ts';
import { tunedListName } from './internal/tuned-list.ts';
import { TunerView } from './internal/tuner-view.tsx';

/** What feeds the viewer's home feed, with a switch for each source. */
export const page: PageOf<'tuner'> = {
  View: TunerView,
  async load(route, { services, stores }) {
    const tab = parseTunerTab(route.tab);
    const { listFeedSources } = await services.openFollows();
    const list = await listFeedSources.run(tab, null);
    if (list === undefined) return { kind: 'not-found' };
    stores.pageData.set(tunedListName(tab), { sources: list.sources, bookmark: list.bookmark });
    return { kind: 'ready', head: { title: tunerMessages.title, noindex: true } };
  },
};
