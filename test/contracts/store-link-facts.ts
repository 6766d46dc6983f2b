import { describe, expect, test } from 'vitest';
import type { PinId } from '../../src/domain/ids/ids.ts';
import { aSourceProduct, someSourceFacts } from '../builders/a-source-facts.ts';
import type { StoreWorld } from './store-world.ts';

const LINK = 'https://shop.example/vase?utm_source=x';
const [RED, BLUE] = ['https://shop.example/vase?color=red', 'https://shop.example/vase?color=blue'] as const;

export function describeStoredLinkFacts(world: StoreWorld): void {
  describe('what pages say', () => {
    const begin = (link: string) => world.do((tx) => tx.linkFacts.begin(link));
    const known = async (link: string) => {
      const page = await begin(link);
      if (page?.isNew !== true) throw new Error('it was known before');
      return page.key;
    };
    const sells = (key: string, ...urls: readonly (string | null)[]) => {
      const variants = urls.map((url) => ({ name: 'color', value: 'red', url }));
      const facts = someSourceFacts({ products: [aSourceProduct({ variants })] });
      return world.do((tx) => tx.linkFacts.update(key, { facts }));
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

    test('names the listed pins by the variants of what the page sells, the oldest first', async () => {
      const ann = await world.person('ann');
      const [open, secret] = [await world.board(ann), await world.board(ann, { privacy: 'secret' })];
      await world.pin(secret, { link: LINK });
      const oldest = await world.pin(open, { link: LINK });
      const second = await world.pin(open, { link: LINK });
      const key = await known(LINK);
      const found = (address: string, limit = 9) => world.store.pins.ofVariant(address, limit);
      const both = [oldest.id, second.id];
      await sells(key, RED, RED, null, 'no address');
      expect(await found(RED)).toEqual(both);
      expect(await found(RED, 1)).toEqual([oldest.id]);
      expect(await found(BLUE)).toEqual([]);
      await sells(key, BLUE);
      expect(await found(RED)).toEqual([]);
      expect(await found(BLUE)).toEqual(both);
      await world.do((tx) => tx.linkFacts.update(key, { failures: 1 }));
      expect(await found(BLUE)).toEqual(both);
      await world.do((tx) => tx.linkFacts.remove(key));
      expect(await found(BLUE)).toEqual([]);
      expect(await found('no address')).toEqual([]);
    });

    test('names first the pins that link to the variant itself', async () => {
      const board = await world.board(await world.person('ann'));
      const group = await world.pin(board, { link: LINK });
      const own = await world.pin(board, { link: RED });
      expect(await world.store.pins.ofVariant(RED, 9)).toEqual([]);
      await sells(await known(LINK), RED, LINK);
      expect(await world.store.pins.ofVariant(RED, 9)).toEqual([own.id, group.id]);
      expect(await world.store.pins.ofVariant(RED, 1)).toEqual([own.id]);
      expect(await world.store.pins.ofVariant(LINK, 9)).toEqual([group.id]);
    });

    test('names nothing on the sites of others', async () => {
      const board = await world.board(await world.person('ann'));
      await world.pin(board, { link: LINK });
      const theirs = 'https://other.example/vase';
      await sells(await known(LINK), theirs, 'https://m.shop.example/vase?color=red');
      expect(await world.store.pins.ofVariant(theirs, 9)).toEqual([]);
      expect(await world.store.pins.ofVariant('https://m.shop.example/vase?color=red', 9)).toHaveLength(1);
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
