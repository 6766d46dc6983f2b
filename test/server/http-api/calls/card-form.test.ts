import { afterAll, beforeAll, expect, test } from 'vitest';
import { pinFromWire } from '../../../../wire/pin-from-wire.ts';
import { pinsOfCards, type CardObjects } from '../../../../wire/pin-card.ts';
import { dataOf, type Told } from '../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
let ann: Member;
let bob: Member;
let board: { readonly id: string };
beforeAll(async () => {
  app = await TestApp.open();
  [ann, bob] = [await aMember(app, 'ann'), await aMember(app, 'bob')];
  board = await makeBoard(ann, { name: 'Home' });
  await makePin(ann, {
    title: 'Chair',
    description: 'Made of #oak',
    link: 'https://oak.example/chair',
    board_id: board.id,
  });
  const lamp = await makePin(bob, { title: 'Lamp', alt_text: 'A lamp' });
  succeeded(await ann.browser.call('RepinResource', 'create', { pin_id: lamp.id, board_id: board.id }));
  for (let count = 0; count < 4; count += 1)
    await makePin(ann, { title: `Pin ${count}`, board_id: board.id });
});
afterAll(() => app.close());

/** What cards do not tell: other words for the same, and what only other pages show. */
const NOT_TOLD = new Set([
  'nodeId',
  'descriptionHtml',
  'closeupDescription',
  'closeupUnifiedDescription',
  'gridDescription',
  'seoTitle',
  'seoDescription',
  'origImageUrl',
  'offsiteLink',
  'productPinData',
  'richSummary',
  'annotationsWithLinksArray',
  'aggregatedPinData',
  'linkDomain',
  'imageXlargeUrl',
  'verifiedIdentity',
  '136x136',
  '600x315',
]);

function shown(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => shown(item));
  if (typeof value !== 'object' || value === null) return value;
  const told = Object.entries(value).filter(
    // The colour of a picture is told with the pin.
    ([key]) => !NOT_TOLD.has(key) && !(key === 'dominantColor' && name !== ''),
  );
  return Object.fromEntries(told.map(([key, member]) => [key, shown(member, key)]));
}

const pinsOf = (told: Told) =>
  pinsOfCards(dataOf(told) as object[], told.body.resource_response as unknown as CardObjects).map(
    pinFromWire,
  );

test.each([
  ['UserHomefeedResource', () => ({})],
  ['BoardFeedResource', () => ({ board_id: board.id })],
  ['UserPinsResource', () => ({ username: 'ann' })],
  ['UserActivityPinsResource', () => ({ username: 'ann' })],
] as const)(
  '%s tells the same pins in the form of cards, in a fraction of the size',
  async (name, options) => {
    const full = await ann.browser.call(name, 'get', options());
    const cards = await ann.browser.call(name, 'get', { ...options(), field_set_key: 'card' });
    const pins = (dataOf(full) as object[]).map(pinFromWire);
    expect(pins.length).toBeGreaterThan(3);
    expect(pinsOf(cards).map((pin) => shown(pin))).toEqual(pins.map((pin) => shown(pin)));
    expect(JSON.stringify(cards.body.resource_response).length).toBeLessThan(
      JSON.stringify(full.body.resource_response).length / 2,
    );
  },
);

test('a list goes on in either form', async () => {
  const first = await ann.browser.call('BoardFeedResource', 'get', { board_id: board.id, page_size: 2 });
  const bookmarks = [first.body.resource_response!.bookmark!];
  const ask = (more: object) =>
    ann.browser.call('BoardFeedResource', 'get', { board_id: board.id, page_size: 2, bookmarks, ...more });
  const next = pinsOf(await ask({ field_set_key: 'card' }));
  expect(next).toHaveLength(2);
  expect(next.map(({ entityId }) => entityId)).toEqual(
    (dataOf(await ask({})) as { id: string }[]).map(({ id }) => id),
  );
});

test('every other name of a form means the full one', async () => {
  for (const field_set_key of ['grid_item', '', 7]) {
    const told = await ann.browser.call('UserHomefeedResource', 'get', { field_set_key });
    expect(told.body.resource_response).not.toHaveProperty('data_people');
    expect((dataOf(told) as object[])[0]).toMatchObject({ pinner: { type: 'user' }, promoter: null });
  }
});
