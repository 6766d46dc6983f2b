import { describe, expect, test } from 'vitest';
import { toUploadId } from '../../src/domain/ids/ids.ts';
import { STRANGE_IDS, type StoreWorld } from './store-world.ts';

export function describeStoredPictures(world: StoreWorld): void {
  describe('pictures', () => {
    test('are found as they were stored, the first of a signature for ever', async () => {
      const picture = await world.picture({ isAnimated: true, extension: 'gif' });
      await world.do((tx) => tx.pictures.insert({ ...picture, width: 1 }));

      expect(await world.store.pictures.find(picture.signature)).toEqual(picture);
      expect(await world.store.pictures.find('unknown')).toBeUndefined();
    });

    test('are in use while a pin, an upload or an avatar names them; only others can go', async () => {
      const [pinned, uploaded, worn, unused] = [
        await world.picture(),
        await world.picture(),
        await world.picture(),
        await world.picture(),
      ];
      const ada = await world.person('ada', { avatarSignature: worn.signature });
      await world.pin(await world.board(ada), { pictureSignature: pinned.signature });
      await world.upload(ada, uploaded);
      const all = [pinned, uploaded, worn, unused].map(({ signature }) => signature);
      const picturesOfPins = await world.store.pictures.unused([...all, 'unknown']);
      expect(picturesOfPins).toEqual([unused.signature, 'unknown']);

      for (const signature of [...all, 'unknown']) await world.do((tx) => tx.pictures.remove(signature));
      expect(await world.store.pictures.known([...all, 'unknown'])).toEqual(new Set(all.slice(0, 3)));
    });

    test('are sought in any number', async () => {
      const picture = await world.picture();
      const many = Array.from({ length: 1_200 }, (_, index) => `unknown ${index}`).concat(picture.signature);

      expect(await world.store.pictures.known(many)).toEqual(new Set([picture.signature]));
      expect(await world.store.pictures.unused(many)).toEqual(many);
      expect(await world.store.pictures.known([])).toEqual(new Set());
    });
  });

  describe('uploads', () => {
    test('are found by the one who sent them', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const upload = await world.upload(ada, await world.picture());

      expect(await world.store.uploads.find(upload.id, ada.id)).toEqual(upload);
      expect(await world.store.uploads.find(upload.id, bob.id)).toBeUndefined();
      for (const id of STRANGE_IDS) {
        expect(await world.store.uploads.find(toUploadId(id), ada.id)).toBeUndefined();
      }
    });

    test('can be removed', async () => {
      const ada = await world.person('ada');
      const upload = await world.upload(ada, await world.picture());
      await world.do((tx) => tx.uploads.remove(upload.id));
      await world.do((tx) => tx.uploads.remove(upload.id));

      expect(await world.store.uploads.find(upload.id, ada.id)).toBeUndefined();
    });

    test('allow their sender to use the picture, as a pin of it does', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const picture = await world.picture();
      const mayUse = (user: typeof ada) => world.store.uploads.mayUse(picture.signature, user.id);
      const upload = await world.upload(ada, picture);
      expect([await mayUse(ada), await mayUse(bob)]).toEqual([true, false]);

      await world.do((tx) => tx.uploads.remove(upload.id));
      expect(await mayUse(ada)).toBe(false);

      await world.pin(await world.board(bob), { pictureSignature: picture.signature });
      expect([await mayUse(ada), await mayUse(bob)]).toEqual([false, true]);
    });

    test('made before a time come oldest first, a few at once', async () => {
      const ada = await world.person('ada');
      const picture = await world.picture();
      const third = await world.upload(ada, picture, { createdAt: 30 });
      const first = await world.upload(ada, picture, { createdAt: 10 });
      const second = await world.upload(ada, picture, { createdAt: 20 });

      expect(await world.store.uploads.olderThan(30, 10)).toEqual([first, second]);
      expect(await world.store.uploads.olderThan(31, 2)).toEqual([first, second]);
      expect(await world.store.uploads.olderThan(31, 3)).toEqual([first, second, third]);
    });
  });
}
