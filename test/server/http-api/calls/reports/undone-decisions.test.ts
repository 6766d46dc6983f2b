import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../../../src/domain/ids/ids.ts';
import type { WireConversation, WireMessage } from '../../../../../wire/conversation.ts';
import type { WireAppeal, WireDecision, WireOwnDecision } from '../../../../../wire/moderation.ts';
import type { WireReport } from '../../../../../wire/report.ts';
import { dataOf, outcomeOf } from '../../core/small-browser.ts';
import { aMember, makePin, succeeded, type Member } from '../../support/member.ts';
import { outcome, savePin } from '../../support/organizing.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
/** Signed up first. */
let operator: Member;
let ann: Member;
let bob: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  operator = await aMember(app, 'olga');
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
});
afterAll(() => app.close());

const list = async <Item>(of: Member, name: string) =>
  succeeded<Item[]>(await of.browser.call(name, 'get', {}));
const log = () => list<WireDecision>(operator, 'ModerationLogResource');
const openAppeals = () => list<WireAppeal>(operator, 'AppealResource');
const violations = () => list<WireOwnDecision>(bob, 'ViolationsResource');
const reports = async () => (await list<WireReport>(ann, 'ReportsResource')).toReversed();
const undo = (decision_id: string, text = '') =>
  operator.browser.call('ModerationLogResource', 'update', { decision_id, text });
const appeal = (options: object) =>
  bob.browser.call('AppealResource', 'create', { text: 'Think again.', ...options });

/** Ann reports something, and the operator decides. */
async function decided(object_type: string, object_id: string, action: string, options: object = {}) {
  const report = { object_type, object_id, reason: 'spam' };
  const { id } = succeeded<{ id: string }>(await ann.browser.call('ReportResource', 'create', report));
  app.time += 1000;
  const decision = { report_id: id, action, text: 'Not here.', ...options };
  succeeded(await operator.browser.call('ReportsResource', 'update', decision));
  return (await log())[0]!;
}

describe('a message', () => {
  let conversation: string;
  let message: string;
  beforeEach(async () => {
    const content = { user_ids: [ann.user.id], text: 'Buy this' };
    conversation = succeeded<WireConversation>(
      await bob.browser.call('ConversationsResource', 'create', content),
    ).id;
    message = (await messages(bob))[0]!.id;
  });
  const messages = async (by: Member) =>
    succeeded<WireMessage[]>(
      await by.browser.call('ConversationMessagesResource', 'get', { conversation_id: conversation }),
    );
  const texts = async (by: Member) => (await messages(by)).map(({ text }) => text);

  test('that was removed comes back in its place when its sender’s appeal is granted', async () => {
    await bob.browser.call('ConversationMessagesResource', 'create', {
      conversation_id: conversation,
      text: 'Please',
    });
    const decision = await decided('message', message, 'remove');
    expect(decision).toMatchObject({ title: 'Buy this', can_undo: true });
    expect(await texts(bob)).toEqual(['Please']);
    const { id } = succeeded<{ id: string }>(await appeal({ kind: 'message', object_id: message }));
    expect(outcomeOf(await appeal({ kind: 'message', object_id: message }))).toBe('409/17');
    expect(await openAppeals()).toMatchObject([{ kind: 'message', decision: { title: 'Buy this' } }]);
    succeeded(
      await operator.browser.call('AppealResource', 'update', {
        ...{ appeal_id: id, action: 'grant', text: 'It is fine.' },
      }),
    );
    expect(await texts(bob)).toEqual(['Please', 'Buy this']);
    expect(await openAppeals()).toEqual([]);
    expect(await violations()).toMatchObject([{ undone_text: 'It is fine.', appeal: { state: 'upheld' } }]);
    // The reporter does not see it again.
    expect(await texts(ann)).toEqual(['Please']);
  });

  test('may be appealed by its sender alone, and says so in the log when the appeal is rejected', async () => {
    expect(outcomeOf(await appeal({ kind: 'message', object_id: message }))).toBe('404/70');
    await decided('message', message, 'remove');
    expect(outcomeOf(await appeal({ kind: 'message' }))).toBe('400/1');
    const foreign = { kind: 'message', object_id: message, text: 'No.' };
    expect(await outcome(ann, 'AppealResource', 'create', foreign)).toBe('404/70');
    const { id } = succeeded<{ id: string }>(await appeal({ kind: 'message', object_id: message }));
    succeeded(await operator.browser.call('AppealResource', 'update', { appeal_id: id, action: 'reject' }));
    expect((await log())[0]).toMatchObject({ action: 'reject_appeal', object_type: 'message' });
    expect(await texts(bob)).toEqual([]);
  });

  test('is told of by mail, with and without words', async () => {
    await app.store.transaction((tx) => tx.users.update(toUserId(bob.user.id), { emailVerified: true }));
    const pin = await makePin(bob, { title: 'A chair' });
    await bob.browser.call('ConversationMessagesResource', 'create', {
      ...{ conversation_id: conversation, text: '', pin: pin.id },
    });
    const [wordless] = await messages(bob);
    for (const id of [message, wordless!.id]) await undo((await decided('message', id, 'remove')).id);
    const mails = (await app.deliverMails()).filter(({ to }) => to === 'bob@example.org');
    const told = mails.map(({ subject, text }) => `${subject}: ${text}`).join('\n');
    expect(told).toContain('we removed your message “Buy this”');
    expect(told).toContain('we removed one of your messages');
    expect(told).toContain('We restored your message');
    expect(told).toContain('Your message “Buy this” is visible again');
    expect(told).toContain('Your message is visible again');
    expect(told).not.toMatch(/your pin|of your pins/);
  });
});

describe('what was decided and is taken back', () => {
  test('grants the open appeal against a restriction, and its note is told to the restricted person', async () => {
    const decision = await decided('user', bob.user.id, 'restrict_user');
    succeeded(await appeal({ kind: 'account' }));
    app.time += 1000;
    succeeded(await undo(decision.id, 'You may go on.'));
    expect(await openAppeals()).toEqual([]);
    expect(await violations()).toMatchObject([
      {
        action: 'restrict_user',
        undone_text: 'You may go on.',
        appeal: { state: 'upheld', decision_text: 'You may go on.' },
      },
    ]);
    const own = await bob.browser.call('ViolationsResource', 'get', { kind: 'account' });
    expect(dataOf(own)).toMatchObject([{ undone_text: 'You may go on.' }]);
  });

  test('lifts all restrictions of the account', async () => {
    const pin = await makePin(bob, { title: 'A chair' });
    const first = await decided('user', bob.user.id, 'restrict_user');
    await decided('pin', pin.id, 'restrict_user');
    app.time += 1000;
    succeeded(await undo(first.id));
    expect(await outcome(bob, 'BoardResource', 'create', { name: 'More' })).toBe('200');
    expect((await log()).map(({ action, can_undo }) => [action, can_undo])).toEqual([
      ['lift_restriction', false],
      ['lift_restriction', false],
      ['restrict_user', false],
      ['restrict_user', false],
    ]);
  });

  test('grants the open appeals against removed pins of the same picture', async () => {
    const pin = await makePin(bob, { title: 'A chair' });
    const cleo = await aMember(app, 'cleo');
    const copy = succeeded<{ id: string }>(
      await cleo.browser.call('RepinResource', 'create', { pin_id: pin.id }),
    );
    const decision = await decided('pin', copy.id, 'remove', { block_picture: true });
    expect(decision.object_id).toBe(pin.id);
    succeeded(await appeal({ kind: 'pin', object_id: pin.id }));
    const ofCopy = (await log()).find(({ object_id }) => object_id === copy.id)!;
    succeeded(await undo(ofCopy.id));
    expect(await openAppeals()).toEqual([]);
    expect(await outcome(ann, 'PinResource', 'get', { id: pin.id })).toBe('200');
  });

  test('covers all pins of the picture that one person has, of which that person is told once', async () => {
    await app.store.transaction((tx) => tx.users.update(toUserId(bob.user.id), { emailVerified: true }));
    const pin = await makePin(bob, { title: 'A chair' });
    const copy = await savePin(bob, { pin_id: pin.id });
    const report = { object_type: 'pin', object_id: copy.id, reason: 'spam' };
    succeeded(await ann.browser.call('ReportResource', 'create', report));
    await decided('pin', pin.id, 'remove', { block_picture: true });
    expect((await violations()).map(({ object_id }) => object_id).toSorted()).toEqual([pin.id, copy.id]);
    succeeded(await appeal({ kind: 'pin', object_id: copy.id }));
    app.time += 1000;
    succeeded(await undo((await log()).find(({ object_id }) => object_id === pin.id)!.id));
    expect((await reports()).map(({ state }) => state)).toEqual(['reversed', 'reversed']);
    expect((await violations()).filter(({ undone_at }) => undone_at === null)).toEqual([]);
    expect(await openAppeals()).toEqual([]);
    const mails = (await app.deliverMails()).filter(({ to }) => to === 'bob@example.org');
    expect(mails.map(({ subject }) => subject.split(' ').slice(0, 2).join(' '))).toEqual([
      'We removed',
      'We restored',
    ]);
  });

  test('is reversed for its reporters, without the note to the owner; other reports stay as decided', async () => {
    const [pin, other] = [await makePin(bob, { title: 'A chair' }), await makePin(bob, { title: 'A table' })];
    const removal = await decided('pin', pin.id, 'remove');
    await decided('pin', other.id, 'remove');
    app.time += 1000;
    succeeded(await undo(removal.id, 'Sorry, Bob.'));
    expect(await reports()).toMatchObject([
      { title: 'A chair', state: 'reversed', decision_text: null },
      { title: 'A table', state: 'upheld', decision_text: 'Not here.' },
    ]);
  });
});
