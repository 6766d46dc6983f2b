import { describe, expect, test } from 'vitest';
import { toPinId, toUploadId, type BoardId } from '../../src/domain/ids/ids.ts';
import type { TypedProduct } from '../../src/domain/pins/typed-product.ts';
import { someLooks } from '../builders/some-looks.ts';
import { STRANGE_IDS, type StoreWorld } from './store-world.ts';

const CHAIR: TypedProduct = {
  price: 5,
  standardPrice: null,
  minPrice: null,
  maxPrice: null,
  currency: 'EUR',
  availability: 'in_stock',
  brand: null,
  rating: null,
};

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

  describe('looks of pictures', () => {
    test('are found as they were saved, with the sides of the picture', async () => {
      const picture = await world.picture({ width: 300, height: 200 });
      const { windows, ...looks } = someLooks(1);
      await world.do((tx) => tx.looks.save(picture.signature, 1, { ...someLooks(2) }));
      await world.do((tx) => tx.looks.save(picture.signature, 2, { ...looks, windows }));

      const signatures = [picture.signature, 'unknown'];
      const found = await world.store.looks.find(signatures);
      expect([...found.keys()]).toEqual([picture.signature]);
      const { quality, palette, ...exact } = looks;
      expect(found.get(picture.signature)).toMatchObject({ ...exact, aspectRatio: 1.5 });
      expect(found.get(picture.signature)?.quality).toBeCloseTo(quality, 1);
      expect(found.get(picture.signature)?.palette.map(({ color }) => color)).toEqual(
        palette.map(({ color }) => color),
      );
      const ada = await world.person('ada');
      const pin = await world.pin(await world.board(ada), { pictureSignature: picture.signature });
      const other = await world.pin(await world.board(ada));
      expect(await world.store.looks.windowsOfPins([pin.id, other.id])).toEqual(new Map([[pin.id, windows]]));
    });

    test('are missing until they are saved in this version, also if there are none', async () => {
      const pictures = [await world.picture(), await world.picture(), await world.picture()];
      const [first, second, third] = pictures.map(({ signature }) => signature).sort();
      await world.do((tx) => tx.looks.save(first!, 2, null));
      await world.do((tx) => tx.looks.save(second!, 1, someLooks()));
      const missing = (version: number, after: string, limit: number) =>
        world.store.looks.missing(version, after, limit);

      expect(await missing(2, '', 10)).toEqual([second, third]);
      expect(await missing(2, second!, 10)).toEqual([third]);
      expect(await missing(1, '', 1)).toEqual([first]);
      expect(await world.store.looks.find([first!])).toEqual(new Map());
    });

    test('of the newest pins of a person are read at once', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const picture = await world.picture();
      const pictureSignature = picture.signature;
      await world.do((tx) => tx.looks.save(pictureSignature, 1, someLooks()));
      const boards = [await world.board(ada), await world.board(bob)] as const;
      const pins = [
        await world.pin(boards[0], { pictureSignature }),
        await world.pin(boards[0], { pictureSignature }),
      ];
      const other = await world.board(ada);
      const copy = await world.copy(pins[0]!, other, { link: 'https://shop.test/' });
      const bare = await world.pin(boards[0], { link: null });
      await world.pin(boards[1], { pictureSignature });
      const { hash, trimmedHash } = someLooks();
      const of = (limit: number, boardId: BoardId | null = null) =>
        world.store.looks.ofPinner(ada.id, { boardId, limit });
      expect((await of(10)).map(({ pinId }) => pinId)).toEqual([bare.id, copy.id, pins[1]!.id, pins[0]!.id]);
      expect((await of(2))[0]).toMatchObject({ pinId: bare.id, hashes: null, hasLink: false });
      expect((await of(2))[1]).toMatchObject({
        rootId: pins[0]!.id,
        boardId: other.id,
        signature: pictureSignature,
        pixels: picture.width * picture.height,
        hasLink: true,
        createdAt: copy.createdAt,
        hashes: { hash, trimmedHash },
      });
      expect((await of(10, other.id)).map(({ pinId }) => pinId)).toEqual([copy.id]);
    });

    test('of a person’s pins are not those of videos and of pins of several pictures', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      const [plain, carousel, product] = await world.pins(3, board);
      const slot = { id: '9001', title: '', details: '', link: null };
      const { pictureSignature } = plain!;
      await world.do((tx) =>
        tx.pins.addContent(carousel!.id, { kind: 'carousel', slots: [{ ...slot, pictureSignature }] }),
      );
      await world.do((tx) => tx.pins.setProduct(product!.id, CHAIR));
      const found = await world.store.looks.ofPinner(ada.id, { boardId: null, limit: 10 });
      expect(found.map(({ pinId }) => pinId)).toEqual([product!.id, plain!.id]);
    });

    test('go with their picture, and are not saved for one that is gone', async () => {
      const { signature } = await world.picture();
      await world.do((tx) => tx.looks.save(signature, 1, someLooks()));
      await world.do((tx) => tx.pictures.remove(signature));
      await world.do((tx) => tx.looks.save(signature, 1, someLooks()));

      expect(await world.store.looks.find([signature])).toEqual(new Map());
    });

    test('are sought in any number', async () => {
      const { signature } = await world.picture();
      await world.do((tx) => tx.looks.save(signature, 1, someLooks()));
      const many = Array.from({ length: 1_200 }, (_, index) => `unknown ${index}`).concat(signature);

      expect((await world.store.looks.find(many)).size).toBe(1);
      const pins = Array.from({ length: 1_200 }, (_, index) => toPinId(String(index + 1)));
      expect(await world.store.looks.windowsOfPins(pins)).toEqual(new Map());
      expect(await world.store.looks.find([])).toEqual(new Map());
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
