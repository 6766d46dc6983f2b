import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireBoard } from '../../../../../wire/board.ts';
import type { WireNewsBadge, WireNewsContent, WireNewsItem } from '../../../../../wire/news.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { dataOf, outcomeOf } from '../../core/small-browser.ts';
import { exportedFiles, exportedJson } from '../../support/exported.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let ann: Member;
let bob: Member;
let cleo: Member;
let board: WireBoard;
let pin: WirePin;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  cleo = await aMember(app, 'cleo');
  board = await makeBoard(bob, { name: 'Chairs' });
  pin = await makePin(bob, { title: 'A chair', board_id: board.id });
});
afterAll(() => app.close());

const call = async <T>(of: Member, name: string, action: string, options: object = {}): Promise<T> =>
  succeeded<T>(await of.browser.call(name, action, options));
const newsOf = (of: Member) => call<WireNewsItem[]>(of, 'NewsHubResource', 'get');
const headersOf = async (of: Member) => (await newsOf(of)).map(({ header_text }) => header_text);
const badgeOf = async (of: Member) =>
  (await call<WireNewsBadge>(of, 'NewsHubBadgeResource', 'get')).news_hub_count;
const save = (by: Member, options: object = {}) =>
  call<WirePin>(by, 'RepinResource', 'create', { pin_id: pin.id, ...options });
const follow = (by: Member, of: Member) => call(by, 'UserFollowResource', 'create', { user_id: of.user.id });
const send = (by: Member, method: string, path: string, fields: Record<string, string> = {}) =>
  by.browser.send(path, { method, body: new URLSearchParams(fields) });
const switchOff = (of: Member, category: string) =>
  call(of, 'NotificationSettingsResource', 'update', { [category]: { web: false } });

describe('news tell', () => {
  test('that somebody has saved, favorited or reacted to one’s pin, or follows one', async () => {
    await save(ann);
    await send(ann, 'POST', `/v3/pins/${pin.id}/favorite/`);
    await send(ann, 'PUT', `/v3/pins/${pin.id}/reactions/`, { reaction_type: '1' });
    await follow(ann, bob);
    expect(await headersOf(bob)).toEqual([
      'ann started following you',
      'ann reacted to your Pin',
      'ann favorited your Pin',
      'ann saved your Pin',
    ]);
    const [followed, , , saved] = await newsOf(bob);
    expect(followed).toMatchObject({
      type: 'news',
      category: 'follow',
      unread: true,
      last_updated_at: 'Mon, 15 Jun 2026 12:00:00 +0000',
      content_items: [{ type: 'user', username: 'ann' }],
      sender: { username: 'ann' },
      url: '/ann/',
    });
    expect(saved).toMatchObject({
      category: 'save',
      content_items: [
        { type: 'pin', id: pin.id, recommendation_reason: { reason: 'newsHub', reason_id: saved?.id } },
      ],
      url: `/pin/${pin.id}/`,
    });
    expect([await badgeOf(bob), await newsOf(ann), await newsOf(cleo)]).toEqual([4, [], []]);
    expect(await call(bob, 'UserResource', 'get')).toMatchObject({ unread_news_count: 4 });
  });

  test('that several pins were saved together', async () => {
    const other = await makePin(bob, { title: 'A lamp', board_id: board.id });
    const own = await makePin(ann, { title: 'Own' });
    const copies = await makeBoard(ann);
    const pin_ids = [pin.id, other.id, own.id];
    await call(ann, 'BulkEditResource', 'create', { pin_ids, board_id: copies.id });
    expect(await headersOf(bob)).toEqual(['ann saved your Pin', 'ann saved your Pin']);
    expect(await newsOf(ann)).toEqual([]);
  });

  test('of several people at once, in one’s language, and each only once a day', async () => {
    await save(ann);
    await call(bob, 'NewsHubResource', 'update', { all: true });
    const copy = await save(ann);
    await call(ann, 'PinResource', 'delete', { id: copy.id });
    await save(ann);
    await follow(ann, bob);
    await call(ann, 'UserFollowResource', 'delete', { user_id: bob.user.id });
    await follow(ann, bob);
    expect([await headersOf(bob), await badgeOf(bob)]).toEqual([
      ['ann started following you', 'ann saved your Pin'],
      1,
    ]);
    app.time += 1;
    await save(cleo);
    const headers = await headersOf(bob);
    expect(headers).toEqual(['cleo and 1 other saved your Pin', 'ann started following you']);
    await call(bob, 'UserSettingsResource', 'update', { locale: 'de' });
    expect(await headersOf(bob)).not.toEqual(headers);
    const [{ id: news_id } = { id: '' }] = await newsOf(bob);
    const details = await call<WireNewsContent[]>(bob, 'NewsHubDetailsResource', 'get', { news_id });
    expect(details).toMatchObject([{ id: pin.id }, { username: 'cleo' }, { username: 'ann' }]);
    app.time += DAY_MS;
    await save(ann);
    expect(await newsOf(bob)).toHaveLength(3);
  });

  test('that somebody has sent a message, as long as the conversation is there', async () => {
    await follow(bob, ann);
    const { id } = await call<{ id: string }>(ann, 'ConversationsResource', 'create', {
      user_ids: [bob.user.id],
      text: 'Hello',
    });
    expect(await newsOf(bob)).toMatchObject([
      {
        category: 'message',
        header_text: 'ann sent you a message',
        sender: { username: 'ann' },
        content_items: [],
        url: `/conversation/${id}`,
      },
    ]);
    expect(await call(bob, 'NewsHubBadgeResource', 'get')).toEqual({
      news_hub_count: 1,
      conversations_unseen_count: 1,
    });
    expect(await call(bob, 'UserResource', 'get')).toMatchObject({ unread_conversation_count: 1 });
    await call(bob, 'ConversationResource', 'delete', { conversation_id: id });
    expect([await newsOf(bob), await badgeOf(bob)]).toEqual([[], 0]);
  });

  test('what was decided about reports and appeals, without who has reported', async () => {
    const about = { object_type: 'pin', object_id: pin.id, reason: 'spam' };
    const { id: report_id } = await call<{ id: string }>(cleo, 'ReportResource', 'create', about);
    await call(ann, 'ReportsResource', 'update', { report_id, action: 'remove' });
    const appealed = { kind: 'pin', object_id: pin.id, text: 'It is a chair.' };
    const { id: appeal_id } = await call<{ id: string }>(bob, 'AppealResource', 'create', appealed);
    await call(ann, 'AppealResource', 'update', { appeal_id, action: 'reject' });
    expect(await newsOf(cleo)).toMatchObject([
      {
        category: 'report',
        header_text: 'We reviewed your report',
        content_items: [],
        sender: null,
        url: '/reports-and-violations/',
      },
    ]);
    expect(await newsOf(bob)).toMatchObject([
      { header_text: 'We decided on your appeal', url: '/reports-and-violations/?tab=decisions' },
      { header_text: 'We made a decision about your content or account', sender: null },
    ]);
  });
});

describe('nobody is told', () => {
  test('of own acts, of acts on secret boards and of categories that are switched off', async () => {
    await save(bob);
    const secret = await makeBoard(ann, { name: 'Surprise', privacy: 'secret' });
    await save(ann, { board_id: secret.id });
    await switchOff(bob, 'favorite');
    await send(ann, 'POST', `/v3/pins/${pin.id}/favorite/`);
    expect(await newsOf(bob)).toEqual([]);
  });

  test('of people whom they have blocked, or who have blocked them', async () => {
    await save(ann);
    await save(cleo);
    await call(bob, 'UserBlockResource', 'create', { blocked_user_id: cleo.user.id });
    expect(await headersOf(bob)).toEqual(['ann saved your Pin']);
    await call(ann, 'UserBlockResource', 'create', { blocked_user_id: bob.user.id });
    await send(ann, 'POST', `/v3/pins/${pin.id}/favorite/`);
    expect([await newsOf(bob), await badgeOf(bob)]).toEqual([[], 0]);
    await call(ann, 'UserBlockResource', 'delete', { blocked_user_id: bob.user.id });
    expect(await headersOf(bob)).toEqual(['ann saved your Pin']);
  });

  test('of a pin that is gone', async () => {
    await save(ann);
    await call(bob, 'PinResource', 'delete', { id: pin.id });
    expect([await newsOf(bob), await badgeOf(bob)]).toEqual([[], 0]);
  });
});

describe('one’s own news', () => {
  test('come in pages', async () => {
    const fans = [ann, cleo];
    for (let count = 0; count < 5; count += 1) {
      pin = await makePin(bob, { title: `Chair ${count}`, board_id: board.id });
      await save(fans[count % 2]!);
      app.time += 1;
    }
    const ids = (await newsOf(bob)).map(({ id }) => id);
    const read: string[] = [];
    let bookmarks: unknown;
    for (let page = 0; page < 3; page += 1) {
      const options = { page_size: 2, bookmarks };
      const told = await bob.browser.call(
        page === 1 ? 'NetworkStoriesResource' : 'NewsHubResource',
        'get',
        options,
      );
      read.push(...succeeded<WireNewsItem[]>(told).map(({ id }) => id));
      bookmarks = told.body.resource?.options['bookmarks'];
    }
    expect([read, bookmarks]).toEqual([ids, ['-end-']]);
  });

  test('are read one by one or all, by nobody else', async () => {
    await save(ann);
    await follow(ann, bob);
    const [followed, saved] = await newsOf(bob);
    const update = (by: Member, options: object) => by.browser.call('NewsHubResource', 'update', options);
    expect(outcomeOf(await update(ann, { news_ids: [saved!.id] }))).toBe('404/70');
    expect(outcomeOf(await update(bob, { news_ids: ['99'] }))).toBe('404/70');
    expect(outcomeOf(await update(bob, {}))).toBe('400/1');
    expect(await badgeOf(bob)).toBe(2);
    expect(dataOf(await update(bob, { news_ids: [saved!.id, '99'] }))).toEqual({ ok: true });
    expect((await newsOf(bob)).map(({ unread }) => unread)).toEqual([true, false]);
    await update(bob, { all: true });
    expect(await badgeOf(bob)).toBe(0);
    for (const news_id of [followed!.id, '99']) {
      const told = await ann.browser.call('NewsHubDetailsResource', 'get', { news_id });
      expect(outcomeOf(told)).toBe('404/70');
    }
  });

  test('of a pin are hidden and come back', async () => {
    await save(ann);
    await follow(ann, bob);
    const [followed, saved] = await newsOf(bob);
    const put = (by: Member, id: string | undefined, of: string, verb: string) =>
      send(by, 'PUT', `/v3/news_hub/${id}/pin/${of}/${verb}/`);
    expect(dataOf(await put(bob, saved?.id, pin.id, 'hide'))).toEqual({ pin_id: pin.id, hidden: true });
    expect(await headersOf(bob)).toEqual(['ann started following you']);
    expect(await badgeOf(bob)).toBe(1);
    expect(dataOf(await put(bob, saved?.id, pin.id, 'undo'))).toEqual({ pin_id: pin.id, hidden: false });
    expect(await newsOf(bob)).toHaveLength(2);
    const other = await makePin(bob, { title: 'Another' });
    expect(outcomeOf(await put(ann, saved?.id, pin.id, 'hide'))).toBe('404/70');
    expect(outcomeOf(await put(bob, saved?.id, other.id, 'hide'))).toBe('404/50');
    expect(outcomeOf(await put(bob, followed?.id, pin.id, 'hide'))).toBe('404/50');
  });

  test('are in the copy of one’s data', async () => {
    await save(ann);
    const [saved] = await newsOf(bob);
    expect(exportedJson(await exportedFiles(app, bob), 'news.json')).toEqual([
      {
        id: saved?.id,
        category: 'save',
        about_kind: 'pin',
        about_id: pin.id,
        username: 'ann',
        people: 1,
        is_unread: true,
        time: '2026-06-15T12:00:00.000Z',
      },
    ]);
  });

  test('need a login', async () => {
    for (const name of ['NewsHubResource', 'NewsHubBadgeResource', 'NewsHubDetailsResource']) {
      expect(outcomeOf(await app.browser().call(name, 'get', { news_id: '1' }))).toBe('401/2');
    }
  });
});
