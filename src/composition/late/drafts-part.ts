import { DraftBook } from '../../application/drafts/draft-book.ts';
import type { DraftServices } from '../../application/drafts/draft-services.ts';
import { LastChoice } from '../../application/saving/last-choice.ts';
import { ForgetTraces } from '../../application/drafts/forget-traces.ts';
import type { UserId } from '../../domain/ids/ids.ts';
import * as late from '../late-tokens.ts';
import { latePart } from './late-part.ts';
import { seenBookModule } from './seen-book-module.ts';

/** What keeps unpublished pins. */
export const draftsPart = latePart(
  [seenBookModule],
  {
    storage: late.KeyValueStorageToken,
    session: late.SessionStorageToken,
    pictures: late.DraftPictureStorageToken,
    claims: late.FileClaimsToken,
    shared: late.SharedThingsToken,
    seenBook: late.SeenBookToken,
    now: late.NowToken,
  },
  ({ storage, session, pictures, claims, shared, seenBook, now }): DraftServices => {
    const openBook = (owner: UserId) => new DraftBook({ storage, owner, now });
    const forgetChoice = (owner: UserId) => new LastChoice(session).keep(owner, null);
    const forgetTraces = new ForgetTraces({ openBook, pictures, shared, seenBook, forgetChoice });
    return { openBook, pictures, claims, shared, forgetTraces };
  },
);
