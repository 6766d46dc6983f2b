import { afterAll, beforeAll, expect, test } from 'vitest';
import { toBoardId, toUserId } from '../../../../src/domain/ids/ids.ts';
import type { WireBoard, WireSection } from '../../../../wire/board.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import { outcomeOf, type Told } from '../core/small-browser.ts';
import { NOON } from '../core/site-times.ts';
import {
  aMember,
  makeBoard,
  makePin,
  PASSWORD,
  sendPicture,
  succeeded,
  type Member,
} from '../support/member.ts';
import { makeSection } from '../support/organizing.ts';
import { TestApp } from '../support/test-app.ts';

const BUDGET = 8;

let app: TestApp;
let ann: Member;
let board: WireBoard;
let pin: WirePin;
let section: WireSection;
let conversationId: string;

beforeAll(async () => {
  app = await TestApp.open();
  ann = await aMember(app, 'ann');
  const bob = await aMember(app, 'bob');
  board = await makeBoard(ann);
  section = await makeSection(ann, { board_id: board.id });
  pin = await makePin(ann, { title: 'first', board_id: board.id, section: section.id });
  for (let count = 0; count < 30; count += 1) await makePin(ann, { title: `${count}`, board_id: board.id });
  for (let count = 0; count < 30; count += 1) await makePin(bob, { title: `of bob ${count}` });
  await app.store.transaction(async (tx) => {
    await tx.follows.followUser(toUserId(ann.user.id), toUserId(bob.user.id), NOON);
    await tx.follows.followBoard(toUserId(bob.user.id), toBoardId(board.id), NOON);
  });
  const { upload_id } = await sendPicture(ann, 'me');
  await ann.browser.call('UserSettingsResource', 'update', {
    profile_image_upload_id: upload_id,
    // Pages of partners cost the most.
    account_type: 'business',
    business_name: 'Ann & Co',
  });
  for (const name of ['carl', 'dora', 'eve']) {
    const member = await aMember(app, name);
    const content = { user_ids: [ann.user.id], text: 'Look', pin: pin.id };
    const told = await member.browser.call('ConversationsResource', 'create', content);
    conversationId = succeeded<{ id: string }>(told).id;
  }
  // The index reads what has changed before its first answer.
  await ann.browser.call('DiscoveryAreasResource', 'get', {});
});
afterAll(() => app.close());

const READS: readonly [string, () => object][] = [
  ['UserSessionResource', () => ({})],
  ['UserResource', () => ({})],
  ['UserResource', () => ({ username: 'bob' })],
  ['UserSettingsResource', () => ({})],
  ['NewsHubResource', () => ({})],
  ['NewsHubBadgeResource', () => ({})],
  ['UserStateResource', () => ({ state: 'QUICK_SAVES_BOARD_ID' })],
  ['PinResource', () => ({ id: pin.id })],
  ['BoardResource', () => ({ board_id: board.id })],
  ['BoardResource', () => ({ username: 'ann', slug: 'home' })],
  ['BoardsResource', () => ({ username: 'ann' })],
  ['UserHomefeedResource', () => ({})],
  ['UserHomefeedResource', () => ({ page_size: 250 })],
  ['BoardFeedResource', () => ({ board_id: board.id })],
  ['BoardFeedResource', () => ({ board_id: board.id, page_size: 250 })],
  ['UserPinsResource', () => ({ username: 'bob' })],
  ['UserPinsResource', () => ({ username: 'bob', pin_filter: 'COLORS' })],
  ['UserPinsResource', () => ({ username: 'ann', pin_filter: 'INTERESTS' })],
  ['UserPinsResource', () => ({ username: 'ann', pin_filter: 'FAVORITED' })],
  ['UserActivityPinsResource', () => ({ username: 'bob' })],
  ['BoardsResource', () => ({ filter_all_pins: true, filter_stories: true, filter_shopping_list: true })],
  ['BoardPickerBoardsResource', () => ({ pin_id: pin.id })],
  ['BoardTitleSuggestionsResource', () => ({ pin_id: pin.id })],
  ['BoardSectionsResource', () => ({ board_id: board.id })],
  ['BoardSectionResource', () => ({ section_id: section.id })],
  ['BoardSectionResource', () => ({ username: 'ann', board_slug: 'home', section_slug: 'chairs' })],
  ['BoardSectionPinsResource', () => ({ section_id: section.id })],
  ['UserStateResource', () => ({ state: 'KEPT' })],
  ['ConversationsResource', () => ({})],
  ['ConversationResource', () => ({ conversation_id: conversationId })],
  ['ConversationMessagesResource', () => ({ conversation_id: conversationId })],
  ['ContactRequestsResource', () => ({})],
  ['UserFollowersResource', () => ({ username: 'bob' })],
  ['UserFollowingResource', () => ({ username: 'ann' })],
  ['BoardFollowersResource', () => ({ board_id: board.id })],
  ['BoardFollowingResource', () => ({ username: 'bob' })],
  ['BlockedUsersResource', () => ({})],
  ['OnPinAnalyticsResource', () => ({ pin_id: pin.id, days: 90 })],
  ['AggregatedActivityFeedResource', () => ({ pin_id: pin.id })],
  ['ReportsResource', () => ({})],
  ['VideoFeedResource', () => ({ category_id: '1001' })],
  ['ShoppingFeedResource', () => ({ page_size: 250 })],
  ['DomainFeedResource', () => ({ domain: 'example.org' })],
  ['ListingFactsResource', () => ({ of: 'products' })],
  ['DiscoveryAreasResource', () => ({})],
  ['TodayTabResource', () => ({})],
  ['TodayTabResource', () => ({ tab: 'article', page_size: 250 })],
];

test.each(READS)(`%s %o takes at most ${BUDGET} statements`, async (name, options) => {
  const count = await app.countStatements(async () => {
    expect(outcomeOf(await ann.browser.call(name, 'get', options()))).toBe('200');
  });
  expect(count).toBeLessThanOrEqual(BUDGET);
});

test('the home feed of a partner tells figures of own pins within it, also where pins have several pictures', async () => {
  const carousel_slots = [];
  for (const content of ['one', 'two']) {
    const { upload_id } = await sendPicture(ann, content);
    carousel_slots.push({ upload_id });
  }
  succeeded(await ann.browser.call('PinResource', 'create', { board_id: board.id, carousel_slots }));
  await ann.browser.send('/v3/counters/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ impressions: [pin.id] }),
  });
  await app.counting.write();
  let told: Told | undefined;
  const count = await app.countStatements(async () => {
    told = await ann.browser.call('UserHomefeedResource', 'get', { page_size: 250 });
  });
  const pins = succeeded<WirePin[]>(told!);
  expect(pins[0]?.carousel_data?.carousel_slots).toHaveLength(2);
  const known = pins.flatMap(({ creator_analytics: each }) => each ?? []);
  expect(known).toHaveLength(32);
  expect(known).toContainEqual({ days: 30, impression: 1, pin_click: 0, save: 0 });
  expect(count).toBeLessThanOrEqual(BUDGET);
});

/** Attempts are counted for the account and its known places before the password is looked at, which takes the longest. */
const LOGIN_BUDGET = BUDGET + 3;

test('a login, a setting and a new board stay within it as well', async () => {
  const browser = await app.browser().arrive();
  const writes: readonly [string, string, object, number?][] = [
    ['UserSessionResource', 'create', { username_or_email: 'ann', password: PASSWORD }, LOGIN_BUDGET],
    ['UserSettingsResource', 'update', { about: 'Oak.' }],
    ['BoardResource', 'create', { name: 'Another' }],
  ];
  for (const [name, action, options, budget = BUDGET] of writes) {
    const count = await app.countStatements(async () => {
      expect(outcomeOf(await browser.call(name, action, options))).toBe('200');
    });
    expect(count, name).toBeLessThanOrEqual(budget);
  }
});
