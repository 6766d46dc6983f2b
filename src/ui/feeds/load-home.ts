import type { FeedSource } from '../../application/ports/pins/feed-gateway.ts';
import { phrase } from '../../domain/messages/message.ts';
import type { LoadContext, PageOutcome } from '../base/navigation/page.ts';
import type { Stores } from '../base/stores/stores.ts';
import { feedFailure } from './feed-failure.ts';
import { feedMessages } from './internal/messages.en.ts';

export const HOME_FEED = { kind: 'home' } as const;
const FOLLOWING_FEED = { kind: 'home', following: true } as const;

/** The home feed that the viewer has chosen. */
export function chosenHomeFeed({ session }: Pick<Stores, 'session'>): FeedSource {
  return session.viewer?.homeFeed === 'following' ? FOLLOWING_FEED : HOME_FEED;
}

/** Reads the first page of the home feed and returns the head. */
export async function loadHome({ stores, site }: LoadContext): Promise<PageOutcome> {
  const feed = stores.feeds.openAnew(chosenHomeFeed(stores));
  await feed.start();
  const head = {
    title: '',
    description: phrase(feedMessages.homeDescription, { site: site.name }),
    canonicalPath: '/',
    noindex: false,
  };
  return feedFailure(feed) ?? { kind: 'ready', head };
}
