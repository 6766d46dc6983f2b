import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { WirePromotion } from '../../wire/promotion.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { cardLink, cardsOf, feedOf } from './support/wall.ts';

const test = e2eTest
  .extend('serverEnv', { scope: 'file' }, () => ({ ADS_ENABLED: 'true', COUNTS_WRITTEN_SECONDS: '0' }))
  /** Olga runs the site, Acme pays for ads, Bob follows Olga, who has more pins than a page of her list. */
  .extend('people', { scope: 'file' }, ({ server }) => makePeople(server.url));

async function makePeople(siteUrl: string) {
  const olga = await Member.join(siteUrl, 'olga', 'Olga');
  const acme = await Member.join(siteUrl, 'acme', 'Acme');
  const bob = await Member.join(siteUrl, 'bob', 'Bob');
  await acme.call('UserSettings', 'update', { account_type: 'business', business_name: 'Acme Anvils' });
  const anvils = await acme.makeBoard('Anvils');
  const anvil = await acme.makePin({ title: 'An anvil', board_id: anvils.id, link: 'https://acme.example/' });
  const ferns = await olga.makeBoard('Ferns');
  for (let made = 0; made < 30; made += 1) await olga.makePin({ title: `Fern ${made}`, board_id: ferns.id });
  const { id } = await olga.call<{ id: string }>('User', 'get', { username: 'olga' });
  await bob.call('UserFollow', 'create', { user_id: id });
  await bob.call('UserSettings', 'update', { profile_view: { home_feed: 'following' } });
  return { olga, acme, bob, anvil, anvils };
}

test.beforeAll(({ people }) => void people, 60_000);

/** In a browser of people: bots see no ads. */
const aReader = (member: Member) => ({ as: member, undecided: true });

/** The places of the ads in the list that is shown, from 1. */
const placesOfAds = async (page: Page) => {
  await cardLink(page, 'Fern 29').waitFor();
  return (await cardsOf(page)).filter(({ name }) => name === 'An anvil').map(({ place }) => place);
};

test('an ad is asked for, reviewed, shown behind twelve pins and answered', async ({ openPage, people }) => {
  const { olga, acme, bob } = people;
  const own = await openPage('/acme/anvils/', { as: acme });
  await cardLink(own, 'An anvil').hover();
  await feedOf(own).getByRole('link', { name: 'Promote' }).press('Enter');
  await own.getByRole('heading', { name: 'New ad' }).waitFor();
  await own.getByLabel('Budget (impressions)').fill('500');
  await own.getByLabel('Collect answers with a form').check();
  await own.getByLabel('Form title').fill('Ask for a price');
  await own.getByRole('checkbox', { name: 'Full name' }).check();
  await own.getByRole('button', { name: 'Send for review' }).click();
  await own.getByText('In review').waitFor();

  const before = await openPage('/', aReader(bob));
  expect(await placesOfAds(before)).toEqual([]);

  const review = await openPage('/reports-and-violations/', { as: olga, width: 390 });
  await review.getByRole('link', { name: 'Ads to review' }).click();
  await review.getByText('By Acme Anvils').waitFor();
  await review.getByRole('button', { name: 'Approve' }).click();
  await review.getByRole('heading', { name: 'Nothing to review' }).waitFor();
  const queue = review.getByRole('region', { name: 'Ads to review' });
  await expect.poll(() => queue.evaluate((list) => list === document.activeElement)).toBe(true);

  const wall = await openPage('/', aReader(bob));
  const [place, ...more] = await placesOfAds(wall);
  expect(more).toEqual([]);
  expect(place).toBeGreaterThan(12);
  const ad = feedOf(wall).getByRole('article', { name: 'An anvil' });
  await ad.scrollIntoViewIfNeeded();
  await ad.getByText('Promoted by Acme Anvils').waitFor();
  await cardLink(wall, 'An anvil').click();
  const open = wall.getByRole('dialog');
  await open.getByLabel('Email').fill('bob@example.org');
  await open.getByLabel('Full name').fill('=cmd()');
  await open.getByLabel(/^I agree/).check();
  await open.locator('form').getByRole('button', { name: 'Send' }).click();
  const sent = wall.getByText('Your answers were sent');
  await sent.waitFor();
  const isFocused = () => sent.evaluate((text) => document.activeElement?.contains(text) === true);
  await expect.poll(isFocused).toBe(true);
});

test('an ad says why it is there, is hidden and comes back, and is reported', async ({
  openPage,
  people,
}) => {
  const { olga, acme, bob, anvil } = people;
  const { id } = await acme.call<WirePromotion>('Promotion', 'create', { pin_id: anvil.id, budget: 9000 });
  await olga.call('PromotionReview', 'update', { promotion_id: id, status: 'active' });
  const wall = await openPage('/', aReader(bob));
  expect(await placesOfAds(wall)).toHaveLength(1);
  const ad = feedOf(wall).getByRole('article', { name: 'An anvil' });
  await ad.scrollIntoViewIfNeeded();
  const choose = async (name: string) => {
    await cardLink(wall, 'An anvil').hover();
    await ad.getByRole('button', { name: 'About this ad' }).click();
    await ad.getByRole('menuitem', { name }).click();
  };

  await choose('Why this ad');
  const why = wall.getByRole('dialog', { name: 'Why this ad' });
  await why.getByText('Acme Anvils paid to have this Pin show up').waitFor();
  await why.getByRole('button', { name: 'Got it' }).click();

  const hidden = wall.waitForResponse(/\/v3\/p2p\/\d+\/hide\//);
  await choose('Hide ad');
  expect((await hidden).status()).toBe(200);
  await ad.getByText('Pin hidden').waitFor();
  await ad.getByRole('button', { name: 'Undo' }).press('Enter');
  await ad.getByText('Pin hidden').waitFor({ state: 'detached' });

  await choose('Report');
  const report = wall.getByRole('dialog', { name: 'Report this ad' });
  await report.getByRole('radio', { name: 'Spam' }).check();
  await report.getByRole('button', { name: 'Report' }).click();
  await ad.getByText(/^Thanks!/).waitFor();
  await wall.reload();
  expect(await placesOfAds(wall)).toEqual([]);

  const queue = await openPage('/reports-and-violations/', { as: olga });
  await queue.getByRole('heading', { name: 'An anvil' }).waitFor();
});

test('without ads there is no control, no page and no request of them', async ({
  openPage,
  startOwnServer,
}) => {
  const server = await startOwnServer({});
  const { acme, anvil } = await makePeople(server.url);
  const page = await openPage('about:blank', { as: acme });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(new URL('/acme/anvils/', server.url).href);
  await cardLink(page, 'An anvil').hover();
  await feedOf(page).getByRole('button').first().waitFor();
  expect(await page.getByText(/Promote/).count()).toBe(0);
  await page.goto(new URL(`/pin/${anvil.id}/`, server.url).href);
  await page.waitForLoadState('networkidle');
  expect(await page.getByText(/Promote/).count()).toBe(0);
  expect(asked.filter((path) => /promotion|lead|attribution/i.test(path))).toEqual([]);
  await page.goto(new URL('/business/hub', server.url).href);
  expect(await page.getByRole('link', { name: 'Your ads' }).count()).toBe(0);
  await page.goto(new URL('/advertiser/quick-promote', server.url).href);
  await page.getByRole('heading', { name: 'Ads are turned off' }).waitFor();
});
