import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireBoard } from '../../../../../wire/board.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { dataOf, outcomeOf, type Told } from '../../core/small-browser.ts';
import { aMember, makeBoard, makePin, type Member } from '../../support/member.ts';
import { listed, readPin } from '../../support/organizing.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let ann: Member;
let bob: Member;
let board: WireBoard;
let pin: WirePin;
let other: WirePin;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  board = await makeBoard(bob, { name: 'Chairs' });
  other = await makePin(bob, { title: 'Another chair', board_id: board.id });
  pin = await makePin(bob, { title: 'A chair', board_id: board.id });
});
afterAll(() => app.close());

const put = (path: string, fields: Record<string, string> = {}, by: Pick<Member, 'browser'> = ann) =>
  by.browser.send(path, { method: 'PUT', body: new URLSearchParams(fields) });
const say = (feedback_type: string, more: object = {}, by: Member = ann): Promise<Told> =>
  by.browser.call('PinFeedbackResource', 'update', { pin_id: pin.id, feedback_type, ...more });
const home = (of: Pick<Member, 'browser'> = ann) => listed(of, 'UserHomefeedResource', {});
const onBoard = (of: Pick<Member, 'browser'> = ann) =>
  listed(of, 'BoardFeedResource', { board_id: board.id, sort: 'newest' });
const ofBob = (of: Pick<Member, 'browser'> = ann) => listed(of, 'UserPinsResource', { username: 'bob' });

describe('a hidden pin', () => {
  test('leaves every feed of who hides it, of nobody else, until it is shown again', async () => {
    expect(dataOf(await put(`/v3/p2p/${pin.id}/hide/`))).toEqual({ pin_id: pin.id, hidden: true });
    expect([await home(), await onBoard(), await ofBob()]).toEqual([[other.id], [other.id], [other.id]]);
    expect(await home(bob)).toEqual([pin.id, other.id]);
    expect(await onBoard({ browser: app.browser() })).toEqual([pin.id, other.id]);
    expect(await readPin(ann, pin.id)).toMatchObject({ id: pin.id });
    expect(dataOf(await put(`/v3/p2p/${pin.id}/unhide/`))).toEqual({ pin_id: pin.id, hidden: false });
    expect([await home(), await onBoard()]).toEqual([
      [pin.id, other.id],
      [pin.id, other.id],
    ]);
  });

  test('stays on own boards', async () => {
    expect(outcomeOf(await put(`/v3/p2p/${pin.id}/hide/`, {}, bob))).toBe('200');
    expect([await onBoard(bob), await home(bob)]).toEqual([[pin.id, other.id], [other.id]]);
  });

  test('leaves followed feeds without ending them', async () => {
    await ann.browser.call('UserFollowResource', 'create', { user_id: bob.user.id });
    await put(`/v3/p2p/${pin.id}/hide/`);
    expect(await home()).toEqual([other.id]);
    const told = await ann.browser.call('UserHomefeedResource', 'get', { page_size: 1 });
    expect(told.body.resource?.options['bookmarks']).toEqual(['-end-']);
  });

  test('in search comes with what was searched for, which is told back', async () => {
    const fields = { query: 'oak chair', pin_type: 'product' };
    expect(dataOf(await put(`/v3/search/${pin.id}/hide/`, fields))).toEqual({
      pin_id: pin.id,
      hidden: true,
      query: 'oak chair',
    });
    expect(await home()).toEqual([other.id]);
    expect(dataOf(await put(`/v3/search/${pin.id}/unhide/`, fields))).toMatchObject({ hidden: false });
    expect(await home()).toEqual([pin.id, other.id]);
    expect(outcomeOf(await put(`/v3/search/${pin.id}/hide/`))).toBe('400/1');
    expect(outcomeOf(await put(`/v3/search/${pin.id}/hide/`, { query: 'x'.repeat(201) }))).toBe('400/1');
  });

  test('of news must be in one’s own news', async () => {
    for (const verb of ['hide', 'undo']) {
      const told = await put(`/v3/news_hub/12/pin/${pin.id}/${verb}/`);
      expect(outcomeOf(told)).toBe('404/70');
      expect(told.body.resource_response?.error?.extra_data).toMatchObject({ object: 'news' });
    }
  });

  test('must be there for who hides it', async () => {
    const secret = await makeBoard(bob, { name: 'Surprise', privacy: 'secret' });
    const hidden = await makePin(bob, { title: 'Hidden', board_id: secret.id });
    const paths = ['/v3/p2p/{pin}/hide/', '/v3/p2p/{pin}/unhide/', '/v3/search/{pin}/hide/'];
    for (const path of paths) {
      const answers = [];
      for (const id of [hidden.id, '4711', '9999999999999999999']) {
        answers.push(await put(path.replace('{pin}', id), { query: 'x' }));
      }
      expect(answers.map(outcomeOf)).toEqual(['404/50', '404/50', '404/50']);
      const visitor = { browser: await app.browser().arrive() };
      expect(outcomeOf(await put(path.replace('{pin}', pin.id), { query: 'x' }, visitor))).toBe('401/2');
    }
    expect(outcomeOf(await put('/v3/p2p/..%2Fx/hide/'))).toBe('400/1');
  });
});

describe('feedback', () => {
  test.each(['hide', 'report', 'not_relevant', 'repetitive'])('%s hides until it is undone', async (type) => {
    expect(dataOf(await say(type))).toEqual({ pin_id: pin.id, feedback_type: type, undone: false });
    expect(await home()).toEqual([other.id]);
    expect(dataOf(await say(type, { undo: true }))).toEqual({
      pin_id: pin.id,
      feedback_type: type,
      undone: true,
    });
    expect(await home()).toEqual([pin.id, other.id]);
  });

  test('unhide shows what was hidden', async () => {
    await say('hide');
    await say('unhide');
    expect(await home()).toEqual([pin.id, other.id]);
  });

  test('of other words is refused', async () => {
    for (const type of ['', 'like', 'HIDE', '1', '__proto__'])
      expect(outcomeOf(await say(type))).toBe('400/1');
    const told = await ann.browser.call('PinFeedbackResource', 'update', { feedback_type: 'hide' });
    expect(outcomeOf(told)).toBe('400/1');
  });

  test('unfollow ends following the pinner, and undoing begins it again', async () => {
    await ann.browser.call('UserFollowResource', 'create', { user_id: bob.user.id });
    const follows = async () => (await readPin(ann, pin.id)).pinner.explicitly_followed_by_me;
    expect(dataOf(await say('unfollow'))).toMatchObject({ feedback_type: 'unfollow', undone: false });
    expect(await follows()).toBe(false);
    expect(dataOf(await say('unfollow', { undo: true }))).toMatchObject({ undone: true });
    expect(await follows()).toBe(true);
    expect(await home()).toEqual([pin.id, other.id]);
  });

  test('unfollow ends following the board where the pinner is not followed', async () => {
    await ann.browser.call('BoardFollowResource', 'create', { board_id: board.id });
    const follows = async () => (await readPin(ann, pin.id)).board.followed_by_me;
    await say('unfollow');
    expect(await follows()).toBe(false);
    await say('unfollow', { undo: true });
    expect(await follows()).toBe(true);
  });

  test('undoing what was never unfollowed, or may be followed no more, follows nobody', async () => {
    const follows = async () => (await readPin(ann, pin.id)).pinner.explicitly_followed_by_me;
    await say('unfollow', { undo: true });
    expect(await follows()).toBe(false);
    await ann.browser.call('UserFollowResource', 'create', { user_id: bob.user.id });
    await say('unfollow');
    await bob.browser.call('UserBlockResource', 'create', { blocked_user_id: ann.user.id });
    await say('unfollow', { undo: true });
    expect(await follows()).toBe(false);
  });
});
