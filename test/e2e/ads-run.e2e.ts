import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { WirePromotion } from '../../wire/promotion.ts';
import { countedAfter } from './support/counted.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { cardLink, cardsOf } from './support/wall.ts';

const ENV = { ADS_ENABLED: 'true', COUNTS_WRITTEN_SECONDS: '0' };
const test = e2eTest.extend('serverEnv', { scope: 'file' }, () => ENV);
const DAY_MS = 86_400_000;

/** Olga runs the site, Acme has an approved ad, Bob follows Olga, who has enough pins for an ad among them. */
async function makePeople(siteUrl: string, terms: Record<string, unknown>) {
  const olga = await Member.join(siteUrl, 'olga', 'Olga');
  const acme = await Member.join(siteUrl, 'acme', 'Acme');
  const bob = await Member.join(siteUrl, 'bob', 'Bob');
  await acme.call('UserSettings', 'update', { account_type: 'business', business_name: 'Acme Anvils' });
  const anvil = await acme.makePin({ title: 'An anvil', link: 'https://acme.example/' });
  const ferns = await olga.makeBoard('Ferns');
  for (let made = 0; made < 16; made += 1) await olga.makePin({ title: `Fern ${made}`, board_id: ferns.id });
  const { id: olgaId } = await olga.call<{ id: string }>('User', 'get', { username: 'olga' });
  await bob.call('UserFollow', 'create', { user_id: olgaId });
  await bob.call('UserSettings', 'update', { profile_view: { home_feed: 'following' } });
  const { id } = await acme.call<WirePromotion>('Promotion', 'create', { pin_id: anvil.id, ...terms });
  await olga.call('PromotionReview', 'update', { promotion_id: id, status: 'active' });
  return { olga, acme, bob, ad: id };
}

const aReader = (member: Member) => ({ as: member, undecided: true });
const showsAd = async (page: Page) => {
  await cardLink(page, 'Fern 15').waitFor();
  return (await cardsOf(page)).some(({ name }) => name === 'An anvil');
};

test('a partner pauses an ad, changes it, lets it go on, and downloads the answers to its form', async ({
  openPage,
  server,
}) => {
  const { acme, bob, ad } = await makePeople(server.url, {
    budget: 9000,
    lead_form: { title: 'Ask for a price', fields: ['email', 'message'] },
  });
  const answers = { email: 'bob@example.org', message: '=1+1, "please"' };
  await bob.call('LeadForm', 'create', { lead_form_id: ad, answers, consent: true });

  const own = await openPage('/business/hub', { as: acme, width: 390 });
  await own.getByRole('link', { name: 'Your ads' }).click();
  await own.getByRole('button', { name: 'Pause' }).click();
  await own.getByText('Paused', { exact: true }).waitFor();
  expect(await showsAd(await openPage('/', aReader(bob)))).toBe(false);
  await own.getByRole('link', { name: 'See stats' }).click();
  await own.getByRole('heading', { name: 'Ad stats', level: 1 }).waitFor();
  await own.goBack();

  const download = own.waitForEvent('download');
  await own.getByRole('button', { name: 'Export answers' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`answers-${ad}.csv`);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toMatch(/^\uFEFFtime,email,message\r\n"[^"]+",bob@example\.org,"'=1\+1, ""please"""\r\n$/);

  await own.getByRole('button', { name: 'Edit' }).press('Enter');
  const budget = own.getByLabel('Budget (impressions)');
  await expect.poll(() => budget.evaluate((field) => field === document.activeElement)).toBe(true);
  await budget.fill('8.5');
  await own.getByRole('button', { name: 'Save' }).click();
  await own.getByText('Enter a number from 100 to 10,000,000.').waitFor();
  expect(await budget.inputValue()).toBe('8.5');
  // Half a date has no value, and is no date that was left out.
  await own.getByLabel('End date').press('1');
  await budget.fill('8,500');
  await own.getByRole('button', { name: 'Save' }).click();
  await own.getByText('End date isn’t valid.').waitFor();
  await own.getByLabel('End date').fill('');
  await own.getByRole('button', { name: 'Save' }).click();
  await own.getByText('0 of 8,500 impressions').waitFor();
  await own.getByRole('button', { name: 'Resume' }).click();
  await own.getByText('Active', { exact: true }).waitFor();
  expect(await showsAd(await openPage('/', aReader(bob)))).toBe(true);
});

test('an ad ends with the last impression of its budget, and goes on with a larger one', async ({
  openPage,
  startOwnServer,
}) => {
  const first = await startOwnServer(ENV);
  const { acme, bob, ad } = await makePeople(first.url, { budget: 100 });
  await first.stop();
  // All but one were seen on another day.
  const database = new DatabaseSync(path.join(first.dataDir, 'pinakes.sqlite'));
  database
    .prepare(
      'insert into promotion_day_counts (promotion_id, day, placed, impressions, pin_clicks) values (?, ?, 99, 99, 0)',
    )
    .run(BigInt(ad), Math.floor(Date.now() / DAY_MS) - 1);
  database.close();
  const again = await startOwnServer(ENV, first.dataDir);
  for (const member of [acme, bob]) member.moveTo(again.url);

  const own = await openPage(new URL('/idea-ads-tool', again.url).href, { as: acme });
  await own.getByText('99 of 100 impressions').waitFor();
  const wall = await openPage('about:blank', aReader(bob));
  await countedAfter(wall, async () => {
    await wall.clock.install();
    await wall.goto(again.url);
    expect(await showsAd(wall)).toBe(true);
    await cardLink(wall, 'An anvil').scrollIntoViewIfNeeded();
  });
  await expect
    .poll(async () => {
      await own.reload();
      return own.getByText('100 of 100 impressions').count();
    })
    .toBe(1);
  await own.getByText('Ended', { exact: true }).waitFor();
  await wall.reload();
  expect(await showsAd(wall)).toBe(false);
  await own.getByRole('button', { name: 'Edit' }).click();
  await own.getByLabel('Budget (impressions)').fill('200');
  await own.getByRole('button', { name: 'Save' }).click();
  await own.getByText('Active', { exact: true }).waitFor();
});
