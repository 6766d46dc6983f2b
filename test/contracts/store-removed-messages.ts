import { describe, expect, test } from 'vitest';
import type { MessageRecord } from '../../server/application/ports/people/conversations.ts';
import type { UserRecord } from '../../server/application/ports/records.ts';
import { minute, type StoreWorld } from './store-world.ts';

export function describeRemovedMessages(world: StoreWorld): void {
  const conversation = async (...people: readonly UserRecord[]) => {
    const members = people.map((user) => ({ userId: user.id, state: 'active' as const, request: null }));
    await world.do((tx) =>
      tx.conversations.insert({ id: '50', createdAt: minute(1), updatedAt: minute(1), members }),
    );
  };
  const say = async (id: string, sender: UserRecord): Promise<MessageRecord> => {
    const message = {
      ...{ id, conversationId: '50', senderId: sender.id, text: `Hello ${id}` },
      ...{ pinId: null, boardId: null, createdAt: minute(2) },
    };
    await world.do((tx) => tx.conversations.addMessage(message, 100));
    return message;
  };
  const decide = (id: string, createdAt = minute(3)) =>
    world.do((tx) =>
      tx.moderation.insertDecision({
        ...{ id, operatorId: null, action: 'remove', objectType: 'message', objectId: '60', ownerId: null },
        ...{ title: '', reason: 'spam', text: '', createdAt, undoneAt: null },
      }),
    );
  const remove = (id: string) => world.do((tx) => tx.moderation.removeMessage('70', id));
  const restore = (id: string) => world.do((tx) => tx.moderation.restoreMessage(id));
  const seenBy = async (user: UserRecord) =>
    (await world.store.conversations.messages('50', user.id, { before: null, limit: 9 })).map(({ id }) => id);

  describe('messages that are removed by a decision', () => {
    test('are seen by nobody, and come back once, as they were', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await conversation(ada, bob);
      const message = await say('60', ada);
      await say('61', bob);
      await decide('70');
      await remove('60');
      await remove('60');
      expect([await seenBy(ada), await seenBy(bob)]).toEqual([['61'], ['61']]);
      expect(await restore('60')).toBe(true);
      expect([await seenBy(ada), await seenBy(bob)]).toEqual([
        ['61', '60'],
        ['61', '60'],
      ]);
      expect(await world.store.conversations.messagesByIds(['60'])).toEqual([message]);
      const listed = async () => {
        const page = { states: ['active'], before: null, limit: 9 } as const;
        const list = await world.store.conversations.list(ada.id, page);
        return [list.map(({ id }) => id), await world.store.conversations.countUnseen(ada.id)];
      };
      await remove('60');
      await remove('61');
      expect(await listed()).toEqual([[], 0]);
      expect(await restore('61')).toBe(true);
      expect(await listed()).toEqual([['50'], 1]);
      expect(await restore('60')).toBe(true);
      for (const id of ['60', '61', '99', 'x']) expect(await restore(id)).toBe(false);
    });

    test('come back unread, and can be read, after a member has gone', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      await conversation(ada, bob, eve);
      await say('59', ada);
      await say('60', bob);
      await say('61', eve);
      await decide('70');
      await remove('60');
      while (await world.do((tx) => tx.accountRemoval.removePart(eve.id)));
      await restore('60');
      const isUnread = async () => (await world.store.conversations.find('50', ada.id))?.own.isUnread;
      expect([await isUnread(), await world.store.conversations.countUnseen(ada.id)]).toEqual([true, 1]);
      await world.do((tx) => tx.conversations.markRead('50', ada.id, true));
      expect([await isUnread(), await world.store.conversations.countUnseen(ada.id)]).toEqual([false, 0]);
    });

    test('stay with the conversation of somebody whose only message was removed', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await conversation(ada, bob);
      await say('59', bob);
      await say('60', ada);
      await decide('70');
      await remove('60');
      while (await world.do((tx) => tx.accountRemoval.removePart(bob.id)));
      expect(await restore('60')).toBe(true);
      expect(await seenBy(ada)).toEqual(['60']);
    });

    test('go with their sender, and with a conversation that has no others', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await conversation(ada, bob);
      await say('60', bob);
      await decide('70');
      await remove('60');
      while (await world.do((tx) => tx.accountRemoval.removePart(bob.id)));
      expect(await restore('60')).toBe(false);
      expect(await world.store.conversations.find('50', ada.id)).toBeUndefined();
    });

    test('stay while an appeal of their sender waits', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await conversation(ada, bob);
      await say('60', ada);
      await say('61', ada);
      await decide('70');
      await remove('60');
      await remove('61');
      await world.do((tx) =>
        tx.appeals.insert({
          ...{ id: '91', userId: ada.id, kind: 'message', objectId: '60', text: 'Why?', state: 'open' },
          ...{ createdAt: minute(2), decidedAt: null, decisionText: null },
        }),
      );
      await world.do((tx) => tx.moderation.forgetRemovedBefore(minute(4)));
      expect([await restore('60'), await restore('61')]).toEqual([true, false]);
    });

    test('stay away when it is too late, or their conversation or sender is gone', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await conversation(ada, bob);
      await say('60', ada);
      await say('61', bob);
      await decide('70');
      await remove('60');
      await remove('61');
      while (await world.do((tx) => tx.accountRemoval.removePart(bob.id)));
      expect(await restore('61')).toBe(false);
      await world.do((tx) => tx.moderation.forgetRemovedBefore(minute(4)));
      expect(await restore('60')).toBe(false);
    });
  });
}
