import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WirePin } from '../../../../../wire/pin.ts';
import type { WirePromotion } from '../../../../../wire/promotion.ts';
import type { SmallBrowser } from '../../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

/** Enough for an ad on each of the first three pages. */
const PAGE = { page_size: 16 };
const PINS = 52;

let app: TestApp;
let acme: Member;
let first: WirePin;
const ads: string[] = [];
beforeAll(async () => {
  app = await TestApp.open({ adsEnabled: true });
  const operator = await aMember(app, 'olga');
  acme = await aMember(app, 'acme', { account_type: 'business', business_name: 'Acme' });
  const anvils = await makeBoard(acme, { name: 'Anvils' });
  const ferns = await makeBoard(operator, { name: 'Ferns' });
  for (const title of ['An anvil', 'Another']) {
    const { id: pin_id } = await makePin(acme, { title, board_id: anvils.id });
    const made = await acme.browser.call('PromotionResource', 'create', { pin_id, budget: 100_000 });
    const { id } = succeeded<WirePromotion>(made);
    const decision = { promotion_id: id, status: 'active' };
    succeeded(await operator.browser.call('PromotionReviewResource', 'update', decision));
    ads.push(id);
  }
  first = await makePin(operator, { title: 'Fern', board_id: ferns.id });
  for (let made = 1; made < PINS; made += 1)
    await makePin(operator, { title: `Fern ${made}`, board_id: ferns.id });
});
afterAll(() => app.close());

/** The first pages of a list. */
async function pagesOf(browser: SmallBrowser, call: string, options: object, count = 3) {
  const pages: (readonly WirePin[])[] = [];
  let bookmarks: readonly string[] = [];
  for (let page = 0; page < count; page += 1) {
    const answer = await browser.call(call, 'get', { ...options, ...PAGE, bookmarks });
    pages.push(succeeded<WirePin[]>(answer));
    const { bookmark } = (answer.body as { resource_response: { bookmark?: string } }).resource_response;
    bookmarks = [bookmark ?? '-end-'];
  }
  return pages;
}

test.each([
  ['the home of visitors', 'UserHomefeedResource', () => ({})],
  ['related pins', 'RelatedPinFeedResource', () => ({ pin: first.id })],
  ['a search', 'SearchResource', () => ({ query: 'fern' })],
])('%s has each ad once, then none', async (_name, call, options) => {
  const pages = await pagesOf(await app.browser().arrive(), call, options());
  expect(pages.map(({ length }) => length > 12)).toEqual([true, true, true]);
  const found = pages.flat().filter(({ is_promoted }) => is_promoted);
  expect(found.map(({ id }) => id).sort()).toEqual([...ads].sort());
  const ids = pages.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the list has them again when it is read anew', async () => {
  const browser = await app.browser().arrive();
  for (let time = 0; time < 2; time += 1) {
    const [page] = await pagesOf(browser, 'SearchResource', { query: 'fern' }, 1);
    expect(page?.filter(({ is_promoted }) => is_promoted)).toHaveLength(1);
  }
});
