import { describe, expect, test } from 'vitest';
import type { PinId } from '../../src/domain/ids/ids.ts';
import { someSourceFacts } from '../builders/a-source-facts.ts';
import type { StoreWorld } from './store-world.ts';

const LINK = 'https://shop.example/vase?utm_source=x';

export function describeStoredLinkFacts(world: StoreWorld): void {
  describe('what pages say', () => {
    const begin = (link: string) => world.do((tx) => tx.linkFacts.begin(link));
    const known = async (link: string) => {
      const page = await begin(link);
      if (page?.isNew !== true) throw new Error('it was known before');
      return page.key;
    };
    const nothing = { facts: null, etag: null, lastModified: null, succeededAt: null, failures: 0 };

    test('is kept once for all links to a page', async () => {
      const key = await known(LINK);
      expect(await begin(LINK)).toEqual({ key, isNew: false });
      expect(await begin('http://www.shop.example/vase/')).toEqual({ key, isNew: false });
      expect(await begin('https://shop.example/other')).toMatchObject({ isNew: true });
      expect(await world.store.linkFacts.find(key)).toEqual({ url: LINK, ...nothing });
    });

    test('is not kept of what is no page', async () => {
      expect(await begin('mailto:somebody')).toBeNull();
    });

    test('changes in parts, and goes', async () => {
      const key = await known(LINK);
      const facts = someSourceFacts();
      await world.do((tx) => tx.linkFacts.update(key, { facts, etag: '"1"', succeededAt: 5 }));
      await world.do((tx) => tx.linkFacts.update(key, { failures: 2, lastModified: 'then' }));
      await world.do((tx) => tx.linkFacts.update(key, {}));
      const record = { url: LINK, facts, etag: '"1"', lastModified: 'then', succeededAt: 5, failures: 2 };
      expect(await world.store.linkFacts.find(key)).toEqual(record);
      await world.do((tx) => tx.linkFacts.update(key, { facts: null }));
      expect((await world.store.linkFacts.find(key))?.facts).toBeNull();
      await world.do((tx) => tx.linkFacts.remove(key));
      expect(await world.store.linkFacts.find(key)).toBeUndefined();
      await world.do((tx) => tx.linkFacts.update(key, { failures: 1 }));
      expect(await world.store.linkFacts.find(key)).toBeUndefined();
    });

    test('names the oldest listed pin by the variants of what the page sells', async () => {
      const ann = await world.person('ann');
      const [open, secret] = [await world.board(ann), await world.board(ann, { privacy: 'secret' })];
      await world.pin(secret, { link: LINK });
      const oldest = await world.pin(open, { link: LINK });
      await world.pin(open, { link: LINK });
      const key = await known(LINK);
      const found = (address: string) => world.store.pins.findByVariant(address);
      const sells = (...urls: readonly (string | null)[]) => {
        const variants = urls.map((url) => ({ name: 'color', value: 'red', url }));
        const [product] = someSourceFacts().products;
        const facts = { ...someSourceFacts(), products: [{ ...product!, variants }] };
        return world.do((tx) => tx.linkFacts.update(key, { facts }));
      };
      const [red, blue] = ['https://shop.example/vase?color=red', 'https://shop.example/vase?color=blue'];
      await sells(red, red, null, 'no address');
      expect(await found(red)).toBe(oldest.id);
      expect(await found(blue)).toBeUndefined();
      await sells(blue);
      expect(await found(red)).toBeUndefined();
      expect(await found(blue)).toBe(oldest.id);
      await world.do((tx) => tx.linkFacts.update(key, { failures: 1 }));
      expect(await found(blue)).toBe(oldest.id);
      await world.do((tx) => tx.linkFacts.remove(key));
      expect(await found(blue)).toBeUndefined();
      expect(await found('no address')).toBeUndefined();
    });

    test('goes when no pin links there any more', async () => {
      const ann = await world.person('ann');
      const board = await world.board(ann);
      const pin = await world.pin(board, { link: LINK });
      const key = await known(LINK);
      const other = await known('https://shop.example/other');
      expect(await world.do((tx) => tx.linkFacts.removeUnlinked())).toBe(1);
      expect(await world.store.linkFacts.find(other)).toBeUndefined();
      expect(await world.store.linkFacts.find(key)).toBeDefined();
      await world.do((tx) => tx.pins.update(pin.id, { link: null }));
      expect(await world.do((tx) => tx.linkFacts.removeUnlinked())).toBe(1);
    });

    test('is looked for at every link, some pins at a time', async () => {
      const board = await world.board(await world.person('ann'));
      const first = await world.pin(board, { link: LINK });
      await world.pin(board, { link: null });
      const second = await world.pin(board, { link: 'https://shop.example/other' });
      const third = await world.pin(board, { link: 'https://shop.example/third' });
      await known(second.link ?? '');
      const unread = (after: PinId | null, limit: number) => world.store.linkFacts.unread(after, limit);
      expect(await unread(null, 2)).toEqual({ links: [LINK], last: second.id });
      expect(await unread(second.id, 1)).toEqual({ links: [third.link], last: third.id });
      expect(await unread(third.id, 1)).toEqual({ links: [], last: null });
      expect(await unread(null, 9)).toEqual({ links: [LINK, third.link], last: null });
      expect(await unread(first.id, 9)).toEqual({ links: [third.link], last: null });
    });

    test('belongs to every pin that links there', async () => {
      const ann = await world.person('ann');
      const board = await world.board(ann);
      const key = await known(LINK);
      expect(await world.store.linkFacts.isLinked(key)).toBe(false);
      const pin = await world.pin(board, { link: 'https://shop.example/vase' });
      const other = await world.pin(board, { link: null });
      expect(await world.store.linkFacts.isLinked(key)).toBe(true);
      const seen = async () =>
        (await world.store.pins.views([pin.id, other.id], null)).map(({ linkFacts }) => linkFacts);
      expect(await seen()).toEqual([null, null]);
      const facts = someSourceFacts();
      await world.do((tx) => tx.linkFacts.update(key, { facts, succeededAt: 7 }));
      expect(await seen()).toEqual([{ text: JSON.stringify(facts), succeededAt: 7 }, null]);
    });
  });
}
