import { describe, expect, test } from 'vitest';
import { toBoardId, toPinId, type UserId } from '../../src/domain/ids/ids.ts';
import type {
  ConversationMember,
  MessageRecord,
} from '../../server/application/ports/people/conversations.ts';
import type { ReportRecord } from '../../server/application/ports/moderation/reports.ts';
import type { UserRecord } from '../../server/application/ports/records.ts';
import { minute, STRANGE_IDS, type StoreWorld } from './store-world.ts';

export function describeStoredConversations(world: StoreWorld): void {
  const conversations = () => world.store.conversations;
  const member = (user: UserRecord, fields: Partial<ConversationMember> = {}): ConversationMember => ({
    userId: user.id,
    state: 'active',
    request: null,
    ...fields,
  });
  const begin = (id: string, ...members: readonly ConversationMember[]) =>
    world.do((tx) => tx.conversations.insert({ id, createdAt: minute(1), updatedAt: minute(1), members }));
  const aMessage = (fields: Pick<MessageRecord, 'id' | 'senderId'> & Partial<MessageRecord>) => ({
    conversationId: '50',
    text: 'Hello',
    pinId: null,
    boardId: null,
    createdAt: minute(2),
    ...fields,
  });
  const say = (id: string, sender: UserRecord, fields: Partial<MessageRecord> = {}) =>
    world.do((tx) => tx.conversations.addMessage(aMessage({ id, senderId: sender.id, ...fields }), 100));
  const seenBy = async (user: UserRecord, id = '50') =>
    (await conversations().messages(id, user.id, { before: null, limit: 9 })).map((each) => each.id);
  const listOf = async (memberId: UserId, before: string | null = null, limit = 9) =>
    (await conversations().list(memberId, { states: ['active', 'request'], before, limit })).map(
      ({ id }) => id,
    );

  describe('conversations', () => {
    test('belong to the same people in any order, and are read by them only', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      const request = { by: ada.id, at: minute(1) };
      await begin('50', member(bob, { state: 'request', request }), member(ada));
      expect(await conversations().ofPeople([ada.id, bob.id])).toBe('50');
      expect(await conversations().ofPeople([bob.id, ada.id])).toBe('50');
      expect(await conversations().ofPeople([ada.id, bob.id, eve.id])).toBeUndefined();
      expect(await conversations().find('50', bob.id)).toEqual({
        id: '50',
        createdAt: minute(1),
        updatedAt: minute(1),
        members: [member(ada), member(bob, { state: 'request', request })],
        own: {
          ...member(bob, { state: 'request', request }),
          ...{ isUnread: false, lastMessageId: null, position: '0' },
        },
      });
      expect(await conversations().find('50', eve.id)).toBeUndefined();
      expect(await conversations().find('51', ada.id)).toBeUndefined();
      expect(await conversations().find('050', ada.id)).toBeUndefined();
    });

    test('hold messages, the newest first, by pages', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await begin('50', member(ada), member(bob));
      const first = aMessage({ id: '60', senderId: ada.id, text: 'Grüße “7”', pinId: toPinId('7') });
      await world.do((tx) => tx.conversations.addMessage(first, 100));
      await say('61', bob, { boardId: toBoardId('8'), text: '', createdAt: minute(3) });
      await say('62', ada);
      expect(await seenBy(bob)).toEqual(['62', '61', '60']);
      const page = await conversations().messages('50', bob.id, { before: '62', limit: 1 });
      expect(page.map(({ id }) => id)).toEqual(['61']);
      expect(await conversations().messagesByIds(['60', ...STRANGE_IDS])).toEqual([first]);
      expect(await conversations().messagesByIds([])).toEqual([]);
      expect((await conversations().find('50', ada.id))?.updatedAt).toBe(minute(2));
      expect(
        (await conversations().messagesOf(ada.id, ['61', '60', '9'])).map(({ id }) => id).sort(),
      ).toEqual(['60', '61']);
      const sent = (after: string | null) => conversations().sentBy(ada.id, { after, limit: 1 });
      expect([await sent(null), (await sent('60')).map(({ id }) => id), await sent('62')]).toEqual([
        [first],
        ['62'],
        [],
      ]);
    });

    test('are not read by others, nor while their sender is deactivated', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      await begin('50', member(ada), member(bob));
      await say('60', ada);
      expect(await seenBy(eve)).toEqual([]);
      expect(await conversations().messagesOf(eve.id, ['60'])).toEqual([]);
      await world.setState(ada, 'deactivated');
      expect([await seenBy(bob), await conversations().messagesOf(bob.id, ['60'])]).toEqual([[], []]);
    });

    test('are listed by their newest message, and counted while it is unread', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      await begin('50', member(ada), member(bob));
      await begin('51', member(ada), member(eve, { state: 'request', request: { by: ada.id, at: 1 } }));
      await begin('52', member(bob), member(eve));
      await say('60', ada);
      await say('61', ada, { conversationId: '51' });
      expect(await listOf(ada.id)).toEqual(['51', '50']);
      expect(await listOf(ada.id, '61')).toEqual(['50']);
      expect(await listOf(ada.id, null, 1)).toEqual(['51']);
      expect(await listOf(bob.id)).toEqual(['50']);
      const unseen = () => Promise.all([ada, bob, eve].map(({ id }) => conversations().countUnseen(id)));
      expect(await unseen()).toEqual([0, 1, 0]);
      expect((await conversations().find('51', eve.id))?.own.isUnread).toBe(true);

      await world.do((tx) => tx.conversations.markRead('50', bob.id, true));
      expect(await unseen()).toEqual([0, 0, 0]);
      await say('62', bob);
      expect(await unseen()).toEqual([1, 0, 0]);
      await world.do((tx) => tx.conversations.markRead('50', ada.id, true));
      await world.do((tx) => tx.conversations.markRead('50', ada.id, false));
      expect(await unseen()).toEqual([1, 0, 0]);
      const { own } = (await conversations().find('50', ada.id))!;
      expect([own.isUnread, own.lastMessageId]).toEqual([true, '62']);
    });

    test('are neither listed nor counted while none of their messages is seen', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      await begin('50', member(ada), member(bob));
      await begin('51', member(ada), member(bob), member(eve));
      await say('60', ada);
      await say('61', eve, { conversationId: '51' });
      await say('62', ada, { conversationId: '51' });
      const seen = async () => [
        await listOf(bob.id),
        await conversations().countUnseen(bob.id),
        (await world.store.users.ownCounts(bob.id)).unseenConversationCount,
      ];
      const ownOf = async (id: string) => (await conversations().find(id, bob.id))?.own;
      expect(await seen()).toEqual([['51', '50'], 2, 2]);
      await world.setState(ada, 'deactivated');
      expect(await seen()).toEqual([['51'], 1, 1]);
      expect(await ownOf('50')).toMatchObject({ isUnread: false, lastMessageId: null });
      expect(await ownOf('51')).toMatchObject({ isUnread: true, lastMessageId: '61', position: '62' });
      await world.setState(eve, 'deactivated');
      expect(await seen()).toEqual([[], 0, 0]);
      await world.setState(ada, 'active');
      expect(await seen()).toEqual([['51', '50'], 2, 2]);
    });

    test('show who has left only what comes when they are back', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await begin('50', member(ada), member(bob));
      await say('60', ada);
      await world.do((tx) => tx.conversations.setMember('50', member(bob, { state: 'left' })));
      await say('61', ada);
      expect([await listOf(bob.id), await conversations().countUnseen(bob.id)]).toEqual([[], 0]);
      await world.do((tx) => tx.conversations.setMember('50', member(bob)));
      expect([await listOf(bob.id), await conversations().countUnseen(bob.id)]).toEqual([[], 0]);
      await say('62', ada);
      expect(await listOf(bob.id)).toEqual(['50']);
      expect(await seenBy(bob)).toEqual(['62', '61']);
      expect(await seenBy(ada)).toEqual(['62', '61', '60']);
    });

    test('hide reported messages from their reporter alone', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await begin('50', member(ada), member(bob));
      await say('60', ada);
      await say('61', ada);
      const report: ReportRecord = {
        ...{ id: '70', reporterId: bob.id, ownerId: ada.id, objectType: 'message', objectId: '60' },
        ...{ title: '', reason: 'spam', text: '', state: 'open', createdAt: minute(3) },
        ...{ decidedAt: null, decisionText: null },
      };
      await world.do((tx) => tx.reports.insert(report));
      expect([await seenBy(bob), await seenBy(ada)]).toEqual([['61'], ['61', '60']]);
    });

    test('count how often a pin was sent', async () => {
      const ada = await world.person('ada');
      const bob = await world.person('bob');
      const pin = await world.pin(await world.board(ada));
      await begin('50', member(ada), member(bob));
      await say('60', ada, { pinId: pin.id });
      await say('61', bob, { pinId: pin.id });
      expect((await world.store.pins.find(pin.id))?.shareCount).toBe(2);
    });

    test('know of each recipient what the sender may do', async () => {
      const people = [];
      for (const name of ['ada', 'bob', 'cleo', 'dora', 'eve']) {
        people.push(await world.person(name, { allowMessagesFrom: 'nobody' }));
      }
      const [ada, bob, cleo, dora, eve] = people as [
        UserRecord,
        UserRecord,
        UserRecord,
        UserRecord,
        UserRecord,
      ];
      await world.follow(bob, ada);
      await world.do((tx) => tx.users.update(bob.id, { allowMessagesFrom: 'followed' }));
      await world.do((tx) => tx.blocks.block(cleo.id, ada.id, minute(1)));
      await world.do((tx) => tx.blocks.block(ada.id, dora.id, minute(1)));
      await world.setState(eve, 'deactivated');
      const found = await conversations().recipients(
        ada.id,
        [bob, cleo, dora, eve].map(({ id }) => id),
      );
      const known = { allowsMessagesFrom: 'nobody', followsSender: false, isBlocked: false };
      expect([...found].sort((one, other) => Number(one.userId) - Number(other.userId))).toEqual([
        { ...known, userId: bob.id, allowsMessagesFrom: 'followed', followsSender: true },
        { ...known, userId: cleo.id, isBlocked: true },
        { ...known, userId: dora.id, isBlocked: true },
      ]);
    });

    test('lose the person and the messages of a removed account', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      await begin('50', member(ada), member(bob), member(eve));
      await begin('51', member(ada), member(bob));
      await say('60', bob);
      await say('61', ada);
      await say('62', ada, { conversationId: '51' });
      await world.do(async (tx) => {
        while (await tx.accountRemoval.removePart(ada.id));
      });
      const left = await conversations().find('50', bob.id);
      expect(left?.members.map(({ userId }) => userId)).toEqual([bob.id, eve.id]);
      expect(left?.own).toMatchObject({ isUnread: false, lastMessageId: '60' });
      expect([await seenBy(bob), await seenBy(eve)]).toEqual([['60'], ['60']]);
      expect(await conversations().find('51', bob.id)).toBeUndefined();
      expect(await conversations().ofPeople([ada.id, bob.id])).toBeUndefined();
    });

    test('keep their newest messages', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await begin('50', member(ada), member(bob));
      for (const id of ['60', '61', '62', '63']) {
        await world.do((tx) => tx.conversations.addMessage(aMessage({ id, senderId: ada.id }), 2));
      }
      expect(await seenBy(bob)).toEqual(['63', '62']);
    });
  });
}
