import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../../../src/domain/ids/ids.ts';
import type {
  WireAppeal,
  WireDecision,
  WireOwnDecision,
  WireReportGroup,
} from '../../../../../wire/moderation.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { dataOf, outcomeOf, type Told } from '../../core/small-browser.ts';
import { DAY_MS } from '../../core/site-times.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { outcome, readPin } from '../../support/organizing.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let day = 0;
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
  // What is known of removed pictures is asked for anew.
  day += 1;
  app.time += day * DAY_MS;
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
      reason: 'nudity',
      text: 'Look.',
      ...options,
    }),
  ).id;
const decide = (report_id: string, action: string, options: object = {}): Promise<Told> =>
  operator.browser.call('ReportsResource', 'update', { report_id, action, ...options });
const list = async <Item>(of: Member, name: string, options: object = {}) =>
  succeeded<Item[]>(await of.browser.call(name, 'get', options));
const queue = (options?: object) => list<WireReportGroup>(operator, 'ReportQueueResource', options);
const log = () => list<WireDecision>(operator, 'ModerationLogResource');
const violations = (of: Member = bob) => list<WireOwnDecision>(of, 'ViolationsResource');
const undo = (decision_id: string, by: Member = operator) =>
  by.browser.call('ModerationLogResource', 'update', { decision_id });
const appeal = (by: Member = bob, options: object = {}) =>
  by.browser.call('AppealResource', 'create', {
    kind: 'pin',
    object_id: pin.id,
    text: 'It is a chair.',
    ...options,
  });
const decideAppeal = (appeal_id: string, action: string) =>
  operator.browser.call('AppealResource', 'update', { appeal_id, action, text: 'Looked at it.' });
const removed = async (options: object = {}) => succeeded(await decide(await report(), 'remove', options));

describe('the queue', () => {
  test('has each reported thing once, with preview, reports and history, those that wait longest first', async () => {
    const other = await makePin(bob, { title: 'A table' });
    await report(ann, { object_id: other.id, reason: 'spam' });
    await report(ann, { object_type: 'user', object_id: bob.user.id, reason: 'hate' });
    const first = await report();
    await report(operator);
    await report(ann, { object_type: 'board', object_id: pin.board.id });
    const groups = await queue();
    expect(groups.map(({ object_type, report_count }) => [object_type, report_count])).toEqual([
      ['pin', 1],
      ['user', 1],
      ['pin', 2],
      ['board', 1],
    ]);
    expect(groups[2]).toMatchObject({
      object: { id: pin.id, title: 'A chair' },
      owner: { username: 'bob' },
      reports: [{ reporter: { username: 'olga' } }, { text: 'Look.', reporter: { username: 'ann' } }],
      history: [],
    });
    await decide(first, 'dismiss', { text: 'A chair is a chair.' });
    for (let more = 0; more < 11; more += 1) await report(await aMember(app, `reporter${more}`));
    expect((await queue()).at(-1)).toMatchObject({
      object_id: pin.id,
      report_count: 11,
      reports: expect.objectContaining({ length: 10 }) as unknown,
      history: [{ action: 'dismiss', text: 'A chair is a chair.', operator: { username: 'olga' } }],
    });
  });

  test('comes in pages, with few statements', async () => {
    for (const title of ['One', 'Two', 'Three'])
      await report(ann, { object_id: (await makePin(bob, { title })).id });
    await report(ann, { object_type: 'board', object_id: pin.board.id });
    const first = await operator.browser.call('ReportQueueResource', 'get', { page_size: 3 });
    const bookmarks = first.body.resource?.options['bookmarks'];
    const second = await operator.browser.call('ReportQueueResource', 'get', { page_size: 3, bookmarks });
    expect(dataOf(first)).toHaveLength(3);
    expect(dataOf(second)).toMatchObject([{ object_type: 'board' }]);
    expect(outcomeOf(await operator.browser.call('ReportQueueResource', 'get', { bookmarks: ['x'] }))).toBe(
      '400/5',
    );
  });

  test.each([
    ['ReportQueueResource', 'get'],
    ['ModerationLogResource', 'get'],
    ['AppealResource', 'get'],
    ['ModerationLogResource', 'update'],
    ['AppealResource', 'update'],
  ])('and what belongs to it is for operators only: %s %s', async (name, action) => {
    const options = { decision_id: '1', appeal_id: '1', action: 'grant' };
    const visitor = await app.browser().arrive();
    for (const other of [ann, bob]) expect(await outcome(other, name, action, options)).toBe('404/11');
    expect(await outcome({ browser: visitor }, name, action, options)).toBe('401/2');
  });
});

describe('a decision', () => {
  test('settles all reports about the thing, and is recorded: who, when, what and why', async () => {
    const ids = [await report(), await report(operator, { reason: 'spam' })];
    await decide(ids[0]!, 'remove', { text: 'Not here.' });
    expect(await queue()).toEqual([]);
    expect(outcomeOf(await decide(ids[1]!, 'dismiss'))).toBe('409/17');
    expect(await list(ann, 'ReportsResource')).toMatchObject([
      { state: 'upheld', decision_text: 'Not here.' },
    ]);
    expect(await log()).toMatchObject([
      {
        action: 'remove',
        object_type: 'pin',
        object_id: pin.id,
        title: 'A chair',
        reason: 'nudity',
        text: 'Not here.',
        operator: { username: 'olga' },
        owner: { username: 'bob' },
        can_undo: true,
      },
    ]);
  });

  test('of two operators at the same time counts once', async () => {
    const id = await report();
    const told = await Promise.all([
      decide(id, 'remove'),
      decide(id, 'dismiss'),
      decide(id, 'restrict_user'),
    ]);
    expect(told.map(outcomeOf).toSorted()).toEqual(['200', '409/17', '409/17']);
    expect(await log()).toHaveLength(1);
  });

  test('is undone once, by two operators at the same time', async () => {
    await removed();
    const [decision] = await log();
    const undone = await Promise.all([undo(decision!.id), undo(decision!.id)]);
    expect(undone.map(outcomeOf).toSorted()).toEqual(['200', '409/17']);
  });

  test('is told to the reporters and to the owner, who never learns who they are', async () => {
    for (const { user } of [ann, bob])
      await app.store.transaction((tx) => tx.users.update(toUserId(user.id), { emailVerified: true }));
    await removed({ text: 'Not here.' });
    const mails = (await app.deliverMails()).map(({ to, subject, text }) => ({ to, subject, text }));
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      expect.arrayContaining([
        ['ann@example.org', expect.stringContaining('We reviewed your report') as unknown],
        ['bob@example.org', expect.stringContaining('We removed something of yours') as unknown],
      ]),
    );
    const toBob = mails.find(({ to }) => to === 'bob@example.org')!;
    expect(toBob.text).toContain('A chair');
    expect(toBob.text).toContain('Reason: Nudity');
    expect(toBob.text).toContain('Not here.');
    const seenByBob = [
      toBob.text,
      JSON.stringify(await violations()),
      JSON.stringify(await list(bob, 'ReportsResource')),
    ];
    for (const text of seenByBob) {
      expect(text).not.toContain('ann');
      expect(text).not.toContain(ann.user.id);
    }
  });
});

describe('a restricted account', () => {
  test('reads, but changes nothing until the restriction is lifted', async () => {
    succeeded(await decide(await report(), 'restrict_user'));
    expect(await outcome(bob, 'BoardResource', 'create', { name: 'More' })).toBe('403/12');
    expect(await outcome(bob, 'PinResource', 'get', { id: pin.id })).toBe('200');
    const [decision] = await violations();
    expect(decision).toMatchObject({ action: 'restrict_user', appeal: null });
    expect(decision).not.toHaveProperty('operator');
    expect(outcomeOf(await undo(decision!.id, bob))).toBe('404/11');
    succeeded(await undo(decision!.id));
    expect(await outcome(bob, 'BoardResource', 'create', { name: 'More' })).toBe('200');
  });
});

describe('an appeal', () => {
  const open = () => list<WireAppeal>(operator, 'AppealResource');

  test('waits for an operator with its decision, and puts the pin back when it is granted', async () => {
    await removed();
    const { id } = succeeded<{ id: string }>(await appeal());
    expect(await open()).toMatchObject([
      {
        id,
        text: 'It is a chair.',
        user: { username: 'bob' },
        decision: { action: 'remove', title: 'A chair' },
      },
    ]);
    expect(dataOf(await decideAppeal(id, 'grant'))).toMatchObject({ state: 'upheld' });
    expect(await open()).toEqual([]);
    expect((await readPin(ann, pin.id)).id).toBe(pin.id);
    expect(outcomeOf(await decideAppeal(id, 'reject'))).toBe('409/17');
    expect(outcomeOf(await decideAppeal('4711', 'grant'))).toBe('404/70');
    expect(await violations()).toMatchObject([
      {
        undone_at: expect.any(String) as unknown,
        appeal: { state: 'upheld', decision_text: 'Looked at it.' },
      },
    ]);
    expect(outcomeOf(await appeal())).toBe('404/50');
  });

  test('is possible once for each decision', async () => {
    await removed();
    const { id } = succeeded<{ id: string }>(await appeal());
    expect(outcomeOf(await appeal())).toBe('409/17');
    succeeded(await decideAppeal(id, 'reject'));
    expect(outcomeOf(await appeal())).toBe('409/17');
    expect((await log()).map(({ action }) => action)).toEqual(['reject_appeal', 'remove']);
    const removal = (await log()).find(({ action }) => action === 'remove')!;
    succeeded(await undo(removal.id));
    app.time += 1000;
    await removed();
    expect(outcomeOf(await appeal())).toBe('200');
  });

  test('of a restricted account lifts the restriction when it is granted', async () => {
    succeeded(await decide(await report(), 'restrict_user'));
    const options = { kind: 'account', object_id: undefined };
    const { id } = succeeded<{ id: string }>(await appeal(bob, options));
    expect(outcomeOf(await appeal(bob, options))).toBe('409/17');
    succeeded(await decideAppeal(id, 'grant'));
    expect(await outcome(bob, 'BoardResource', 'create', { name: 'More' })).toBe('200');
    expect((await log()).map(({ action }) => action)).toEqual(['lift_restriction', 'restrict_user']);
  });
});
