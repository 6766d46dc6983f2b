import { InMemoryDraftPictureStorage } from '../../../src/adapters/in-memory/in-memory-draft-picture-storage.ts';
import { InMemoryFileClaims } from '../../../src/adapters/in-memory/in-memory-file-claims.ts';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { InMemorySharedThings } from '../../../src/adapters/in-memory/in-memory-shared-things.ts';
import type { FileClaims } from '../../../src/application/ports/file-claims.ts';
import { inMemoryDrafts } from '../../../src/composition/test/in-memory-drafts.ts';
import { storageOverrides } from '../../../src/composition/test/storage-overrides.ts';

/** One browser of which a test opens one window after the other, or two at once. */
export function aBrowser() {
  const texts = new InMemoryKeyValueStorage();
  const pictures = new InMemoryDraftPictureStorage();
  const shared = new InMemorySharedThings();
  const windows = new InMemoryFileClaims();
  const ofWindow = (claims: FileClaims) => ({ texts: texts.anotherWindow(), pictures, claims, shared });
  return {
    texts,
    pictures,
    shared,
    /** The storages of a window of this browser. */
    window: (claims = windows.anotherWindow()) => storageOverrides(ofWindow(claims)),
    /** What the windows of this browser keep drafts in, without a window. */
    drafts: () => inMemoryDrafts(ofWindow(windows.anotherWindow())),
    /** The claims of one window, which may crash. */
    claims: () => windows.anotherWindow(),
  };
}

/** A window of a browser that keeps nothing, as some do in private mode or when the disk is full. */
export function aWindowWithoutStorage() {
  const texts = Object.assign(new InMemoryKeyValueStorage(), { set: () => false });
  const pictures = Object.assign(new InMemoryDraftPictureStorage(), { keep: () => Promise.resolve(false) });
  return storageOverrides({ texts, pictures });
}

/** What the browser does when somebody closes the window now. */
export function leave(): 'asks' | 'goes' {
  const isLet = window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return isLet ? 'goes' : 'asks';
}
