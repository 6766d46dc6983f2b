import { describe, expect, test } from 'vitest';
import type { BoardRecord, UserRecord } from '../../server/application/ports/records.ts';
import type { OwnMatchQuery } from '../../server/application/ports/pins/pin-repository.ts';
import type { StoreWorld } from './store-world.ts';

export function describeOwnMatches(world: StoreWorld): void {
  describe('pins that somebody has of a page or a picture', () => {
    const LINK = 'https://shop.test/chair';
    const matches = (who: UserRecord, query: Partial<OwnMatchQuery>) =>
      world.store.pins.ownMatches(who.id, {
        link: null,
        pictureSignature: null,
        boardId: null,
        limit: 10,
        ...query,
      });
    const boardsOf = async (): Promise<[UserRecord, BoardRecord, BoardRecord]> => {
      const ada = await world.person('ada');
      return [ada, await world.board(ada), await world.board(ada)];
    };

    test('are those of the named board first, then the newest', async () => {
      const [ada, chairs, gifts] = await boardsOf();
      const first = await world.pin(chairs, { link: 'http://www.shop.test/chair/?utm_source=x' });
      const second = await world.pin(gifts, { link: LINK });
      await world.pin(gifts, { link: 'https://shop.test/table' });
      expect(await matches(ada, { link: LINK })).toEqual([
        { pinId: second.id, by: 'link' },
        { pinId: first.id, by: 'link' },
      ]);
      expect(await matches(ada, { link: LINK, boardId: chairs.id, limit: 1 })).toEqual([
        { pinId: first.id, by: 'link' },
      ]);
    });

    test('count once, by their picture, when both fit', async () => {
      const [ada, chairs] = await boardsOf();
      const pin = await world.pin(chairs, { link: LINK });
      expect(await matches(ada, { link: LINK, pictureSignature: pin.pictureSignature })).toEqual([
        { pinId: pin.id, by: 'picture' },
      ]);
    });

    test('are nobody else’s, and none for what is no address', async () => {
      const [ada, chairs] = await boardsOf();
      const bob = await world.person('bob');
      await world.pin(chairs, { link: LINK });
      await world.pin(chairs, { link: null });
      expect(await matches(bob, { link: LINK })).toEqual([]);
      expect(await matches(ada, { link: 'chair' })).toEqual([]);
      expect(await matches(ada, {})).toEqual([]);
    });

    test('follow a changed link', async () => {
      const [ada, chairs] = await boardsOf();
      const pin = await world.pin(chairs, { link: LINK });
      await world.do((tx) => tx.pins.update(pin.id, { link: 'https://shop.test/table' }));
      expect(await matches(ada, { link: LINK })).toEqual([]);
      expect(await matches(ada, { link: 'https://shop.test/table' })).toHaveLength(1);
    });
  });
}
