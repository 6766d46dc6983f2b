import { describe, expect, test } from 'vitest';
import { toPinId, type PinId } from '../../src/domain/ids/ids.ts';
import type { PinContent, StoryContent } from '../../server/application/ports/pins/pin-content.ts';
import type { PictureRecord, PinRecord, UserRecord } from '../../server/application/ports/records.ts';
import { aVideoRecord } from '../builders/a-video-record.ts';
import { STRANGE_IDS, type StoreWorld } from './store-world.ts';

const video = aVideoRecord({ signature: 'f'.repeat(32) });

function carouselOf(...pictures: readonly PictureRecord[]): PinContent {
  const slots = pictures.map(({ signature }, index) => ({
    id: String(5000 + index),
    pictureSignature: signature,
    title: `“${index}”`,
    details: '',
    link: null,
  }));
  return { kind: 'carousel', slots };
}

function storyOf(poster: PictureRecord, pinId: PinId): StoryContent {
  const { signature: pictureSignature } = poster;
  const style = { color: 'red' };
  const blocks = [
    { kind: 'text', id: '6001', text: 'Once', style },
    { kind: 'video', id: '6002', pictureSignature, videoSignature: video.signature, style },
    { kind: 'product', pinId, style },
  ] as const;
  const pages = [{ id: '6000', layout: 1, style: {}, blocks }];
  return { kind: 'story', isDeleted: false, title: 'A day', aspectRatio: 0.5, pages };
}

export function describePinContents(world: StoreWorld): void {
  describe('what pins are made of', () => {
    const viewOf = async ({ id }: PinRecord, viewer: UserRecord | null = null) => {
      const [view] = await world.store.pins.views([id], viewer?.id ?? null);
      if (view === undefined) throw new Error('the pin has no view');
      return view;
    };
    const made = async (pin: PinRecord) => (await viewOf(pin)).content?.made ?? null;
    const contain = (pin: PinRecord, content: PinContent) =>
      world.do((tx) => tx.pins.addContent(pin.id, content));
    const remove = (...pins: readonly PinRecord[]) =>
      world.do((tx) => tx.pins.remove(pins.map(({ id }) => id)));

    test('comes with its pictures, for the pin and its copies, and is nothing for others', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(ada);
      const pin = await world.pin(board);
      const content = carouselOf(await world.picture(), await world.picture());
      await contain(pin, content);
      const copy = await world.copy(await world.copy(pin, await world.board(bob)), board);
      const plain = await world.pin(board);

      expect(await made(pin)).toEqual(content);
      expect(await made(copy)).toEqual(content);
      expect(await made(plain)).toBeNull();
      expect((await viewOf(copy)).content?.media.pictures.size).toBe(2);
    });

    test('names its parts, each of one pin', async () => {
      const pin = await world.pin(await world.board(await world.person('ada')));
      await contain(pin, carouselOf(await world.picture(), await world.picture()));
      expect(await world.store.pins.findByPart('5001')).toBe(pin.id);
      for (const id of STRANGE_IDS) expect(await world.store.pins.findByPart(id)).toBeUndefined();
    });

    test('shows other pins to those who may read them', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(ada);
      const open = await world.pin(board, { link: 'https://oak.example/' });
      const hidden = await world.pin(await world.board(ada, { privacy: 'secret' }));
      const ofBob = await world.pin(await world.board(bob));
      const pin = await world.pin(board);
      const pinIds = [open.id, hidden.id, ofBob.id, toPinId('99')];
      await contain(pin, { kind: 'collection', pinIds });
      const named = async (viewer: UserRecord | null) => [
        ...((await viewOf(pin, viewer)).content?.media.pins.keys() ?? []),
      ];

      expect(await made(pin)).toEqual({ kind: 'collection', pinIds });
      expect(new Set(await named(ada))).toEqual(new Set([open.id, hidden.id, ofBob.id]));
      expect(new Set(await named(null))).toEqual(new Set([open.id, ofBob.id]));
      const shown = (await viewOf(pin)).content?.media.pins.get(open.id);
      expect(shown).toMatchObject({ link: 'https://oak.example/' });
      expect(shown?.picture.signature).toBe(open.pictureSignature);
      await world.setState(bob, 'deactivated');
      expect(await named(ada)).not.toContain(ofBob.id);
    });

    test('keeps its pictures as long as any pin shares it', async () => {
      const board = await world.board(await world.person('ada'));
      const pin = await world.pin(board);
      const pictures = [await world.picture(), await world.picture()];
      const signatures = pictures.map(({ signature }) => signature);
      const content = carouselOf(...pictures);
      await contain(pin, content);
      const copy = await world.copy(pin, board);

      await remove(pin);
      expect(await made(copy)).toEqual(content);
      for (const signature of signatures) await world.do((tx) => tx.pictures.remove(signature));
      expect((await world.store.pictures.known(signatures)).size).toBe(2);
      await remove(copy);
      expect(await world.store.pictures.unused(signatures)).toEqual(signatures);
      expect(await world.store.pins.findByPart('5000')).toBeUndefined();
    });

    test('goes with a whole board', async () => {
      const board = await world.board(await world.person('ada'));
      const pin = await world.pin(board);
      const picture = await world.picture();
      await contain(pin, carouselOf(picture));
      await world.do((tx) => tx.boards.remove(board.id));
      expect(await world.store.pictures.unused([picture.signature])).toEqual([picture.signature]);
    });

    test('of a story goes from its copies when its first pin goes', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(ada);
      const [sold, pin] = [await world.pin(board), await world.pin(board)];
      const poster = await world.picture();
      await world.do((tx) => tx.videos.insert(video));
      const story = storyOf(poster, sold.id);
      await contain(pin, story);
      const [copy, other] = [
        await world.copy(pin, await world.board(bob)),
        await world.copy(pin, await world.board(bob)),
      ];

      expect((await viewOf(copy)).content?.media.videos.get(video.signature)).toEqual(video);
      expect(await world.store.videos.unused([video.signature])).toEqual([]);
      await remove(other);
      expect(await made(copy)).toEqual(story);
      await remove(pin);
      const deleted = { kind: 'story', isDeleted: true, title: '', aspectRatio: 0.5, pages: [] };
      expect(await made(copy)).toEqual(deleted);
      expect(await world.store.videos.unused([video.signature])).toEqual([video.signature]);
      expect(await world.store.pictures.unused([poster.signature])).toEqual([poster.signature]);
    });

    test('may be used again by who has put it in', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const pin = await world.pin(await world.board(ada));
      const poster = await world.picture();
      await world.do((tx) => tx.videos.insert(video));
      await contain(pin, storyOf(poster, pin.id));
      await world.copy(pin, await world.board(bob));
      const { uploads, videos } = world.store;

      expect(await uploads.mayUse(poster.signature, ada.id)).toBe(true);
      expect(await uploads.mayUse(poster.signature, bob.id)).toBe(false);
      expect(await videos.posterFor(video.signature, ada.id)).toBe(poster.signature);
      expect(await videos.posterFor(video.signature, bob.id)).toBeUndefined();
      const byteLength = async (user: UserRecord) => await world.store.announcedUploads.bytesOf(user.id);
      const own = (await world.store.pictures.find(pin.pictureSignature))?.byteLength ?? 0;
      expect(await byteLength(ada)).toBe(own + poster.byteLength + video.byteLength);
      expect(await byteLength(bob)).toBe(0);
    });

    test('is all or nothing with its pin', async () => {
      const board = await world.board(await world.person('ada'));
      const pin = await world.pin(board);
      const unknown = { ...(await world.picture()), signature: 'unknown' };
      await expect(contain(pin, carouselOf(unknown))).rejects.toThrow();
      expect(await made(pin)).toBeNull();
    });
  });

  describe('products that were typed in', () => {
    const chair = {
      price: 0.5,
      standardPrice: null,
      minPrice: null,
      maxPrice: null,
      currency: 'EUR',
      availability: 'preorder',
      brand: 'Öl',
      rating: { value: 4.5, count: 3, max: 5 },
    } as const;

    test('are shared by copies, beside what a pin is made of, and can be taken away', async () => {
      const board = await world.board(await world.person('ada'));
      const pin = await world.pin(board);
      const copy = await world.copy(pin, board);
      const content = carouselOf(await world.picture());
      await world.do((tx) => tx.pins.setProduct(pin.id, chair));
      await world.do((tx) => tx.pins.addContent(pin.id, content));
      const views = () => world.store.pins.views([pin.id, copy.id], null);

      for (const { product, content: shown } of await views()) {
        expect(JSON.parse(product ?? 'null')).toEqual(chair);
        expect(shown?.made).toEqual(content);
      }
      await world.do((tx) => tx.pins.setProduct(pin.id, null));
      for (const { product, content: shown } of await views()) {
        expect(product).toBeNull();
        expect(shown?.made).toEqual(content);
      }
    });
  });
}
