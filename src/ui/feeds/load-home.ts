import { phrase } from '../../domain/messages/message.ts';
import type { LoadContext, PageOutcome } from '../base/navigation/page.ts';
import { feedFailure } from './feed-failure.ts';
import { feedMessages } from './internal/messages.en.ts';

export const HOME_FEED = { kind: 'home' } as const;

/** Reads the first page of the home feed and returns the head. */
export async function loadHome({ stores, site }: LoadContext): Promise<PageOutcome> {
  const feed = stores.feeds.openAnew(HOME_FEED);
  await feed.start();
  const head = {
    title: '',
    description: phrase(feedMessages.homeDescription, { site: site.name }),
    canonicalPath: '/',
    noindex: false,
  };
  return feedFailure(feed) ?? { kind: 'ready', head };
}
