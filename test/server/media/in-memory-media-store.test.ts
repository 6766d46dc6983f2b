import { InMemoryMediaStore } from './in-memory-media-store.ts';
import type { MediaPath } from '../../../server/application/ports/media/media.ts';
import { describeMediaStore } from '../../contracts/media-store.contract.ts';

describeMediaStore('in memory', async () => {
  const present = 1_790_000_000_000;
  let now = present;
  const store = new InMemoryMediaStore({ now: () => now });
  return {
    store,
    now: () => now,
    breakWriting: async () => void (store.isFull = true),
    age: async (path: MediaPath, milliseconds: number) => {
      now = present - milliseconds;
      await store.put([{ path, bytes: new Uint8Array() }]);
      now = present;
    },
  };
});
