import type { SharedItem, SharedItemStorage } from '../../application/ports/storage/shared-item-storage.ts';
import { isSharedOver, SHARED_CACHE, sharedAddress } from '../../domain/sharing/shared-item.ts';
import { attempt } from './attempt.ts';

/** The content that other apps shared, as the service worker stored it. */
export class CacheSharedItemStorage implements SharedItemStorage {
  async find(id: string): Promise<SharedItem | undefined> {
    if (isSharedOver(id, Date.now())) return undefined;
    return attempt(undefined, async () => {
      const kept = await caches.match(sharedAddress(id), { cacheName: SHARED_CACHE });
      return kept && thingIn(await kept.formData());
    });
  }

  async remove(id: string): Promise<void> {
    await attempt(false, async () => (await caches.open(SHARED_CACHE)).delete(sharedAddress(id)));
  }

  async clear(): Promise<void> {
    await attempt(false, () => caches.delete(SHARED_CACHE));
  }
}

function thingIn(form: FormData): SharedItem {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const files = form.getAll('pictures').filter((value) => value instanceof File);
  return {
    text: { title: text('title'), text: text('text'), url: text('url') },
    files: files
      .filter(({ size }) => size > 0)
      .map((file) => ({ name: file.name, size: file.size, content: file })),
  };
}
