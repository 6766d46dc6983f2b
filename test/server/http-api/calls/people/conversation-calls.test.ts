import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireContactRequest, WireConversation, WireMessage } from '../../../../../wire/conversation.ts';
import type { WireNewsBadge } from '../../../../../wire/news.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import type { WireFullViewer, WireUser } from '../../../../../wire/user.ts';
import { outcomeOf, type Told } from '../../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let ann: Member;
let bob: Member;
let eve: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  eve = await aMember(app, 'eve');
  await bob.browser.call('UserFollowResource', 'create', { user_id: ann.user.id });
});
afterAll(() => app.close());

const begin = (by: Member, people: readonly Member[], content: object = { text: 'Hello' }): Promise<Told> =>
  by.browser.call('ConversationsResource', 'create', {
    user_ids: people.map(({ user }) => user.id),
    ...content,
  });
const begun = async (...args: Parameters<typeof begin>) => succeeded<WireConversation>(await begin(...args));
const say = (by: Member, id: string, content: object): Promise<Told> =>
  by.browser.call('ConversationMessagesResource', 'create', { conversation_id: id, ...content });
const read = (by: Member, id: string, page: object = {}): Promise<Told> =>
  by.browser.call('ConversationMessagesResource', 'get', { conversation_id: id, ...page });
const messages = async (by: Member, id: string) => succeeded<WireMessage[]>(await read(by, id));
const texts = async (by: Member, id: string) => (await messages(by, id)).map(({ text }) => text);
const list = async (by: Member, status?: string) =>
  succeeded<WireConversation[]>(await by.browser.call('ConversationsResource', 'get', { status }));
const requests = async (by: Member) =>
  succeeded<WireContactRequest[]>(await by.browser.call('ContactRequestsResource', 'get', {}));
const answer = (by: Member, how: 'accept' | 'ignore', id: unknown): Promise<Told> =>
  how === 'accept'
    ? by.browser.call('ContactRequestAcceptResource', 'update', { contact_request: id })
    : by.browser.call('ContactRequestIgnoreResource', 'delete', { contact_request: id });

describe('a conversation', () => {
  test('reaches people who follow the sender at once, and is used again', async () => {
    const pin = await makePin(ann, { title: 'A chair' });
    const first = await begun(ann, [bob], { text: 'For you', pin: pin.id });
    expect(first).toMatchObject({ type: 'conversation', unread: false, status: 'active' });
    expect(first.users.map(({ username }) => username)).toEqual(['ann', 'bob']);
    const [seen] = await list(bob);
    expect(seen).toMatchObject({ id: first.id, unread: true, status: 'active' });
    expect(seen?.last_message).toMatchObject({
      type: 'message',
      conversation_id: first.id,
      text: 'For you',
      sender: { username: 'ann' },
      pin: { id: pin.id, title: 'A chair' },
      board: null,
      user: null,
      unavailable: null,
    });
    expect((await begun(bob, [ann], { text: 'Thanks' })).id).toBe(first.id);
    expect(await texts(ann, first.id)).toEqual(['Thanks', 'For you']);
    const shared = succeeded<WirePin>(await ann.browser.call('PinResource', 'get', { id: pin.id }));
    expect(shared.share_count).toBe(1);
  });

  test('has marks of its people that are their own', async () => {
    const { id } = await begun(ann, [bob]);
    const mark = async (isRead: boolean) =>
      succeeded<WireConversation>(
        await bob.browser.call('ConversationResource', 'update', { conversation_id: id, read: isRead }),
      ).unread;
    const unseen = async () => [
      succeeded<WireNewsBadge>(await bob.browser.call('NewsHubBadgeResource', 'get'))
        .conversations_unseen_count,
      succeeded<WireFullViewer>(await bob.browser.call('UserResource', 'get')).unread_conversation_count,
    ];
    expect(await unseen()).toEqual([1, 1]);
    expect(await mark(true)).toBe(false);
    expect(await unseen()).toEqual([0, 0]);
    expect(await mark(false)).toBe(true);
    expect((await list(ann))[0]?.unread).toBe(false);
    await say(bob, id, { text: 'Hi' });
    expect([(await list(ann))[0]?.unread, (await list(bob))[0]?.unread]).toEqual([true, false]);
  });

  test('that is read takes the news about it with it', async () => {
    const news = async (of: Member) =>
      succeeded<WireNewsBadge>(await of.browser.call('NewsHubBadgeResource', 'get')).news_hub_count;
    const { id } = await begun(ann, [bob]);
    expect(await news(bob)).toBe(1);
    await bob.browser.call('ConversationResource', 'update', { conversation_id: id, read: true });
    expect(await news(bob)).toBe(0);
  });

  test('shows messages by pages', async () => {
    const { id } = await begun(ann, [bob], { text: '1' });
    for (const text of ['2', '3']) await say(bob, id, { text });
    const first = await read(ann, id, { page_size: 2 });
    expect(succeeded<WireMessage[]>(first).map(({ text }) => text)).toEqual(['3', '2']);
    const bookmarks = [first.body.resource_response?.bookmark];
    const rest = await read(ann, id, { page_size: 2, bookmarks });
    expect(succeeded<WireMessage[]>(rest).map(({ text }) => text)).toEqual(['1']);
    expect(rest.body.resource_response).not.toHaveProperty('bookmark');
    expect(outcomeOf(await read(ann, id, { bookmarks: ['nonsense'] }))).toBe('400/5');
  });

  test('is left without telling anybody, and begins anew without its past', async () => {
    const { id } = await begun(ann, [bob], { text: 'Old' });
    const leave = () => bob.browser.call('ConversationResource', 'delete', { conversation_id: id });
    expect([outcomeOf(await leave()), outcomeOf(await leave())]).toEqual(['200', '404/70']);
    expect([await list(bob), outcomeOf(await read(bob, id))]).toEqual([[], '404/70']);
    expect((await list(ann))[0]?.users).toHaveLength(2);
    await say(ann, id, { text: 'New' });
    expect(await texts(bob, id)).toEqual(['New']);
    expect(await texts(ann, id)).toEqual(['New', 'Old']);
  });

  test('of several people is another one than those of two of them', async () => {
    const pair = await begun(ann, [bob]);
    const group = await begun(ann, [bob, eve], { text: 'All' });
    expect(group.id).not.toBe(pair.id);
    await bob.browser.call('ConversationResource', 'delete', { conversation_id: group.id });
    await say(ann, group.id, { text: 'Without Bob' });
    expect(outcomeOf(await read(bob, group.id))).toBe('404/70');
    expect(await texts(eve, group.id)).toEqual(['Without Bob', 'All']);
  });
});

describe('a contact request', () => {
  test('is what people get who do not follow the sender, and is accepted', async () => {
    const { id } = await begun(ann, [eve]);
    const [request] = await requests(eve);
    expect(request).toMatchObject({
      id,
      type: 'contactrequest',
      sender: { username: 'ann' },
      conversation: { id, status: 'request', last_message: { text: 'Hello' } },
    });
    expect(await app.store.conversations.countUnseen(eve.user.id as never)).toBe(0);
    expect(await app.store.news.unreadCount(eve.user.id as never)).toBe(0);
    expect([await list(eve, 'active'), (await list(eve, 'request')).length]).toEqual([[], 1]);
    expect(outcomeOf(await answer(eve, 'accept', { id }))).toBe('200');
    expect([await requests(eve), (await list(eve, 'active')).map((each) => each.id)]).toEqual([[], [id]]);
    expect(outcomeOf(await answer(eve, 'accept', id))).toBe('409/17');
  });

  test('is accepted by an answer', async () => {
    const { id } = await begun(ann, [eve]);
    await say(eve, id, { text: 'Hi' });
    expect((await list(eve, 'active')).map((each) => each.id)).toEqual([id]);
    expect(outcomeOf(await answer(eve, 'ignore', id))).toBe('409/17');
  });

  test('is ignored for good, and its sender does not learn of it', async () => {
    const { id } = await begun(ann, [eve]);
    expect(outcomeOf(await answer(eve, 'ignore', JSON.stringify({ id })))).toBe('200');
    expect(outcomeOf(await say(ann, id, { text: 'Hello?' }))).toBe('200');
    await begun(ann, [eve], { text: 'Please' });
    expect([await requests(eve), await list(eve), outcomeOf(await read(eve, id))]).toEqual([
      [],
      [],
      '404/70',
    ]);
    await begun(eve, [ann], { text: 'Well' });
    expect((await list(eve, 'active')).map((each) => each.id)).toEqual([id]);
  });

  test('of somebody else is not found', async () => {
    const { id } = await begun(ann, [eve]);
    for (const how of ['accept', 'ignore'] as const) {
      expect(outcomeOf(await answer(bob, how, id))).toBe('404/70');
      expect(outcomeOf(await answer(ann, how, id))).toBe('404/70');
      expect(outcomeOf(await answer(eve, how, { id: 'x' }))).toBe('400/1');
    }
  });
});

describe('nobody else', () => {
  test('reads, changes or writes in a conversation', async () => {
    const { id } = await begun(ann, [bob]);
    const named = { conversation_id: id };
    const calls = (by: { call: Member['browser']['call'] }) => [
      by.call('ConversationResource', 'get', named),
      by.call('ConversationResource', 'update', { ...named, read: true }),
      by.call('ConversationResource', 'delete', named),
      by.call('ConversationMessagesResource', 'get', named),
      by.call('ConversationMessagesResource', 'create', { ...named, text: 'Me too' }),
    ];
    expect((await Promise.all(calls(eve.browser))).map(outcomeOf)).toEqual(Array(5).fill('404/70'));
    const visitor = await Promise.all(calls(app.browser()));
    expect(visitor.map(outcomeOf)).toEqual(expect.not.arrayContaining(['200']));
    expect(await texts(ann, id)).toEqual(['Hello']);
  });

  test('sees pins and boards of secret boards that were sent', async () => {
    const secret = await makeBoard(ann, { name: 'Secret', privacy: 'secret' });
    const pin = await makePin(ann, { title: 'Secret chair', board_id: secret.id });
    const { id } = await begun(ann, [bob], { pin: pin.id });
    await say(ann, id, { board: secret.id });
    const told = await read(bob, id);
    const seen = succeeded<WireMessage[]>(told);
    expect(seen.map((each) => [each.pin, each.board, each.unavailable])).toEqual([
      [null, null, 'board'],
      [null, null, 'pin'],
    ]);
    expect(JSON.stringify(told.body)).not.toMatch(/secret/i);
    expect((await messages(ann, id)).map((each) => [each.pin?.id, each.board?.id])).toEqual([
      [undefined, secret.id],
      [pin.id, undefined],
    ]);
    expect(outcomeOf(await bob.browser.call('PinResource', 'get', { id: pin.id }))).toBe('404/50');
    expect(outcomeOf(await say(bob, id, { pin: pin.id }))).toBe('404/50');
    expect(outcomeOf(await say(bob, id, { board: secret.id }))).toBe('404/40');
    expect(outcomeOf(await begin(bob, [ann], { pin: pin.id }))).toBe('404/50');
  });
});

describe('a message is refused', () => {
  test('by people who take none, or only of those whom they follow', async () => {
    const allow = (by: Member, allow_messages_from: string) =>
      by.browser.call('UserSettingsResource', 'update', { allow_messages_from });
    const offered = async (whom: Member) =>
      succeeded<WireUser>(await ann.browser.call('UserResource', 'get', { user_id: whom.user.id }))
        .should_show_messaging;
    expect(await offered(eve)).toBe(true);
    await allow(eve, 'followed');
    await allow(bob, 'followed');
    expect([await offered(eve), await offered(bob)]).toEqual([false, true]);
    const offeredIn = async (name: string, options: object) => {
      const data = succeeded<WireUser[] | { results: WireUser[] }>(
        await ann.browser.call(name, 'get', options),
      );
      const listed = Array.isArray(data) ? data : data.results;
      return listed.map((each) => [each.username, each.should_show_messaging]);
    };
    await ann.browser.call('UserFollowResource', 'create', { user_id: eve.user.id });
    expect(await offeredIn('UserFollowersResource', { username: 'ann' })).toEqual([['bob', true]]);
    expect(await offeredIn('UserFollowingResource', { username: 'ann' })).toEqual([['eve', false]]);
    expect(await offeredIn('BaseSearchResource', { query: 'bob', scope: 'users' })).toEqual([['bob', true]]);
    expect(outcomeOf(await begin(ann, [eve]))).toBe('403/7');
    expect(outcomeOf(await begin(ann, [bob]))).toBe('200');
    await allow(eve, 'nobody');
    expect(outcomeOf(await begin(ann, [bob, eve]))).toBe('403/7');
    const { id } = await begun(eve, [ann]);
    expect(outcomeOf(await say(ann, id, { text: 'You asked' }))).toBe('200');
  });

  test('without content, to nobody, to oneself, and in wrong shapes', async () => {
    const { id } = await begun(ann, [bob]);
    const send = (options: object) => ann.browser.call('ConversationsResource', 'create', options);
    const user_ids = [bob.user.id];
    const told = [
      await say(ann, id, {}),
      await say(ann, id, { text: ' \u200b ' }),
      await say(ann, id, { text: 'x'.repeat(501) }),
      await say(ann, id, { text: 'x', pin: 'abc' }),
      await say(ann, id, { pin: '1', board: '2' }),
      await send({ text: 'x' }),
      await send({ user_ids: [ann.user.id], text: 'x' }),
      await send({ user_ids: Array.from({ length: 11 }, (_each, at) => String(at + 1)), text: 'x' }),
      await send({ user_ids: ['1 or 1=1'], text: 'x' }),
      await send({ user_ids, emails: ['a@example.org'], text: 'x' }),
    ];
    expect(told.map(outcomeOf)).toEqual(Array(told.length).fill('400/1'));
    const missing = [
      await send({ user_ids: [...user_ids, '99'], text: 'x' }),
      await send({ user_ids, pin: '99' }),
      await send({ user_ids, board: '99' }),
      await say(ann, '99', { text: 'x' }),
      await say(ann, `0${id}`, { text: 'x' }),
    ];
    expect(missing.map(outcomeOf)).toEqual(['404/30', '404/50', '404/40', '404/70', '404/70']);
    expect(outcomeOf(await say(ann, id, { text: '👩‍👩‍👧'.repeat(500) }))).toBe('200');
    expect(await texts(bob, id)).toHaveLength(2);
  });
});
