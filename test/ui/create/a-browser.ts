import { InMemoryDraftPictureStorage } from '../../../src/adapters/in-memory/in-memory-draft-picture-storage.ts';
import { InMemoryFileLocks } from '../../../src/adapters/in-memory/in-memory-file-locks.ts';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { InMemorySharedItemStorage } from '../../../src/adapters/in-memory/in-memory-shared-item-storage.ts';
import type { FileLocks } from '../../../src/application/ports/storage/file-locks.ts';
import { inMemoryDrafts } from '../../../src/composition/test/in-memory-drafts.ts';
import { storageOverrides } from '../../../src/composition/test/storage-overrides.ts';

/** One browser of which a test opens one window after the other, or two at once. */
export function aBrowser() {
  const texts = new InMemoryKeyValueStorage();
  const pictures = new InMemoryDraftPictureStorage();
  const shared = new InMemorySharedItemStorage();
  const windows = new InMemoryFileLocks();
  const ofWindow = (locks: FileLocks) => ({ texts: texts.anotherWindow(), pictures, locks, shared });
  return {
    texts,
    pictures,
    shared,
    /** The storages of a window of this browser. */
    window: (locks = windows.anotherWindow()) => storageOverrides(ofWindow(locks)),
    /** What the windows of this browser keep drafts in, without a window. */
    drafts: () => inMemoryDrafts(ofWindow(windows.anotherWindow())),
    /** The claims of one window, which may crash. */
    locks: () => windows.anotherWindow(),
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
