// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireConversation, aWireMessage } from '../../builders/a-wire-conversation.ts';
import { aWireUserShort } from '../../builders/a-wire-user.ts';
import { hasDrafts } from '../../../src/ui/forms/use-draft.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ann = aWireUserShort({ id: '11', username: 'ann', full_name: 'Ann' });
const bob = aWireUserShort({ id: '12', username: 'bob', full_name: 'Bob' });
const eve = aWireUserShort({ id: '13', username: 'eve', full_name: 'Eve' });

function open(fields: object = {}) {
  const conversation = aWireConversation({ users: [ann, bob], status: 'active', ...fields });
  const server = new WireServer()
    .on('Conversations.get', ({ status }) => aWireAnswer(status === 'active' ? [conversation] : []))
    .on('Conversation.get', aWireAnswer(conversation))
    .on('Conversation.update', aWireAnswer({ ...conversation, unread: false }))
    .on('ConversationMessages.get', aWireAnswer([aWireMessage({ sender: bob })]));
  const viewer = aViewer({ entityId: toUserId('11'), username: 'ann', unreadConversationCount: 1 });
  return openApp({ at: '/conversation/50/', server, viewer });
}
const field = () => screen.findByRole('textbox', { name: 'Message' });

test('a conversation that was left is shown no more', async () => {
  const { address, goTo, server, user } = open();
  await field();
  server.on('Conversation.delete', aWireAnswer({ ok: true }));
  await user.click(screen.getByRole('button', { name: 'More options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Leave conversation' }));
  await user.click(await screen.findByRole('button', { name: 'Leave conversation' }));
  await waitFor(() => expect(address()).not.toContain('50'));
  server
    .on('Conversation.get', () => new Promise(() => undefined))
    .on('ConversationMessages.get', () => new Promise(() => undefined));
  goTo('/conversation/50/');
  expect(screen.queryByRole('log')).toBeNull();
});

test('a request that was answered in another window is asked about no more', async () => {
  const { server, user } = open({ status: 'request' });
  await field();
  server
    .on('ContactRequestAccept.update', aWireFailure('conflict'))
    .on('Conversation.get', aWireFailure('object_not_found'))
    .on('ConversationMessages.get', aWireFailure('object_not_found'));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
  expect(screen.queryByRole('log')).toBeNull();
});

test('what is typed while a message is on its way is kept', async () => {
  const { server, user } = open();
  let answer: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => (answer = resolve));
  server.on('ConversationMessages.create', () => sent.then(() => aWireAnswer(aWireMessage())));
  await user.type(await field(), 'First{Enter}');
  await user.type(await field(), ' and more');
  await act(async () => answer());
  await waitFor(() => expect(server.optionsOf('ConversationMessages.get').length).toBeGreaterThan(1));
  expect(await field()).toHaveProperty('value', 'First and more');
});

test('a message that is not sent yet is kept on other pages, for each conversation', async () => {
  const { goTo, server, user } = open();
  await user.type(await field(), 'Half a');
  goTo('/conversation/51/');
  await waitFor(() => expect(server.optionsOf('Conversation.get').length).toBeGreaterThan(1));
  await waitFor(async () => expect(await field()).toHaveProperty('value', ''));
  goTo('/today/');
  goTo('/conversation/50/');
  await waitFor(async () => expect(await field()).toHaveProperty('value', 'Half a'));
  server.on('ConversationMessages.create', aWireAnswer(aWireMessage()));
  await user.type(await field(), ' message{Enter}');
  await waitFor(async () => expect(await field()).toHaveProperty('value', ''));
  expect(server.optionsOf('ConversationMessages.create')).toMatchObject([{ text: 'Half a message' }]);
  goTo('/today/');
  goTo('/conversation/50/');
  expect(await field()).toHaveProperty('value', '');
});

test('a message that is not sent yet goes with its conversation', async () => {
  const { server, stores, user } = open();
  await user.type(await field(), 'Half a');
  expect(hasDrafts(stores.pageData)).toBe(true);
  server.on('Conversation.delete', aWireAnswer({ ok: true }));
  await user.click(screen.getByRole('button', { name: 'More options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Leave conversation' }));
  await user.click(await screen.findByRole('button', { name: 'Leave conversation' }));
  await waitFor(() => expect(hasDrafts(stores.pageData)).toBe(false));
});

test.each([
  ['the next one', ['61', '62'], 'Two'],
  ['the one before', ['62', '61'], 'Two'],
])('a reported message gives the focus to %s', async (_place, ids, rest) => {
  const texts: Readonly<Record<string, string>> = { '61': 'One', '62': 'Two' };
  const { server, user } = open();
  let isReported = false;
  const messages = ids.map((id) => aWireMessage({ id, sender: bob, text: texts[id]! })).toReversed();
  server
    .on('ConversationMessages.get', () =>
      aWireAnswer(messages.filter(({ id }) => !isReported || id === '62')),
    )
    .on('Report.create', () => {
      isReported = true;
      return aWireAnswer({ id: '71' });
    });
  await user.click(within((await screen.findByText('One')).closest('li')!).getByRole('button'));
  await user.click(await screen.findByRole('radio', { name: /^Spam/ }));
  await user.click(screen.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(screen.queryByText('One')).toBeNull());
  expect(document.activeElement).toBe(screen.getByText(rest).closest('li'));
});

test('a conversation that was opened in the background is read when it is looked at', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { server } = open();
  await field();
  expect(server.optionsOf('Conversation.update')).toEqual([]);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() =>
    expect(server.optionsOf('Conversation.update')).toEqual([{ conversation_id: '50', read: true }]),
  );
});

test('nobody can be written to when all others are gone', async () => {
  open({ users: [ann], unread: false });
  await screen.findByRole('log');
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
});

test('the title of the page names the people', async () => {
  open();
  await waitFor(() => expect(document.title).toMatch(/^Messages with Bob\b/));
  cleanup();
  open({ users: [ann, bob, eve] });
  await waitFor(() => expect(document.title).toMatch(/^Messages with Bob and 1 other\b/));
});

test('a request names who asks, or all people of a group', async () => {
  open({ status: 'request' });
  await screen.findByText(/^Bob wants to message you\./);
  cleanup();
  open({ status: 'request', users: [ann, bob, eve] });
  await screen.findByText(/^You were added to a conversation with Bob and Eve\./);
});

test('without conversations the page shows how to start one', async () => {
  const server = new WireServer().on('Conversations.get', aWireAnswer([]));
  openApp({ at: '/conversations/', server, viewer: aViewer() });
  await screen.findByRole('heading', { name: 'No messages yet' });
  expect(screen.getByRole('link', { name: 'Explore ideas' }).getAttribute('href')).toBe('/ideas');
  expect(screen.queryByText('Choose a conversation to read it here.')).toBeNull();
});
