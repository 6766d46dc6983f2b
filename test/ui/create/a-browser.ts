import { InMemoryDraftPictureStorage } from '../../../src/adapters/in-memory/in-memory-draft-picture-storage.ts';
import { InMemoryFileClaims } from '../../../src/adapters/in-memory/in-memory-file-claims.ts';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { InMemorySharedThings } from '../../../src/adapters/in-memory/in-memory-shared-things.ts';
import type { DraftServices } from '../../../src/application/drafts/draft-services.ts';
import { openInMemoryDrafts } from '../../../src/composition/open-in-memory-drafts.ts';

/** One browser of which a test opens one window after the other, or two at once. */
export function aBrowser() {
  const texts = new InMemoryKeyValueStorage();
  const pictures = new InMemoryDraftPictureStorage();
  const shared = new InMemorySharedThings();
  const windows = new InMemoryFileClaims();
  return {
    texts,
    pictures,
    shared,
    /** What a window of this browser keeps drafts in. */
    window: (claims = windows.anotherWindow()): DraftServices =>
      openInMemoryDrafts({ texts: texts.anotherWindow(), pictures, claims, shared }),
    /** The claims of one window, which may crash. */
    claims: () => windows.anotherWindow(),
  };
}

/** A window of a browser that keeps nothing, as some do in private mode or when the disk is full. */
export function aWindowWithoutStorage(): DraftServices {
  const texts = Object.assign(new InMemoryKeyValueStorage(), { set: () => false });
  const pictures = Object.assign(new InMemoryDraftPictureStorage(), { keep: () => Promise.resolve(false) });
  return openInMemoryDrafts({ texts, pictures });
}

/** What the browser does when somebody closes the window now. */
export function leave(): 'asks' | 'goes' {
  const isLet = window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return isLet ? 'goes' : 'asks';
}
