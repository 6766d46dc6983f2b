import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../../../src/domain/ids/ids.ts';
import type { WireDecision, WireOwnDecision, WireReportGroup } from '../../../../../wire/moderation.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { dataOf, outcomeOf, type Told } from '../../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { outcome } from '../../support/organizing.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
/** Signed up first. */
let operator: Member;
let ann: Member;
let bob: Member;
let pin: WirePin;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  operator = await aMember(app, 'olga');
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  const board = await makeBoard(bob, { name: 'Chairs' });
  pin = await makePin(bob, { title: 'A chair', board_id: board.id });
});
afterAll(() => app.close());

const report = async (by: Member = ann, options: object = {}): Promise<string> =>
  succeeded<{ id: string }>(
    await by.browser.call('ReportResource', 'create', {
      object_type: 'pin',
      object_id: pin.id,
      reason: 'spam',
      ...options,
    }),
  ).id;
const decide = (report_id: string, action: string, options: object = {}): Promise<Told> =>
  operator.browser.call('ReportsResource', 'update', { report_id, action, ...options });
const queue = (options: object = {}) => operator.browser.call('ReportQueueResource', 'get', options);
const log = async () =>
  succeeded<WireDecision[]>(await operator.browser.call('ModerationLogResource', 'get', {}));

describe('a pin that its owner deletes before the decision', () => {
  test.each(['remove', 'dismiss', 'restrict_user'])('can still be decided about: %s', async (action) => {
    const id = await report();
    succeeded(await bob.browser.call('PinResource', 'delete', { id: pin.id }));
    expect(succeeded(await queue())).toMatchObject([
      { object_id: pin.id, object: null, is_gone: true, owner: { username: 'bob' }, report_count: 1 },
    ]);
    expect(outcomeOf(await decide(id, action))).toBe('200');
    expect(succeeded(await queue())).toEqual([]);
    expect(await log()).toMatchObject([{ action, title: '', owner: { username: 'bob' } }]);
  });
});

test('a report of somebody who is restricted or leaves is still decided about', async () => {
  const [id, boardReport] = [
    await report(),
    await report(ann, { object_type: 'board', object_id: pin.board.id }),
  ];
  const ofAnn = await report(bob, { object_type: 'user', object_id: ann.user.id });
  succeeded(await decide(ofAnn, 'restrict_user'));
  expect(await outcome(ann, 'ReportResource', 'create', { object_type: 'user' })).toBe('403/12');
  expect(succeeded(await queue())).toMatchObject([{ object_id: pin.id }, { object_type: 'board' }]);
  expect(outcomeOf(await decide(id, 'dismiss'))).toBe('200');
  await app.execute('delete from users where id = ?', [Number(ann.user.id)]);
  expect(outcomeOf(await decide(boardReport, 'dismiss'))).toBe('404/70');
  expect(succeeded(await queue())).toEqual([]);
});

test('a report stays when its reporter and the owner block each other', async () => {
  const id = await report();
  for (const [by, whom] of [
    [ann, bob],
    [bob, ann],
  ] as const)
    succeeded(await by.browser.call('UserBlockResource', 'create', { blocked_user_id: whom.user.id }));
  expect(succeeded(await queue())).toMatchObject([{ object_id: pin.id, report_count: 1 }]);
  succeeded(await decide(id, 'remove'));
  const told = await ann.browser.call('ReportsResource', 'get', {});
  expect(succeeded(told)).toMatchObject([{ state: 'upheld' }]);
});

test('the longest texts are stored, told and shown whole, and longer ones are refused', async () => {
  const text = 'é'.repeat(1000);
  const id = await report(ann, { text });
  expect(succeeded(await queue())).toMatchObject([{ reports: [{ text }] }]);
  expect(await outcome(ann, 'ReportResource', 'create', { text: `${text}!` })).toBe('400/1');
  expect(outcomeOf(await decide(id, 'dismiss', { text: `${text}!` }))).toBe('400/1');
  succeeded(await decide(id, 'remove', { text }));
  expect(await log()).toMatchObject([{ text }]);
});

describe('ten thousand reports', () => {
  /** Of as many people, about one pin or about one each. */
  const store = (objectOf: (number: number) => string) =>
    app.store.transaction(async (tx) => {
      for (let number = 0; number < 10_000; number += 1)
        await tx.reports.insert({
          id: String(1_000_000 + number),
          reporterId: toUserId(ann.user.id),
          ownerId: toUserId(bob.user.id),
          objectType: 'pin',
          objectId: objectOf(number),
          title: '',
          reason: 'spam',
          text: 'Look. '.repeat(100),
          state: 'open',
          createdAt: app.time,
          decidedAt: null,
          decisionText: null,
        });
    });

  test('about one pin are one entry with ten of them, and one decision', async () => {
    await store(() => pin.id);
    const answer = await queue();
    expect(succeeded<WireReportGroup[]>(answer)).toMatchObject([
      { report_count: 10_000, reports: { length: 10 } },
    ]);
    expect(answer.text.length).toBeLessThan(50_000);
    expect(outcomeOf(await decide('1000000', 'dismiss'))).toBe('200');
    expect(succeeded(await queue())).toEqual([]);
  });

  test('about as many pins are in pages, each once', async () => {
    await store((number) => String(5_000_000 + number));
    const seen = new Set<string>();
    let bookmarks: unknown;
    for (let pages = 0; pages < 4; pages += 1) {
      const answer = await queue({ page_size: 250, ...(bookmarks !== undefined && { bookmarks }) });
      for (const { object_id } of dataOf(answer) as WireReportGroup[]) seen.add(object_id);
      bookmarks = answer.body.resource?.options['bookmarks'];
    }
    const expected = Array.from({ length: seen.size }, (_, number) => String(5_000_000 + number));
    expect(seen.size).toBeGreaterThanOrEqual(100);
    expect([...seen]).toEqual(expected);
  });
});

describe('the decision that an appeal would be about', () => {
  const found = async (by: Member, options: object) =>
    succeeded<WireOwnDecision[]>(await by.browser.call('ViolationsResource', 'get', options));
  const ofPin = () => ({ kind: 'pin', object_id: pin.id });

  test('is read by the owner alone, with the appeal', async () => {
    expect(await found(bob, ofPin())).toEqual([]);
    succeeded(await decide(await report(), 'remove'));
    expect(await found(bob, ofPin())).toMatchObject([{ action: 'remove', title: 'A chair', appeal: null }]);
    succeeded(await bob.browser.call('AppealResource', 'create', { ...ofPin(), text: 'It is a chair.' }));
    expect(await found(bob, ofPin())).toMatchObject([{ appeal: { state: 'open', text: 'It is a chair.' } }]);
    for (const other of [ann, operator]) expect(await found(other, ofPin())).toEqual([]);
    expect(await found(bob, { kind: 'account' })).toEqual([]);
    expect(await outcome(bob, 'ViolationsResource', 'get', { kind: 'pin' })).toBe('400/1');
  });

  test('is the last restriction of the account', async () => {
    succeeded(await decide(await report(), 'restrict_user', { text: 'Enough.' }));
    expect(await found(bob, { kind: 'account' })).toMatchObject([
      { action: 'restrict_user', text: 'Enough.', appeal: null },
    ]);
  });
});

test('mails about a removed pin lead to its page', async () => {
  await app.store.transaction((tx) => tx.users.update(toUserId(bob.user.id), { emailVerified: true }));
  succeeded(await decide(await report(), 'remove'));
  const options = { kind: 'pin', object_id: pin.id, text: 'It is a chair.' };
  const { id } = succeeded<{ id: string }>(await bob.browser.call('AppealResource', 'create', options));
  succeeded(await operator.browser.call('AppealResource', 'update', { appeal_id: id, action: 'reject' }));
  const mails = (await app.deliverMails()).filter(({ to }) => to === 'bob@example.org');
  expect(mails).toHaveLength(2);
  for (const { text } of mails) expect(text).toContain(`/appealed-pin/${pin.id}/`);
});
