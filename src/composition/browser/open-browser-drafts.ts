import { IndexedDbDraftPictureStorage } from '../../adapters/browser/indexed-db-draft-picture-storage.ts';
import { LocalKeyValueStorage } from '../../adapters/browser/local-key-value-storage.ts';
import type { DraftServices } from '../../application/drafts/draft-services.ts';
import { openDrafts } from '../open-drafts.ts';

/** Drafts in the storages of the browser; a chunk of its own. */
export function openBrowserDrafts(): DraftServices {
  return openDrafts(new LocalKeyValueStorage(), new IndexedDbDraftPictureStorage());
}
