import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireConversation, WireMessage } from '../../../../../wire/conversation.ts';
import { outcomeOf } from '../../core/small-browser.ts';
import { aMember, succeeded, type Member } from '../../support/member.ts';
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
