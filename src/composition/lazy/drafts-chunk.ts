import { forgetHomeNews } from '../../application/feeds/home-news.ts';
import { DraftRepository } from '../../application/drafts/draft-repository.ts';
import type { DraftServices } from '../../application/drafts/draft-services.ts';
import { UnsentAnswers } from '../../application/onboarding/unsent-answers.ts';
import { LastChoice } from '../../application/saving/last-choice.ts';
import { ClearBrowserData } from '../../application/drafts/clear-browser-data.ts';
import type { UserId } from '../../domain/ids/ids.ts';
import * as lazy from '../lazy-tokens.ts';
import { lazyChunk } from './lazy-chunk.ts';
import { clock } from './clock-module.ts';
import { recentlyViewedModule } from './recently-viewed-module.ts';

/** The services that store unpublished pins. */
export const chunk = lazyChunk(
  [recentlyViewedModule, clock],
  {
    storage: lazy.KeyValueStorageToken,
    session: lazy.SessionStorageToken,
    pictures: lazy.DraftPictureStorageToken,
    locks: lazy.FileLocksToken,
    shared: lazy.SharedItemStorageToken,
    recentlyViewed: lazy.RecentlyViewedToken,
    now: lazy.NowToken,
  },
  ({ storage, session, pictures, locks, shared, recentlyViewed, now }): DraftServices => {
    const openRepository = (owner: UserId) => new DraftRepository({ storage, owner, now });
    const unsentAnswers = new UnsentAnswers(storage);
    const forgetOthers = (owner: UserId) => {
      new LastChoice(session).keep(owner, null);
      forgetHomeNews(storage, owner);
      unsentAnswers.keep(owner, {});
    };
    const clearBrowserData = new ClearBrowserData({
      openRepository,
      pictures,
      shared,
      recentlyViewed,
      forgetOthers,
    });
    return { openRepository, pictures, locks, shared, unsentAnswers, clearBrowserData };
  },
);
