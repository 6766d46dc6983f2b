import { DraftRepository } from '../../application/drafts/draft-repository.ts';
import type { DraftServices } from '../../application/drafts/draft-services.ts';
import { LastChoice } from '../../application/saving/last-choice.ts';
import { ForgetTraces } from '../../application/drafts/forget-traces.ts';
import type { UserId } from '../../domain/ids/ids.ts';
import * as late from '../late-tokens.ts';
import { latePart } from './late-part.ts';
import { recentlyViewedModule } from './recently-viewed-module.ts';

/** What keeps unpublished pins. */
export const draftsPart = latePart(
  [recentlyViewedModule],
  {
    storage: late.KeyValueStorageToken,
    session: late.SessionStorageToken,
    pictures: late.DraftPictureStorageToken,
    claims: late.FileClaimsToken,
    shared: late.SharedThingsToken,
    recentlyViewed: late.RecentlyViewedToken,
    now: late.NowToken,
  },
  ({ storage, session, pictures, claims, shared, recentlyViewed, now }): DraftServices => {
    const openRepository = (owner: UserId) => new DraftRepository({ storage, owner, now });
    const forgetChoice = (owner: UserId) => new LastChoice(session).keep(owner, null);
    const forgetTraces = new ForgetTraces({ openRepository, pictures, shared, recentlyViewed, forgetChoice });
    return { openRepository, pictures, claims, shared, forgetTraces };
  },
);
