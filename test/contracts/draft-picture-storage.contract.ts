import { describe, expect, test } from 'vitest';
import type { DraftPictureStorage } from '../../src/application/ports/storage/draft-picture-storage.ts';
import type { PictureFile } from '../../src/application/ports/media/upload-gateway.ts';
import { toUserId } from '../../src/domain/ids/ids.ts';

const ANN = toUserId('1');
const BEN = toUserId('12');

/** A file and the text that is in it, as far as the storage gives it back. */
type Storage = {
  readonly storage: DraftPictureStorage;
  readonly fileOf: (name: string, text: string) => PictureFile;
  readonly textOf: (file: PictureFile) => Promise<string>;
};

/** Proves that an adapter keeps the files of drafts as it promises. `open` gives an empty storage. */
export function describeDraftPictureStorage(name: string, open: () => Promise<Storage>): void {
  describe(`draft picture storage: ${name}`, () => {
    test('gives a file back as it was', async () => {
      const { storage, fileOf, textOf } = await open();
      expect(await storage.keep(ANN, 'p1', fileOf('Stühle.png', 'abc'))).toBe(true);
      const found = await storage.find(ANN, 'p1');
      expect(found).toMatchObject({ name: 'Stühle.png', size: 3 });
      expect(await textOf(found!)).toBe('abc');
    });

    test('a file under the same id takes the place of the one before', async () => {
      const { storage, fileOf, textOf } = await open();
      await storage.keep(ANN, 'p1', fileOf('a.png', 'abc'));
      await storage.keep(ANN, 'p1', fileOf('b.png', 'defg'));
      expect(await textOf((await storage.find(ANN, 'p1'))!)).toBe('defg');
      expect(await storage.list(ANN)).toEqual(['p1']);
    });

    test('everybody finds the own files only', async () => {
      const { storage, fileOf } = await open();
      await storage.keep(ANN, 'p1', fileOf('a.png', 'abc'));
      await storage.keep(BEN, 'p2', fileOf('b.png', 'def'));
      expect(await storage.list(ANN)).toEqual(['p1']);
      expect(await storage.list(BEN)).toEqual(['p2']);
      expect(await storage.find(BEN, 'p1')).toBeUndefined();
      await storage.remove(BEN, ['p1', 'p2']);
      expect(await storage.find(ANN, 'p1')).toBeDefined();
    });

    test('what is removed is gone; unknown ids are fine', async () => {
      const { storage, fileOf } = await open();
      for (const id of ['p1', 'p2', 'p3']) await storage.keep(ANN, id, fileOf('a.png', 'abc'));
      await storage.remove(ANN, ['p1', 'p3', 'unknown']);
      await storage.remove(ANN, []);
      expect(await storage.list(ANN)).toEqual(['p2']);
      expect(await storage.find(ANN, 'p1')).toBeUndefined();
    });

    test('knows no files of somebody who has none', async () => {
      const { storage } = await open();
      expect(await storage.list(ANN)).toEqual([]);
      expect(await storage.find(ANN, 'p1')).toBeUndefined();
    });
  });
}
