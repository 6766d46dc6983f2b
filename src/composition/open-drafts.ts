import { DraftBook } from '../application/drafts/draft-book.ts';
import type { DraftServices } from '../application/drafts/draft-services.ts';
import type { SeenBook } from '../application/offline/seen-book.ts';
import type { DraftPictureStorage } from '../application/ports/draft-picture-storage.ts';
import type { FileClaims } from '../application/ports/file-claims.ts';
import type { KeyValueStorage } from '../application/ports/key-value-storage.ts';
import type { SharedThings } from '../application/ports/shared-things.ts';
import { ForgetTraces } from '../application/sessions/forget-traces.ts';
import type { UserId } from '../domain/ids/ids.ts';

type DraftStorages = {
  readonly texts: KeyValueStorage;
  readonly pictures: DraftPictureStorage;
  readonly claims: FileClaims;
  readonly shared: SharedThings;
  readonly seenBook: SeenBook;
};

/** What keeps unpublished pins, on the storages of a profile. */
export function openDrafts({ texts, pictures, claims, shared, seenBook }: DraftStorages): DraftServices {
  const now = () => Date.now();
  const openBook = (owner: UserId) => new DraftBook({ storage: texts, owner, now });
  const forgetTraces = new ForgetTraces({ openBook, pictures, shared, seenBook });
  return { openBook, pictures, claims, shared, forgetTraces };
}
