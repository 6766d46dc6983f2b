import { InMemoryDraftPictureStorage } from '../adapters/in-memory/in-memory-draft-picture-storage.ts';
import { InMemoryFileClaims } from '../adapters/in-memory/in-memory-file-claims.ts';
import { InMemoryKeyValueStorage } from '../adapters/in-memory/in-memory-key-value-storage.ts';
import { InMemorySeenPictureStorage } from '../adapters/in-memory/in-memory-seen-picture-storage.ts';
import { InMemorySharedThings } from '../adapters/in-memory/in-memory-shared-things.ts';
import type { DraftServices } from '../application/drafts/draft-services.ts';
import { SeenBook } from '../application/offline/seen-book.ts';
import type { DraftPictureStorage } from '../application/ports/draft-picture-storage.ts';
import type { FileClaims } from '../application/ports/file-claims.ts';
import type { KeyValueStorage } from '../application/ports/key-value-storage.ts';
import type { SharedThings } from '../application/ports/shared-things.ts';
import { openDrafts } from './open-drafts.ts';

type Given = {
  readonly texts?: KeyValueStorage;
  readonly pictures?: DraftPictureStorage;
  readonly claims?: FileClaims;
  readonly shared?: SharedThings;
  readonly seenBook?: SeenBook;
};

/** The same where nothing outlives the process, but for what is given. */
export function openInMemoryDrafts({
  texts = new InMemoryKeyValueStorage(),
  pictures = new InMemoryDraftPictureStorage(),
  claims = new InMemoryFileClaims(),
  shared = new InMemorySharedThings(),
  seenBook = new SeenBook({
    storage: texts,
    pictures: new InMemorySeenPictureStorage(),
    sessionMark: () => null,
  }),
}: Given = {}): DraftServices {
  return openDrafts({ texts, pictures, claims, shared, seenBook });
}
