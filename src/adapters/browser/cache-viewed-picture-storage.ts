import type { ViewedPictureStorage } from '../../application/ports/storage/viewed-picture-storage.ts';
import { mayKeepPicture } from '../../domain/offline/viewed-pins.ts';
import { attempt } from './attempt.ts';
import type { NameIn } from '../../domain/storage/stored-data.ts';

const CACHE = 'pinakes-seen' satisfies NameIn<'cache'>;

/** Pictures in the browser's cache storage. It stores only answers of this site under addresses of pictures. */
export class CacheViewedPictureStorage implements ViewedPictureStorage {
  async keep(url: string): Promise<number | null> {
    return attempt(null, async () => {
      if (!mayKeepPicture(url, location.origin)) return null;
      const cache = await caches.open(CACHE);
      const kept = await cache.match(url, { ignoreVary: true });
      if (kept !== undefined) return (await kept.blob()).size;
      // The same request as that of the card or the closeup, so it is mostly answered from the browser's cache.
      const answer = await fetch(url, { headers: { Accept: 'image/avif,image/webp,image/*;q=0.8' } });
      const type = answer.headers.get('content-type') ?? '';
      if (!answer.ok || answer.type !== 'basic' || !type.startsWith('image/')) return null;
      const bytes = await answer.clone().blob();
      await cache.put(url, answer);
      return bytes.size;
    });
  }

  async find(url: string): Promise<string | undefined> {
    return attempt(undefined, async () => {
      const kept = await caches.match(url, { cacheName: CACHE, ignoreVary: true });
      return kept && URL.createObjectURL(await kept.blob());
    });
  }

  async retain(urls: readonly string[]): Promise<void> {
    await attempt(undefined, async () => {
      if (urls.length === 0) {
        await caches.delete(CACHE);
        return;
      }
      const cache = await caches.open(CACHE);
      const others = (await cache.keys()).filter((request) => !urls.includes(request.url));
      await Promise.all(others.map((request) => cache.delete(request)));
    });
  }
}
