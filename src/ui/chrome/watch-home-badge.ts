import type { HomeNews } from '../../application/feeds/home-news.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { Stores } from '../base/stores/stores.ts';
import { text } from '../text/language.ts';
import { chromeMessages } from './messages.en.ts';

/** The server is asked again after this long, and not sooner when the page comes into view. ms */
const ASKS_EVERY_MS = 300_000;

const BADGE = 'data-home-badge';
/** The text of the badge for screen readers, in style sheets. */
const LABEL = '--home-badge';

type Watched = {
  readonly stores: Pick<Stores, 'feeds' | 'session'>;
  readonly news: Pick<HomeNews, 'note' | 'hasNew'>;
  readonly now: () => number;
};

/** Marks the way home of members in the bar of phones when there are pins that their home has not shown yet. */
export function watchHomeBadge({ stores, news, now }: Watched): () => void {
  const root = document.documentElement;
  let askedAt: number | null = null;
  const note = (owner: Parameters<HomeNews['note']>[0]) => {
    for (const { source, ids } of stores.feeds.shown) if (source.kind === 'home') news.note(owner, ids);
  };
  const look = async () => {
    const owner = stores.session.viewer?.entityId;
    if (owner === undefined) return;
    note(owner);
    if (document.hidden || location.pathname === '/' || root.hasAttribute(BADGE)) return;
    if (askedAt !== null && now() - askedAt < ASKS_EVERY_MS) return;
    askedAt = now();
    try {
      if (!(await news.hasNew(owner))) return;
    } catch (error) {
      // It is asked again later.
      if (error instanceof ServiceError) return;
      throw error;
    }
    root.style.setProperty(LABEL, JSON.stringify(text(chromeMessages.newPins)));
    root.setAttribute(BADGE, '');
  };
  const clicked = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href="/"]') !== null) root.removeAttribute(BADGE);
  };
  const seen = () => void look();
  document.addEventListener('visibilitychange', seen);
  document.addEventListener('click', clicked, true);
  seen();
  return () => {
    document.removeEventListener('visibilitychange', seen);
    document.removeEventListener('click', clicked, true);
  };
}
