import { describe, expect, test } from 'vitest';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { HttpConversationGateway } from '../../../../src/adapters/http/people/http-conversation-gateway.ts';
import { toPinId, toUserId } from '../../../../src/domain/ids/ids.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { aWireConversation, aWireMessage } from '../../../builders/a-wire-conversation.ts';
import { aWirePin } from '../../../builders/a-wire-pin.ts';
import { WireServer } from '../../wire-server.ts';

const opened = (server: WireServer) => new HttpConversationGateway(new ResourceClient(server, () => 't0k'));

test('conversations are listed with their last message', async () => {
  const server = new WireServer().on('Conversations.get', aWireAnswer([aWireConversation()]));
  const page = await opened(server).list('request', 'p2');
  expect(page).toMatchObject({
    items: [{ id: '50', isUnread: true, status: 'request', lastMessage: { text: 'Hello' } }],
    bookmark: null,
  });
  expect(server.optionsOf('Conversations.get')).toEqual([{ status: 'request', bookmarks: ['p2'] }]);
});

describe('messages', () => {
  test('come with their pins, and name what cannot be seen', async () => {
    const pin = aWirePin({ id: '7' });
    const list = [aWireMessage({ pin }), aWireMessage({ id: '59', unavailable: 'board' })];
    const server = new WireServer().on('ConversationMessages.get', aWireAnswer(list));
    const page = await opened(server).messages('50', null);
    expect(page).toMatchObject({
      items: [
        { id: '60', pinId: '7', unavailable: null, createdAt: Date.UTC(2026, 8, 1, 1, 10, 33) },
        { id: '59', pinId: null, unavailable: 'board' },
      ],
      pins: [{ entityId: '7' }],
    });
  });

  test('of another conversation are not there, and a bookmark can be too old', async () => {
    const failing = (reason: 'object_not_found' | 'invalid_bookmark') =>
      opened(new WireServer().on('ConversationMessages.get', aWireFailure(reason))).messages('50', null);
    expect(await failing('object_not_found')).toBeUndefined();
    expect(await failing('invalid_bookmark')).toBe('expired');
  });

  test('are sent with a pin to people, or as a text in a conversation', async () => {
    const server = new WireServer()
      .on('Conversations.create', aWireAnswer(aWireConversation()))
      .on('ConversationMessages.create', aWireAnswer(aWireMessage()));
    const message = { text: 'Look', pinId: toPinId('7') };
    expect(await opened(server).begin([toUserId('12')], message)).toEqual({
      kind: 'sent',
      conversationId: '50',
    });
    expect(await opened(server).send('50', { text: 'Yes', pinId: null })).toEqual({ kind: 'sent' });
    expect(server.optionsOf('Conversations.create')).toEqual([{ user_ids: ['12'], text: 'Look', pin: '7' }]);
    expect(server.optionsOf('ConversationMessages.create')).toEqual([{ conversation_id: '50', text: 'Yes' }]);
  });

  test('that somebody does not take are refused in the words of the server', async () => {
    const message = 'You are not allowed to do that.';
    const server = new WireServer().on('ConversationMessages.create', aWireFailure('forbidden', { message }));
    expect(await opened(server).send('50', { text: 'x', pinId: null })).toMatchObject({
      kind: 'refused',
      message,
    });
  });
});

test.each([
  ['markRead', 'Conversation.update', { conversation_id: '50', read: true }],
  ['leave', 'Conversation.delete', { conversation_id: '50' }],
  ['accept', 'ContactRequestAccept.update', { contact_request: { id: '50' } }],
  ['ignore', 'ContactRequestIgnore.delete', { contact_request: { id: '50' } }],
] as const)('%s is told by %s', async (act, call, options) => {
  const server = new WireServer().on(call, aWireAnswer({ ok: true }));
  expect(await opened(server)[act]('50')).toEqual({ kind: 'done' });
  expect(server.optionsOf(call)).toEqual([options]);
});
