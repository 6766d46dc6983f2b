import { describe, expect, test } from 'vitest';
import { ACTORS_PER_NEWS, NEWS_GROUP_MS } from '../../src/domain/news/news-item.ts';
import { notify } from '../../server/application/news/notify.ts';
import type { NewsEvent } from '../../server/application/ports/people/news.ts';
import type { PinRecord, UserRecord } from '../../server/application/ports/records.ts';
import { minute, STRANGE_IDS, type StoreWorld } from './store-world.ts';

export function describeStoredNews(world: StoreWorld): void {
  const people = async (...names: readonly string[]) => {
    const all: UserRecord[] = [];
    for (const name of names) all.push(await world.person(name));
    return all as [UserRecord, UserRecord, UserRecord, UserRecord];
  };
  const tell = ({ id, time, ...event }: NewsEvent) =>
    world.do((tx) => notify(tx, { ids: { next: () => id }, clock: { now: () => time } }, event));
  const saved = (id: string, pin: PinRecord, actor: UserRecord, time: number) =>
    tell({
      id,
      userId: pin.pinnerId,
      category: 'save',
      about: { kind: 'pin', id: pin.id },
      actorId: actor.id,
      time,
    });
  const followed = (id: string, { id: userId }: UserRecord, actor: UserRecord, time: number) =>
    tell({ id, userId, category: 'follow', about: { kind: 'person', id: userId }, actorId: actor.id, time });
  const listOf = (user: UserRecord) => world.store.news.ofUser(user.id, { after: null, limit: 50 });
  const idsFor = async (user: UserRecord) => (await listOf(user)).map(({ id }) => id);

  describe('news', () => {
    test('come newest first, in pages, to their own person', async () => {
      const [ada, bob] = await people('ada', 'bob');
      const board = await world.board(ada);
      const [chair, lamp] = [await world.pin(board), await world.pin(board)];
      await saved('11', chair, bob, minute(1));
      await saved('12', lamp, bob, minute(2));
      await followed('13', ada, bob, minute(2));
      await followed('14', bob, ada, minute(3));
      const { news } = world.store;
      const [first, second] = await news.ofUser(ada.id, { after: null, limit: 2 });
      expect([first?.id, second?.id]).toEqual(['13', '12']);
      expect(await news.ofUser(ada.id, { after: second!, limit: 2 })).toEqual([
        {
          id: '11',
          category: 'save',
          about: { kind: 'pin', id: chair.id },
          time: minute(1),
          isUnread: true,
          newestActorId: bob.id,
          actorCount: 1,
        },
      ]);
      expect(await news.find(ada.id, '13')).toEqual(first);
      expect(await news.find(ada.id, '14')).toBeUndefined();
      expect(await news.actorsOf(ada.id, '14')).toEqual([]);
      for (const id of STRANGE_IDS) expect(await news.find(ada.id, id)).toBeUndefined();
    });

    test('about the same thing within a day are one, with everybody once', async () => {
      const [ada, bob, cleo] = await people('ada', 'bob', 'cleo');
      const pin = await world.pin(await world.board(ada));
      await saved('11', pin, bob, minute(1));
      await followed('12', ada, bob, minute(2));
      await world.do((tx) => tx.news.markAllRead(ada.id));
      await saved('13', pin, bob, minute(3));
      expect(await idsFor(ada)).toEqual(['12', '11']);
      expect(await world.store.news.unreadCount(ada.id)).toBe(0);

      await saved('14', pin, cleo, minute(4));
      const [joined] = await listOf(ada);
      expect(joined).toMatchObject({
        id: '11',
        time: minute(4),
        isUnread: true,
        newestActorId: cleo.id,
        actorCount: 2,
      });
      expect(await world.store.news.actorsOf(ada.id, '11')).toEqual([cleo.id, bob.id]);

      await saved('15', pin, bob, minute(1) + NEWS_GROUP_MS);
      expect(await idsFor(ada)).toEqual(['15', '11', '12']);
    });

    test('of another message are unread again and at the top', async () => {
      const [ada, bob, cleo] = await people('ada', 'bob', 'cleo');
      const about = { kind: 'conversation', id: '77' } as const;
      const members = [ada, bob, cleo].map(
        ({ id: userId }) => ({ userId, state: 'active', request: null }) as const,
      );
      const times = { createdAt: minute(1), updatedAt: minute(1) };
      await world.do((tx) => tx.conversations.insert({ id: about.id, ...times, members }));
      const wrote = (id: string, { id: actorId }: UserRecord, time: number) =>
        tell({ id, userId: ada.id, category: 'message', about, actorId, time });
      await wrote('11', bob, minute(1));
      await wrote('12', cleo, minute(2));
      await followed('13', ada, bob, minute(3));
      await world.do((tx) => tx.news.markAllRead(ada.id));
      await wrote('14', bob, minute(4));
      const [first, second, ...rest] = await listOf(ada);
      expect([first, second?.id, rest]).toMatchObject([
        { id: '11', time: minute(4), isUnread: true, newestActorId: bob.id, actorCount: 2 },
        '13',
        [],
      ]);
    });

    test('are not told of switched off categories and of blocked people', async () => {
      const [ada, bob, cleo] = await people('ada', 'bob', 'cleo');
      await world.do((tx) => tx.users.update(ada.id, { notifications: { save: { web: false } } }));
      await saved('11', await world.pin(await world.board(ada)), bob, minute(1));
      await world.do((tx) => tx.blocks.block(ada.id, bob.id, minute(1)));
      await followed('12', ada, bob, minute(1));
      await world.do((tx) => tx.blocks.block(cleo.id, ada.id, minute(1)));
      await followed('13', ada, cleo, minute(1));
      await world.do((tx) => tx.blocks.unblock(ada.id, bob.id));
      await world.do((tx) => tx.blocks.unblock(cleo.id, ada.id));
      expect(await idsFor(ada)).toEqual([]);
    });

    test('name a limited number of people', async () => {
      const [ada] = await people('ada');
      for (let count = 0; count <= ACTORS_PER_NEWS; count += 1) {
        await followed(String(11 + count), ada, await world.person(`fan${count}`), minute(count));
      }
      expect(await listOf(ada)).toEqual([
        expect.objectContaining({ id: '11', actorCount: ACTORS_PER_NEWS, time: minute(ACTORS_PER_NEWS - 1) }),
      ]);
    });

    test('from the site need nobody, and come once', async () => {
      const [ada] = await people('ada');
      const about = { kind: 'report', id: '77' } as const;
      const event = { userId: ada.id, category: 'report', about, actorId: null } as const;
      await tell({ ...event, id: '11', time: minute(1) });
      await tell({ ...event, id: '12', time: minute(2) });
      expect(await listOf(ada)).toMatchObject([{ id: '11', newestActorId: null, actorCount: 0 }]);
      expect(await world.store.news.unreadCount(ada.id)).toBe(1);
    });

    test('are read one by one or all', async () => {
      const [ada, bob] = await people('ada', 'bob');
      const board = await world.board(ada);
      for (const id of ['11', '12', '13']) await saved(id, await world.pin(board), bob, minute(1));
      await followed('14', bob, ada, minute(1));
      const { news } = world.store;
      const unread = async () => {
        const counts = [await news.unreadCount(ada.id), await news.unreadCount(bob.id)];
        const own = await Promise.all([ada, bob].map(({ id }) => world.store.users.ownCounts(id)));
        expect(own.map(({ unreadNewsCount }) => unreadNewsCount)).toEqual(counts);
        return counts;
      };
      expect(await world.do((tx) => tx.news.markRead(ada.id, ['12', '14', '99']))).toBe(1);
      expect(await world.do((tx) => tx.news.markRead(ada.id, []))).toBe(0);
      expect((await listOf(ada)).map(({ isUnread }) => isUnread)).toEqual([true, false, true]);
      expect(await unread()).toEqual([2, 1]);
      const { about } = (await news.find(ada.id, '11'))!;
      await world.do((tx) => tx.news.markReadAbout(bob.id, about));
      expect(await unread()).toEqual([2, 1]);
      await world.do((tx) => tx.news.markReadAbout(ada.id, about));
      expect((await listOf(ada)).map(({ isUnread }) => isUnread)).toEqual([true, false, false]);
      await world.do((tx) => tx.news.markAllRead(ada.id));
      expect(await unread()).toEqual([0, 1]);
    });

    test('are hidden from lists and counts, and shown again', async () => {
      const [ada, bob] = await people('ada', 'bob');
      await followed('11', ada, bob, minute(1));
      const hide = (user: UserRecord, isHidden: boolean) =>
        world.do((tx) => tx.news.setHidden(user.id, '11', isHidden));
      await hide(bob, true);
      expect(await idsFor(ada)).toEqual(['11']);
      await hide(ada, true);
      expect([await idsFor(ada), await world.store.news.unreadCount(ada.id)]).toEqual([[], 0]);
      expect(await world.store.news.find(ada.id, '11')).toMatchObject({ id: '11' });
      await hide(ada, false);
      expect([await idsFor(ada), await world.store.news.unreadCount(ada.id)]).toEqual([['11'], 1]);
    });

    test('leave out people who are blocked in either direction, deactivated or gone', async () => {
      const [ada, bob, cleo, dan] = await people('ada', 'bob', 'cleo', 'dan');
      await followed('11', ada, bob, minute(1));
      await followed('12', ada, cleo, minute(2));
      await followed('13', ada, dan, minute(3));
      const seen = async () => [
        await listOf(ada),
        await world.store.news.actorsOf(ada.id, '11'),
        await world.store.news.unreadCount(ada.id),
      ];
      await world.setState(dan, 'deactivated');
      expect(await seen()).toMatchObject([[{ newestActorId: cleo.id, actorCount: 2 }], [cleo.id, bob.id], 1]);
      await world.do((tx) => tx.blocks.block(cleo.id, ada.id, minute(4)));
      expect(await seen()).toMatchObject([[{ newestActorId: bob.id, actorCount: 1 }], [bob.id], 1]);
      await world.do((tx) => tx.blocks.block(ada.id, bob.id, minute(4)));
      expect(await seen()).toEqual([[], [], 0]);
      await world.setState(dan, 'active');
      expect(await seen()).toMatchObject([[{ newestActorId: dan.id }], [dan.id], 1]);
      await world.do((tx) => tx.accountRemoval.removePart(dan.id));
      expect(await seen()).toEqual([[], [], 0]);
    });

    test('go with their pin, board and person, and with what else they are about', async () => {
      const [ada, bob] = await people('ada', 'bob');
      const [board, other] = [await world.board(ada), await world.board(bob)];
      const pin = await world.pin(board);
      await saved('11', pin, bob, minute(1));
      const event = { userId: ada.id, actorId: bob.id, time: minute(2) };
      await tell({ ...event, id: '12', category: 'invite', about: { kind: 'board', id: other.id } });
      const talk = { kind: 'conversation', id: '77' } as const;
      const member = (userId: UserRecord['id']) => ({ userId, state: 'active', request: null }) as const;
      const members = [member(ada.id), member(bob.id)];
      const times = { createdAt: minute(2), updatedAt: minute(2) };
      await world.do((tx) => tx.conversations.insert({ id: talk.id, ...times, members }));
      await tell({ ...event, id: '13', category: 'message', about: talk });
      await followed('14', bob, ada, minute(3));
      await world.do((tx) => tx.news.removeAbout({ kind: 'report', id: '77' }));
      expect(await idsFor(ada)).toEqual(['13', '12', '11']);
      const leave = (state: 'left' | 'active') =>
        world.do((tx) => tx.conversations.setMember(talk.id, { ...member(ada.id), state }));
      await leave('left');
      expect(await idsFor(ada)).toEqual(['12', '11']);
      await leave('active');
      expect(await idsFor(ada)).toEqual(['13', '12', '11']);
      await world.do((tx) => tx.news.removeAbout(talk));
      await world.do((tx) => tx.boards.remove(other.id));
      expect(await idsFor(ada)).toEqual(['11']);
      await world.do((tx) => tx.pins.remove([pin.id]));
      expect(await idsFor(ada)).toEqual([]);
      while (await world.do((tx) => tx.accountRemoval.removePart(bob.id)));
      expect(await idsFor(bob)).toEqual([]);
    });

    test('are kept for a time, and only the newest of each person', async () => {
      const [ada, bob] = await people('ada', 'bob');
      const board = await world.board(ada);
      for (const [index, id] of ['11', '12', '13', '14'].entries()) {
        await saved(id, await world.pin(board), bob, minute(index));
      }
      await followed('15', bob, ada, minute(0));
      await world.do((tx) => tx.news.removeBefore(minute(1)));
      expect([await idsFor(ada), await idsFor(bob)]).toEqual([['14', '13', '12'], []]);
      await followed('16', bob, ada, minute(1));
      await world.do((tx) => tx.news.keepNewest(2));
      expect([await idsFor(ada), await idsFor(bob)]).toEqual([['14', '13'], ['16']]);
    });
  });
}
