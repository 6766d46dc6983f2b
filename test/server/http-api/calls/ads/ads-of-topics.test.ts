import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TOPIC_TREE } from '../../../../../src/domain/topics/topic-tree.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import type { WirePromotion } from '../../../../../wire/promotion.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let operator: Member;
let acme: Member;
let ad: string;
beforeAll(async () => {
  app = await TestApp.open({ adsEnabled: true });
});
beforeEach(async () => {
  await app.empty();
  app.deps.ads?.server.announceChange();
  operator = await aMember(app, 'olga');
  acme = await aMember(app, 'acme', { account_type: 'business', business_name: 'Acme' });
  const board = await makeBoard(acme, { name: 'Anvils' });
  const pin = await makePin(acme, { title: 'An anvil', board_id: board.id });
  ad = await promote(pin, 'Birds');
});
afterAll(() => app.close());

const idOf = (name: string) => TOPIC_TREE.find((topic) => topic.name === name)!.id;
async function promote(pin: WirePin, topic: string): Promise<string> {
  const terms = { pin_id: pin.id, budget: 1000, interest_ids: [idOf(topic)] };
  const { id } = succeeded<WirePromotion>(await acme.browser.call('PromotionResource', 'create', terms));
  const decision = { promotion_id: id, status: 'active' };
  succeeded(await operator.browser.call('PromotionReviewResource', 'update', decision));
  return id;
}
async function fill(herons: number, loaves: number): Promise<void> {
  for (let made = 0; made < herons; made += 1) await makePin(operator, { title: `Heron ${made}` });
  for (let made = 0; made < loaves; made += 1) await makePin(operator, { title: `A loaf of bread ${made}` });
}
const adsOf = async (resource: string, options: object) =>
  succeeded<WirePin[]>(await (await app.browser().arrive()).call(resource, 'get', { ...options }))
    .filter(({ is_promoted }) => is_promoted)
    .map(({ id }) => id);
const topicPage = (name: string) => adsOf('TopicFeedResource', { interest_id: idOf(name) });

test('an ad for a topic is on the page of this topic, not on others', async () => {
  await fill(16, 16);
  expect(await topicPage('Birds')).toEqual([ad]);
  expect(await topicPage('Cooking')).toEqual([]);
});

test('the page of a topic is about this topic and the one above it, whatever else its pins are about', async () => {
  for (let made = 0; made < 16; made += 1) await makePin(operator, { title: `Heron and bread ${made}` });
  expect(await topicPage('Bread')).toEqual([]);
  expect(await topicPage('Animals')).toEqual([]);
  expect(await topicPage('Birds')).toEqual([ad]);
  const terms = { promotion_id: ad, interest_ids: [idOf('Animals')] };
  succeeded(await acme.browser.call('PromotionResource', 'update', terms));
  expect(await topicPage('Birds')).toEqual([ad]);
});

test('it is in a search for the topic, not in one for something else', async () => {
  await fill(25, 25);
  const search = (query: string) => adsOf('SearchResource', { query, scope: 'pins' });
  expect(await search('heron')).toEqual([ad]);
  expect(await search('bread')).toEqual([]);
});

test('one pin about the topic does not make a list one about it', async () => {
  await fill(0, 15);
  await fill(1, 14);
  expect(await adsOf('UserHomefeedResource', {})).toEqual([]);
});
