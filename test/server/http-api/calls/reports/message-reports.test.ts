import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireReportGroup } from '../../../../../wire/moderation.ts';
import type { WireConversation, WireMessage } from '../../../../../wire/conversation.ts';
import { outcomeOf } from '../../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
/** Runs the server. */
let ann: Member;
let bob: Member;
let eve: Member;
beforeAll(async () => {
  app = await TestApp.open();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  eve = await aMember(app, 'eve');
});
afterAll(() => app.close());

const messages = async (by: Member, id: string) =>
  succeeded<WireMessage[]>(
    await by.browser.call('ConversationMessagesResource', 'get', { conversation_id: id }),
  );
const texts = async (by: Member, id: string) => (await messages(by, id)).map(({ text }) => text);

test('a reported message is hidden from its reporter, and operators can remove it', async () => {
  const content = { user_ids: [bob.user.id], text: 'Buy this' };
  const { id } = succeeded<WireConversation>(
    await ann.browser.call('ConversationsResource', 'create', content),
  );
  const [message] = await messages(bob, id);
  const report = (by: Member) =>
    by.browser.call('ReportResource', 'create', {
      object_type: 'message',
      object_id: message?.id,
      reason: 'spam',
    });
  expect(outcomeOf(await report(eve))).toBe('404/70');
  expect(outcomeOf(await report(ann))).toBe('400/1');
  const told = succeeded<{ id: string; title: string }>(await report(bob));
  expect(told.title).toBe('Buy this');
  expect([await texts(bob, id), await texts(ann, id)]).toEqual([[], ['Buy this']]);
  const decided = await ann.browser.call('ReportsResource', 'update', {
    report_id: told.id,
    action: 'remove',
  });
  expect(outcomeOf(decided)).toBe('200');
  expect(await texts(ann, id)).toEqual([]);
});

test('operators see what was reported, also a message of a group that is only a pin', async () => {
  const secret = await makeBoard(bob, { name: 'Surprise', privacy: 'secret' });
  const [shown, hidden] = [
    await makePin(bob, { title: 'A chair' }),
    await makePin(bob, { title: 'A ring', board_id: secret.id }),
  ];
  const begun = succeeded<WireConversation>(
    await bob.browser.call('ConversationsResource', 'create', {
      user_ids: [eve.user.id, ann.user.id],
      pin: shown.id,
    }),
  );
  const next = { conversation_id: begun.id, pin: hidden.id };
  succeeded(await bob.browser.call('ConversationMessagesResource', 'create', next));
  for (const { id } of (await messages(eve, begun.id)).toReversed())
    succeeded(
      await eve.browser.call('ReportResource', 'create', {
        object_type: 'message',
        object_id: id,
        reason: 'spam',
      }),
    );
  const queue = succeeded<WireReportGroup[]>(await ann.browser.call('ReportQueueResource', 'get', {}));
  expect(queue).toMatchObject([
    { object_type: 'message', is_gone: false, object: { text: '', pin: { title: 'A chair' } } },
    { object_type: 'message', is_gone: false, object: { text: '', pin: null, unavailable: 'pin' } },
  ]);
  expect(JSON.stringify(queue)).not.toContain('A ring');
});
