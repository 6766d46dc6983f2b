import { describe, expect, test } from 'vitest';
import type { StoreWorld } from './store-world.ts';

/** What every store does with the embeddings of pictures. */
export function describeEmbeddings(world: StoreWorld): void {
  describe('embeddings of pictures', () => {
    const embedding = Int8Array.of(127, -3, 0, 64);

    test('are found by model as they were saved last', async () => {
      const { signature } = await world.picture();
      await world.do((tx) => tx.embeddings.save('a', signature, Int8Array.of(1, 2, 3, 4)));
      await world.do((tx) => tx.embeddings.save('a', signature, embedding));
      await world.do((tx) => tx.embeddings.save('b', signature, Int8Array.of(5)));
      expect(await world.store.embeddings.find('a', [signature, 'unknown'])).toEqual(
        new Map([[signature, embedding]]),
      );
      expect(await world.store.embeddings.find('c', [signature])).toEqual(new Map());
      expect(await world.store.embeddings.find('a', [])).toEqual(new Map());
    });

    test('are missing for pictures that the model has not seen', async () => {
      const pictures = [await world.picture(), await world.picture(), await world.picture()];
      const [first, second, third] = pictures.map(({ signature }) => signature).sort();
      await world.do((tx) => tx.embeddings.save('a', first!, null));
      await world.do((tx) => tx.embeddings.save('b', second!, embedding));
      const missing = (after: string, limit: number) => world.store.embeddings.missing('a', after, limit);
      expect(await missing('', 10)).toEqual([second, third]);
      expect(await missing('', 1)).toEqual([second]);
      expect(await missing(second!, 10)).toEqual([third]);
      expect(await world.store.embeddings.find('a', [first!])).toEqual(new Map());
    });

    test('of other models can be removed', async () => {
      const { signature } = await world.picture();
      await world.do((tx) => tx.embeddings.save('a', signature, embedding));
      await world.do((tx) => tx.embeddings.save('b', signature, embedding));
      await world.do((tx) => tx.embeddings.keepOnly('b'));
      expect((await world.store.embeddings.find('a', [signature])).size).toBe(0);
      expect((await world.store.embeddings.find('b', [signature])).size).toBe(1);
    });

    test('go with their picture, and are not saved for one that is gone', async () => {
      const { signature } = await world.picture();
      await world.do((tx) => tx.embeddings.save('a', signature, embedding));
      await world.do((tx) => tx.pictures.remove(signature));
      await world.do((tx) => tx.embeddings.save('a', signature, embedding));
      expect(await world.store.embeddings.find('a', [signature])).toEqual(new Map());
    });

    test('are changes of the pins with the picture', async () => {
      const board = await world.board(await world.person('ada'));
      const pin = await world.pin(board);
      const before = await world.store.discovery.newestChange();
      await world.do((tx) => tx.embeddings.save('a', pin.pictureSignature, embedding));
      const changes = await world.store.discovery.changesAfter(before, 10);
      expect(changes.map(({ objectId }) => objectId)).toEqual([pin.id]);
    });
  });
}
