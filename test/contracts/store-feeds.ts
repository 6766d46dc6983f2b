import { describe, expect, test } from 'vitest';
import { toPinId, toSectionId } from '../../src/domain/ids/ids.ts';
import type { BoardRecord, PinRecord, UserRecord } from '../../server/application/ports/records.ts';
import { SAVE_BONUS_MS } from '../../src/domain/feeds/popularity.ts';
import type { FeedPosition, FeedReader } from '../../server/application/ports/pins/feeds.ts';
import { allPages, allParts, idsOf, minute, strangePinIds, type StoreWorld } from './store-world.ts';

type Popular = Parameters<FeedReader['recentPopular']>[0];
type OfBoard = Parameters<FeedReader['ofBoard']>[1];
type OfUser = Parameters<FeedReader['ofUser']>[1];

export function describeStoredFeeds(world: StoreWorld): void {
  describe('public saves', () => {
    const since = (time: number, limit = 50) =>
      allParts(world.store.feeds.publicSaves({ since: time, limit }));

    test('are pins and copies on public boards, newest first', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const old = await world.pin(await world.board(ada));
      const pin = await world.pin(await world.board(ada));
      await world.pin(await world.board(ada, { privacy: 'secret' }));
      const copy = await world.copy(pin, await world.board(bob));
      const saves = [
        { id: copy.id, original: pin.id, person: bob.id, time: copy.createdAt },
        { id: pin.id, original: pin.id, person: ada.id, time: pin.createdAt },
      ];
      expect(await since(pin.createdAt)).toEqual(saves);
      expect(await since(0, 1)).toEqual(saves.slice(0, 1));
      expect(idsOf(await since(0))).toEqual(idsOf([copy, pin, old]));
      await world.setState(bob, 'deactivated');
      expect(await since(pin.createdAt)).toEqual(saves.slice(1));
    });

    test('are all read where there are many', async () => {
      const board = await world.board(await world.person('ada'));
      const picture = await world.picture();
      const pin = await world.pin(board);
      await world.do(async (tx) => {
        for (let made = 1; made <= 1001; made += 1) {
          const id = toPinId(String(Number(pin.id) + made));
          await tx.pins.insert({ ...pin, id, pictureSignature: picture.signature });
        }
      });
      expect(await since(0, 2000)).toHaveLength(1002);
    });
  });

  const popular = (options: Partial<Popular> = {}) =>
    world.store.feeds.recentPopular({
      viewer: null,
      exceptOwnAndFollowed: false,
      newestId: null,
      after: null,
      limit: 50,
      ...options,
    });
  const saved = async (pin: PinRecord, times: number, saver: UserRecord) => {
    const board = await world.board(saver, { privacy: 'protected' });
    for (let time = 0; time < times; time += 1) await world.copy(pin, board);
  };

  describe('the feed of recent popular pins', () => {
    test('holds what is public and not archived, nothing of deactivated people', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const open = await world.board(ada);
      const [pin, guest] = [await world.pin(open), await world.pin(open, { pinnerId: bob.id })];
      const bobs = await world.pin(await world.board(bob));
      for (const fields of [{ privacy: 'secret' }, { privacy: 'protected' }, { isArchived: true }] as const) {
        await world.pin(await world.board(ada, fields));
      }
      expect(idsOf(await popular())).toEqual(idsOf([bobs, guest, pin]));
      expect(idsOf(await popular({ viewer: ada.id }))).toEqual(idsOf([bobs, guest, pin]));

      await world.setState(bob, 'deactivated');
      expect(idsOf(await popular())).toEqual(idsOf([pin]));
      await world.setState(ada, 'deactivated');
      await world.setState(bob, 'suspended');
      expect(idsOf(await popular())).toEqual(idsOf([bobs]));
      await world.setState(ada, 'active');
      expect(idsOf(await popular())).toEqual(idsOf([bobs, guest, pin]));
    });

    test('leaves out a pin that comes while its pinner or the board’s owner is deactivated', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await world.setState(ada, 'deactivated');
      await world.pin(await world.board(ada), { pinnerId: bob.id });
      await world.pin(await world.board(bob), { pinnerId: ada.id });

      expect(await popular()).toEqual([]);
    });

    test('ranks a pin with saves above younger ones', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(ada);
      const loved = await world.pin(board, { createdAt: minute(0) });
      const fresh = await world.pin(board, { createdAt: minute(1) });
      const old = await world.pin(board, { createdAt: minute(0) - 2 * SAVE_BONUS_MS });
      await saved(loved, 1, bob);

      expect(await popular()).toMatchObject([
        { id: loved.id, rank: minute(0) + SAVE_BONUS_MS },
        { id: fresh.id, rank: minute(1) },
        { id: old.id, rank: minute(0) - 2 * SAVE_BONUS_MS },
      ]);
      await saved(old, 15, bob);
      expect(idsOf(await popular())).toEqual(idsOf([old, loved, fresh]));
    });

    test('comes in pages that together hold each pin once, newest first among equal ranks', async () => {
      const ada = await world.person('ada');
      const pins = await world.pins(7, await world.board(ada), { createdAt: minute(0) });
      const pages = await allPages((after) => popular({ after, limit: 3 }));

      expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
      expect(pages.flat()).toEqual(idsOf(pins.toReversed()));
    });

    test('leaves out what came after its snapshot', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      const [older, newest] = [await world.pin(board), await world.pin(board)];
      await world.pin(board, { createdAt: minute(9_999) });

      expect(idsOf(await popular({ newestId: newest.id }))).toEqual(idsOf([newest, older]));
    });

    test('can leave out own and followed pins', async () => {
      const [ada, bob, eve, kim] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
        await world.person('kim'),
      ];
      await world.pin(await world.board(ada));
      await world.pin(await world.board(bob));
      const eves = await world.board(eve);
      await world.pin(eves);
      const [other, kims] = [
        await world.pin(await world.board(eve)),
        await world.pin(await world.board(kim)),
      ];
      await world.follow(ada, bob);
      await world.followBoard(ada, eves);
      const rest = await popular({ viewer: ada.id, exceptOwnAndFollowed: true });

      expect(idsOf(rest)).toEqual(idsOf([kims, other]));
      expect(await popular({ viewer: null, exceptOwnAndFollowed: true })).toHaveLength(5);
      const pages = await allPages((after) =>
        popular({ viewer: ada.id, exceptOwnAndFollowed: true, after, limit: 1 }),
      );
      expect(pages.flat()).toEqual(idsOf([kims, other]));
    });

    test('ends where only the viewer’s own and followed pins are popular', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      await world.follow(ada, bob);
      const [bobs, eves] = [await world.board(bob), await world.board(eve)];
      const old = await world.pin(eves);
      for (let count = 0; count < 39; count += 1) await world.pin(bobs);
      const others = () => popular({ viewer: ada.id, exceptOwnAndFollowed: true, limit: 1 });
      expect(idsOf(await others())).toEqual(idsOf([old]));

      await world.pin(bobs);
      expect(await others()).toEqual([]);
    });

    test('is empty after a place that was never in it', async () => {
      const ada = await world.person('ada');
      await world.pin(await world.board(ada));
      for (const id of strangePinIds) expect(await popular({ after: { rank: 0, id } })).toEqual([]);
    });
  });

  describe('the feed of a board', () => {
    const ofBoard = (board: BoardRecord, options: Partial<OfBoard> = {}) =>
      world.store.feeds.ofBoard(board.id, {
        sort: 'newest',
        sections: 'all',
        after: null,
        limit: 50,
        ...options,
      });

    test('holds its pins, whatever the board is, without those of deactivated people', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await world.pin(await world.board(ada));
      for (const fields of [{ privacy: 'secret' }, { isArchived: true }, {}] as const) {
        const board = await world.board(ada, fields);
        const pin = await world.pin(board);
        const guest = await world.pin(board, { pinnerId: bob.id });
        expect(idsOf(await ofBoard(board))).toEqual(idsOf([guest, pin]));
        await world.setState(bob, 'deactivated');
        expect(idsOf(await ofBoard(board))).toEqual(idsOf([pin]));
        await world.setState(bob, 'active');
      }
    });

    test('can leave out pins in sections', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      const [loose] = [await world.pin(board), await world.pin(board, { sectionId: toSectionId('9') })];

      expect(idsOf(await ofBoard(board, { sections: 'none' }))).toEqual(idsOf([loose]));
      expect(await ofBoard(board, { sections: 'all' })).toHaveLength(2);
    });

    test.each(['newest', 'oldest', 'custom'] as const)('comes in pages, %s', async (sort) => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      const pins = idsOf(await world.pins(7, board));
      const pages = await allPages((after: FeedPosition | null) => ofBoard(board, { sort, after, limit: 3 }));

      expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
      expect(pages.flat()).toEqual(sort === 'oldest' ? pins : pins.toReversed());
    });
  });

  describe('the feed of a user', () => {
    const ofUser = (user: UserRecord, viewer: UserRecord | null, options: Partial<OfUser> = {}) =>
      world.store.feeds.ofUser(user.id, {
        oldestFirst: false,
        viewer: viewer?.id ?? null,
        createdOnly: false,
        quickSavesOnly: false,
        after: null,
        limit: 50,
        ...options,
      });

    test('holds all pins for the user, listed ones for others', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const open = await world.pin(await world.board(ada));
      const hidden = [];
      for (const fields of [{ privacy: 'secret' }, { privacy: 'protected' }, { isArchived: true }] as const) {
        hidden.push(await world.pin(await world.board(ada, fields)));
      }
      const guest = await world.pin(await world.board(bob), { pinnerId: ada.id });

      expect(idsOf(await ofUser(ada, ada))).toEqual(idsOf([guest, ...hidden.toReversed(), open]));
      expect(idsOf(await ofUser(ada, bob))).toEqual(idsOf([guest, open]));
      expect(idsOf(await ofUser(ada, null))).toEqual(idsOf([guest, open]));
      await world.setState(bob, 'deactivated');
      expect(idsOf(await ofUser(ada, null))).toEqual(idsOf([open]));
      expect(idsOf(await ofUser(ada, ada))).not.toContain(guest.id);
    });

    test('leaves out pins on secret boards that the user may no longer read', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const secret = await world.board(bob, { privacy: 'secret' });
      await world.share(secret, ada);
      const pin = await world.pin(secret, { pinnerId: ada.id });
      expect(idsOf(await ofUser(ada, ada))).toEqual([pin.id]);

      await world.do((tx) => tx.boards.removeCollaborator(secret.id, ada.id));
      expect(await ofUser(ada, ada)).toEqual([]);
    });

    test('can hold created pins only, or those on the quick-saves board', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const [board, quick] = [await world.board(ada), await world.board(ada, { layout: 'quick_saves' })];
      const created = await world.pin(board);
      const copy = await world.copy(await world.pin(await world.board(bob)), quick);
      const createdQuick = await world.pin(quick);
      const both = { createdOnly: true, quickSavesOnly: true };

      for (const viewer of [ada, bob, null]) {
        expect(idsOf(await ofUser(ada, viewer, { createdOnly: true }))).toEqual(
          idsOf([createdQuick, created]),
        );
        expect(idsOf(await ofUser(ada, viewer, { quickSavesOnly: true }))).toEqual(
          idsOf([createdQuick, copy]),
        );
        expect(idsOf(await ofUser(ada, viewer, both))).toEqual(idsOf([createdQuick]));
      }
      expect(await ofUser(bob, null, { quickSavesOnly: true })).toEqual([]);
    });

    test('comes in pages', async () => {
      const ada = await world.person('ada');
      const pins = await world.pins(7, await world.board(ada));
      for (const viewer of [ada, null]) {
        const pages = await allPages((after) => ofUser(ada, viewer, { after: after?.id ?? null, limit: 3 }));
        expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
        expect(pages.flat()).toEqual(idsOf(pins.toReversed()));
      }
    });
  });

  test('the newest pin is known, if there is one', async () => {
    expect(await world.store.feeds.newestPinId()).toBeNull();
    const board = await world.board(await world.person('ada'));
    await world.pin(board);
    const newest = await world.pin(board);
    expect(await world.store.feeds.newestPinId()).toBe(newest.id);
  });
}
