import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireBoard } from '../../../../../wire/board.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { dataOf, outcomeOf, type Told } from '../../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { listed, outcome, readPin } from '../../support/organizing.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
/** Signed up first. */
let operator: Member;
let ann: Member;
let bob: Member;
let board: WireBoard;
let pin: WirePin;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  operator = await aMember(app, 'olga');
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  board = await makeBoard(bob, { name: 'Chairs' });
  pin = await makePin(bob, { title: 'A chair', board_id: board.id });
});
afterAll(() => app.close());

type WireReport = {
  readonly id: string;
  readonly title: string;
  readonly state: string;
  readonly reporter?: { readonly username: string };
};

const report = (options: object = {}, by: Member = ann): Promise<Told> =>
  by.browser.call('ReportResource', 'create', {
    object_type: 'pin',
    object_id: pin.id,
    reason: 'spam',
    ...options,
  });
const home = () => listed(ann, 'UserHomefeedResource', {});
const reports = async (of: Member, options: object = {}) =>
  succeeded<WireReport[]>(await of.browser.call('ReportsResource', 'get', options));
const decide = (report_id: string, action: string, by: Member = operator, text?: string) =>
  by.browser.call('ReportsResource', 'update', { report_id, action, text });

describe('a report', () => {
  test('of a pin is told back and takes the pin out of the reporter’s feeds', async () => {
    expect(dataOf(await report({ text: ' It is everywhere. ' }))).toEqual({
      id: expect.stringMatching(/^\d+$/) as unknown,
      object_type: 'pin',
      object_id: pin.id,
      title: 'A chair',
      reason: 'spam',
      text: 'It is everywhere.',
      state: 'open',
      created_at: expect.stringMatching(/\+0000$/) as unknown,
      decided_at: null,
      decision_text: null,
    });
    expect(await home()).toEqual([]);
    expect(await listed(bob, 'UserHomefeedResource', {})).toEqual([pin.id]);
    await ann.browser.send(`/v3/p2p/${pin.id}/unhide/`, { method: 'PUT' });
    expect(await home()).toEqual([pin.id]);
  });

  test('says what the thing was called then, also when it is gone or has another name', async () => {
    await report();
    await report({ object_type: 'board', object_id: board.id });
    await report({ object_type: 'user', object_id: bob.user.id });
    await bob.browser.call('BoardResource', 'update', { board_id: board.id, name: 'Tables' });
    await bob.browser.call('PinResource', 'delete', { id: pin.id });
    const titles = (await reports(ann)).map(({ title }) => title);
    expect(titles).toEqual(['bob', 'Chairs', 'A chair']);
  });

  test('of a person, or of a board, takes their pins out until they are followed', async () => {
    await report({ object_type: 'user', object_id: bob.user.id, reason: 'harassment' });
    expect(await home()).toEqual([]);
    await ann.browser.call('UserFollowResource', 'create', { user_id: bob.user.id });
    expect(await home()).toEqual([pin.id]);
    await report({ object_type: 'board', object_id: board.id, reason: 'copyright' });
    expect(await home()).toEqual([]);
    await ann.browser.call('BoardFollowResource', 'create', { board_id: board.id });
    expect(await home()).toEqual([pin.id]);
  });

  test('of the same thing waits until the first one is decided', async () => {
    const { id } = succeeded<WireReport>(await report());
    expect(outcomeOf(await report({ reason: 'hate' }))).toBe('409/17');
    expect(outcomeOf(await report({}, operator))).toBe('200');
    await decide(id, 'dismiss');
    expect(outcomeOf(await report())).toBe('200');
  });

  test('sent twice with the same key is one', async () => {
    const headers = { 'Idempotency-Key': 'once' };
    const send = () =>
      ann.browser.call(
        'ReportResource',
        'create',
        { object_type: 'pin', object_id: pin.id, reason: 'spam' },
        { headers },
      );
    const ids = [succeeded<WireReport>(await send()).id, succeeded<WireReport>(await send()).id];
    expect(ids[0]).toBe(ids[1]);
    expect(await reports(ann)).toHaveLength(1);
  });

  test.each([
    [{ object_type: 'pin' }, '404/50'],
    [{ object_type: 'board' }, '404/40'],
    [{ object_type: 'user' }, '404/30'],
    [{ object_type: 'comment' }, '404/70'],
    [{ object_type: 'message' }, '404/70'],
    [{ object_type: 'country' }, '400/1'],
    [{ object_type: '' }, '400/1'],
    [{ reason: 'dislike' }, '400/1'],
    [{ reason: null }, '400/1'],
    [{ text: 'x'.repeat(1001) }, '400/1'],
    [{ object_id: '' }, '400/1'],
    [{ object_id: '1;drop table reports' }, '400/1'],
    [{ object_id: '9999999999999999999' }, '404/50'],
  ])('%o is %s', async (options, expected) => {
    expect(outcomeOf(await report({ object_id: '4711', ...options }))).toBe(expected);
  });

  test('of a secret board or its pins is one of what is not there', async () => {
    const secret = await makeBoard(bob, { name: 'Surprise', privacy: 'secret' });
    const hidden = await makePin(bob, { title: 'Hidden', board_id: secret.id });
    expect(outcomeOf(await report({ object_id: hidden.id }))).toBe('404/50');
    expect(outcomeOf(await report({ object_type: 'board', object_id: secret.id }))).toBe('404/40');
  });

  test('of one’s own is refused, and visitors report nothing', async () => {
    expect(outcomeOf(await report({}, bob))).toBe('400/1');
    expect(outcomeOf(await report({ object_type: 'user', object_id: ann.user.id }))).toBe('400/1');
    const visitor = await app.browser().arrive();
    const options = { object_type: 'pin', object_id: pin.id, reason: 'spam' };
    expect(outcomeOf(await visitor.call('ReportResource', 'create', options))).toBe('401/2');
  });

  test('is seen by its reporter and by operators, who see the reporter, and by nobody else', async () => {
    const { id } = succeeded<WireReport>(await report());
    expect(await reports(ann)).toMatchObject([{ id, state: 'open' }]);
    expect((await reports(ann))[0]).not.toHaveProperty('reporter');
    expect(await reports(bob)).toEqual([]);
    expect(await reports(operator)).toMatchObject([{ id, reporter: { username: 'ann' } }]);
    expect(await reports(operator, { state: 'dismissed' })).toEqual([]);
    expect(JSON.stringify(await readPin(bob, pin.id))).not.toContain(ann.user.id);
  });

  test('comes in pages', async () => {
    await report();
    await report({ object_type: 'board', object_id: board.id });
    const first = await ann.browser.call('ReportsResource', 'get', { page_size: 1 });
    const bookmarks = first.body.resource?.options['bookmarks'];
    const second = await ann.browser.call('ReportsResource', 'get', { page_size: 1, bookmarks });
    expect(dataOf(first)).toMatchObject([{ object_type: 'board' }]);
    expect(dataOf(second)).toMatchObject([{ object_type: 'pin' }]);
    expect(second.body.resource?.options['bookmarks']).toEqual(['-end-']);
  });
});

describe('deciding a report', () => {
  const idOf = async (options: object = {}) => succeeded<WireReport>(await report(options)).id;

  test('is an operator’s business, once', async () => {
    const id = await idOf();
    expect(outcomeOf(await decide(id, 'dismiss', bob))).toBe('404/11');
    expect(dataOf(await decide(id, 'dismiss', operator, 'It is fine.'))).toMatchObject({
      id,
      state: 'dismissed',
      decided_at: expect.stringMatching(/\+0000$/) as unknown,
      decision_text: 'It is fine.',
      reporter: { username: 'ann' },
    });
    expect(await reports(ann)).toMatchObject([{ id, state: 'dismissed', decision_text: 'It is fine.' }]);
    expect(outcomeOf(await decide(id, 'remove'))).toBe('409/17');
    expect(outcomeOf(await decide('4711', 'dismiss'))).toBe('404/70');
    expect(outcomeOf(await decide(id, 'shout'))).toBe('400/1');
    expect(await outcome(ann, 'PinResource', 'get', { id: pin.id })).toBe('200');
  });

  test('may remove the pin or the board, but nobody’s account', async () => {
    const [pinReport, boardReport, userReport] = [
      await idOf(),
      await idOf({ object_type: 'board', object_id: board.id }),
      await idOf({ object_type: 'user', object_id: bob.user.id }),
    ];
    expect(dataOf(await decide(pinReport, 'remove'))).toMatchObject({ state: 'upheld' });
    expect(await outcome(bob, 'PinResource', 'get', { id: pin.id })).toBe('404/50');
    await decide(boardReport, 'remove');
    expect(await outcome(bob, 'BoardResource', 'get', { board_id: board.id })).toBe('404/40');
    expect(outcomeOf(await decide(userReport, 'remove'))).toBe('400/1');
  });

  test('leaves the board of quick saves where it is', async () => {
    const saved = await makePin(bob, { title: 'Quick' });
    const id = await idOf({ object_type: 'board', object_id: saved.board.id });
    expect(outcomeOf(await decide(id, 'remove'))).toBe('400/1');
  });

  test('may keep who owns the thing from doing more here, unless that is an operator', async () => {
    const id = await idOf();
    expect(dataOf(await decide(id, 'restrict_user'))).toMatchObject({ state: 'upheld' });
    expect(await outcome(bob, 'BoardResource', 'create', { name: 'More' })).toBe('403/12');
    const own = await idOf({ object_type: 'user', object_id: operator.user.id });
    expect(outcomeOf(await decide(own, 'restrict_user'))).toBe('400/1');
  });
});
