import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WireConversation, WireMessage } from '../../../../../wire/conversation.ts';
import { outcomeOf, type Told } from '../../core/small-browser.ts';
import { aMember, succeeded, type Member } from '../../support/member.ts';
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

const begin = (by: Member, people: readonly Member[]): Promise<Told> =>
  by.browser.call('ConversationsResource', 'create', {
    user_ids: people.map(({ user }) => user.id),
    text: 'Hello',
  });
const begun = async (by: Member, people: readonly Member[]) =>
  succeeded<WireConversation>(await begin(by, people));
const say = (by: Member, id: string): Promise<Told> =>
  by.browser.call('ConversationMessagesResource', 'create', { conversation_id: id, text: 'x' });
const texts = async (by: Member, id: string) => {
  const told = await by.browser.call('ConversationMessagesResource', 'get', { conversation_id: id });
  return succeeded<WireMessage[]>(told).map(({ text }) => text);
};
const block = (by: Member, whom: Member) =>
  by.browser.call('UserBlockResource', 'create', { blocked_user_id: whom.user.id });
const said = ({ body }: Told) => body.resource_response?.message;

test('messages to people who have blocked the sender are refused with the words for people who take none', async () => {
  const { id } = await begun(ann, [bob]);
  await block(bob, ann);
  await eve.browser.call('UserSettingsResource', 'update', { allow_messages_from: 'nobody' });
  const told = [await say(ann, id), await begin(ann, [bob]), await begin(ann, [eve])];
  expect(told.map(outcomeOf)).toEqual(['403/7', '403/7', '403/7']);
  expect(new Set(told.map(said))).toEqual(new Set(['You can’t send messages to this person.']));
  const own = [await say(bob, id), await begin(bob, [ann])];
  expect(own.map(outcomeOf)).toEqual(['403/7', '403/7']);
  expect(new Set(own.map(said))).toEqual(
    new Set(['You blocked this person. Unblock them to send messages.']),
  );
  expect(await texts(bob, id)).toEqual(['Hello']);
});

test('messages in groups are refused without a word on who it is', async () => {
  const { id } = await begun(ann, [bob, eve]);
  await eve.browser.call('ContactRequestAcceptResource', 'update', { contact_request: id });
  await block(eve, ann);
  const told = [await say(ann, id), await begin(ann, [bob, eve])];
  expect(told.map(outcomeOf)).toEqual(['403/7', '403/7']);
  expect(new Set(told.map(said))).toEqual(new Set(['Someone in this group can’t get messages from you.']));
  expect(said(await say(eve, id))).toBe('You blocked someone in this group. Unblock them to send messages.');
  for (const who of [bob, eve])
    succeeded(await who.browser.call('ConversationResource', 'delete', { conversation_id: id }));
  expect(said(await say(ann, id))).toBe('Nobody else is in this group anymore.');
});
