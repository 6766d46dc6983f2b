import { DraftBook } from '../application/drafts/draft-book.ts';
import type { DraftServices } from '../application/drafts/draft-services.ts';
import { ForgetDrafts } from '../application/drafts/forget-drafts.ts';
import type { DraftPictureStorage } from '../application/ports/draft-picture-storage.ts';
import type { KeyValueStorage } from '../application/ports/key-value-storage.ts';
import type { UserId } from '../domain/ids/ids.ts';

/** What keeps unpublished pins, on the storages of a profile. */
export function openDrafts(storage: KeyValueStorage, pictures: DraftPictureStorage): DraftServices {
  const now = () => Date.now();
  const openBook = (owner: UserId) => new DraftBook({ storage, owner, now });
  return { openBook, pictures, forgetDrafts: new ForgetDrafts({ openBook, pictures }) };
}
