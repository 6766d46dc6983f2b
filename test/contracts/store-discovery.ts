import { someLooks } from '../builders/some-looks.ts';
import { describe, expect, test } from 'vitest';
import type { PinId } from '../../src/domain/ids/ids.ts';
import type { DiscoveryChange } from '../../server/application/ports/discovery/discovery-changes.ts';
import type { TypedProduct } from '../../src/domain/pins/typed-product.ts';
import { aSourceProduct, someSourceFacts } from '../builders/a-source-facts.ts';
import type { StoreWorld } from './store-world.ts';

const LINK = 'https://www.shop.example/vase';

const PRODUCT: TypedProduct = {
  price: 20,
  standardPrice: null,
  minPrice: null,
  maxPrice: null,
  currency: 'EUR',
  availability: 'in_stock',
  brand: null,
  rating: null,
};

export function describeStoredDiscovery(world: StoreWorld): void {
  describe('documents for search and recommendations', () => {
    const read = async (id: PinId) => (await world.store.discovery.documents([id]))[0];
    /** The changes that `work` stores, in their order. */
    const changesOf = async (work: () => Promise<unknown>) => {
      const before = await world.store.discovery.newestChange();
      await work();
      const changes = await world.store.discovery.changesAfter(before, 100);
      return changes.map(({ kind, objectId }) => [kind, objectId]);
    };

    test('join an original with its saves on public boards', async () => {
      const ada = await world.person('ada');
      const ben = await world.person('ben');
      const herbs = await world.board(ada, { name: 'Herbs' });
      const garden = await world.board(ben, { name: 'Garden' });
      const secret = await world.board(ben, { name: 'Secret', privacy: 'secret' });
      const pin = await world.pin(herbs, { title: 'Basil', description: 'In a pot', link: LINK });
      const copy = await world.copy(pin, garden);
      await world.copy(pin, secret);
      expect(await read(pin.id)).toEqual({
        id: pin.id,
        shown: pin.id,
        pinnerId: ada.id,
        title: 'Basil',
        description: 'In a pot',
        altText: '',
        domain: 'shop.example',
        linkTitle: '',
        kind: 'image',
        product: null,
        picture: pin.pictureSignature,
        dominantColor: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
        looks: null,
        embedding: null,
        createdAt: pin.createdAt,
        boards: [
          { id: herbs.id, name: 'Herbs', savedAt: pin.createdAt },
          { id: garden.id, name: 'Garden', savedAt: copy.createdAt },
        ],
        topics: [],
      });
      expect(await read(copy.id)).toBeUndefined();
    });

    test('have the looks of their picture, whose arrival is a change', async () => {
      const pin = await world.pin(await world.board(await world.person('ada')));
      const last = await world.store.discovery.newestChange();
      const looks = someLooks();
      await world.do((tx) => tx.looks.save(pin.pictureSignature, 1, looks));

      expect((await read(pin.id))?.looks).toMatchObject({ hash: looks.hash, features: looks.features });
      const changes = await world.store.discovery.changesAfter(last, 10);
      expect(changes).toMatchObject([{ kind: 'pin', objectId: pin.id }]);
    });

    test('show the newest public save of an original that is not public', async () => {
      const ada = await world.person('ada');
      const secret = await world.board(ada, { privacy: 'secret' });
      const first = await world.board(ada);
      const second = await world.board(ada);
      const pin = await world.pin(secret);
      expect(await read(pin.id)).toBeUndefined();
      await world.copy(pin, first);
      const newest = await world.copy(pin, second);
      expect(await read(pin.id)).toMatchObject({ id: pin.id, shown: newest.id });
      expect(await world.store.discovery.documentIds(null, 10)).toEqual([pin.id]);
    });

    test('hold nothing of protected and archived boards, nor of deactivated people', async () => {
      const ada = await world.person('ada');
      const ben = await world.person('ben');
      await world.pin(await world.board(ada, { privacy: 'protected' }));
      await world.pin(await world.board(ada, { isArchived: true }));
      const pin = await world.pin(await world.board(ben));
      expect(await world.store.discovery.documentIds(null, 10)).toEqual([pin.id]);
      await world.setState(ben, 'deactivated');
      expect(await world.store.discovery.documentIds(null, 10)).toEqual([]);
      expect(await read(pin.id)).toBeUndefined();
    });

    test('know what the linked page says, and what a person has entered', async () => {
      const ada = await world.person('ada');
      const pin = await world.pin(await world.board(ada), { link: LINK });
      const link = await world.do((tx) => tx.linkFacts.begin(LINK));
      const facts = someSourceFacts({
        title: 'A vase',
        products: [aSourceProduct({ lowest: 12, currency: 'USD' })],
        article: null,
        recipe: null,
      });
      const read1 = () => world.do((tx) => tx.linkFacts.update(link!.key, { facts }));
      expect(await changesOf(read1)).toEqual([['pin', pin.id]]);
      expect(await read(pin.id)).toMatchObject({
        linkTitle: 'A vase',
        product: { price: 12, currency: 'USD' },
      });
      const enter = () => world.do((tx) => tx.pins.setProduct(pin.id, PRODUCT));
      expect(await changesOf(enter)).toEqual([['pin', pin.id]]);
      expect(await read(pin.id)).toMatchObject({ product: { price: 20, currency: 'EUR' } });
    });

    test('are listed in the order of their ids, page by page', async () => {
      const board = await world.board(await world.person('ada'));
      const [one, two, three] = await world.pins(3, board);
      await world.copy(one!, board);
      const page = (after: PinId | null) => world.store.discovery.documentIds(after, 2);
      expect(await page(null)).toEqual([one!.id, two!.id]);
      expect(await page(two!.id)).toEqual([three!.id]);
    });

    test('of a board or a person include those that are no longer public', async () => {
      const ada = await world.person('ada');
      const ben = await world.person('ben');
      const board = await world.board(ada);
      const theirs = await world.board(ben);
      const pin = await world.pin(board, { pinnerId: ben.id });
      const other = await world.pin(theirs);
      await world.do((tx) => tx.boards.update(board.id, { privacy: 'secret' }));
      const ids = (kind: DiscoveryChange['kind'], objectId: string) =>
        world.store.discovery.idsOf({ kind, objectId }, null, 10);
      expect(await ids('board', board.id)).toEqual([pin.id]);
      expect(await ids('user', ada.id)).toEqual([pin.id]);
      expect(await ids('user', ben.id)).toEqual([pin.id, other.id]);
    });
  });

  describe('changes for search and recommendations', () => {
    const changesOf = async (work: () => Promise<unknown>) => {
      const before = await world.store.discovery.newestChange();
      await work();
      const changes = await world.store.discovery.changesAfter(before, 100);
      return changes.map(({ kind, objectId }) => [kind, objectId]);
    };
    const home = async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      const pin = await world.pin(board, { link: LINK });
      return { ada, board, pin };
    };

    test('are stored with every write of pins', async () => {
      const { ada, board, pin } = await home();
      const other = await world.board(ada);
      const copy = await world.copy(pin, other);
      const ofPin = [['pin', pin.id]];
      expect(await changesOf(() => world.copy(pin, other))).toEqual(ofPin);
      expect(await changesOf(() => world.pin(board))).toHaveLength(1);
      const update = () => world.do((tx) => tx.pins.update(copy.id, { title: 'New' }));
      expect(await changesOf(update)).toEqual(ofPin);
      const move = () =>
        world.do((tx) => tx.pins.move([copy.id], { boardId: board.id, sectionId: null, time: 1 }));
      expect(await changesOf(move)).toEqual(ofPin);
      expect(await changesOf(() => world.do((tx) => tx.pins.remove([copy.id])))).toEqual(ofPin);
      const clear = () => world.do((tx) => tx.pins.removeAllOf(other.id, { except: [] }));
      expect(await changesOf(clear)).toEqual(ofPin);
    });

    test('are stored with every write of boards that their pins depend on', async () => {
      const { board, pin } = await home();
      const change = (fields: Parameters<StoreWorld['board']>[1] & object) =>
        changesOf(() => world.do((tx) => tx.boards.update(board.id, fields)));
      const ofBoard = [['board', board.id]];
      expect(await change({ name: 'Other' })).toEqual(ofBoard);
      expect(await change({ privacy: 'secret' })).toEqual(ofBoard);
      expect(await change({ isArchived: true })).toEqual(ofBoard);
      expect(await change({ description: 'Other' })).toEqual([]);
      expect(await changesOf(() => world.do((tx) => tx.boards.remove(board.id)))).toEqual([['pin', pin.id]]);
    });

    test('are stored when people are deactivated, come back and go', async () => {
      const { ada, pin } = await home();
      const ofAda = [['user', ada.id]];
      expect(await changesOf(() => world.setState(ada, 'deactivated'))).toEqual(ofAda);
      expect(await changesOf(() => world.setState(ada, 'active'))).toEqual(ofAda);
      const remove = () => world.do((tx) => tx.accountRemoval.removePart(ada.id));
      expect(await changesOf(remove)).toEqual([['pin', pin.id]]);
    });

    test('are not stored by a transaction that fails', async () => {
      const { pin } = await home();
      const fail = async () => {
        const failing = world.do(async (tx) => {
          await tx.pins.update(pin.id, { title: 'New' });
          throw new Error('no');
        });
        await expect(failing).rejects.toThrow('no');
      };
      expect(await changesOf(fail)).toEqual([]);
    });

    test('are found by their ids, and kept as many as asked for, at least one', async () => {
      const board = await world.board(await world.person('ada'));
      await world.pins(3, board);
      const { discovery } = world.store;
      const newest = await discovery.newestChange();
      await world.do((tx) => tx.discovery.keepNewestChanges(2));
      const kept = await discovery.changesAfter(0, 10);
      expect(kept.map(({ id }) => id)).toEqual([newest - 1, newest]);
      expect(await discovery.changes([newest, newest + 5])).toEqual(kept.slice(1));
      await world.do((tx) => tx.discovery.keepNewestChanges(0));
      expect(await discovery.changesAfter(0, 10)).toEqual(kept.slice(1));
      expect(await changesOf(() => world.pin(board))).toHaveLength(1);
    });
  });
}
