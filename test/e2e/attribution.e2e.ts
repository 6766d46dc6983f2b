import type { Page, Request } from 'playwright';
import { expect } from 'vitest';
import { PERSON } from './support/counted.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { cardLink } from './support/wall.ts';

/** Newer pins, so that the promoted one is on the first page as an ad only. */
const NEWER = 26;
const SOURCE = '/v3/attribution/source/';

const test = e2eTest
  .extend('serverEnv', { scope: 'file' }, () => ({ ADS_ENABLED: 'true' }))
  .extend('ad', { scope: 'file' }, async ({ server }) => {
    const olga = await Member.join(server.url, 'olga');
    const acme = await Member.join(server.url, 'acme');
    await acme.call('UserSettings', 'update', { account_type: 'business', business_name: 'Acme' });
    const pin = await acme.makePin({ title: 'An anvil', link: 'https://acme.example/anvil?size=2' });
    for (let made = 0; made < NEWER; made += 1) await olga.makePin({ title: `Fern ${made}` });
    const made = await acme.call<{ id: string }>('Promotion', 'create', {
      pin_id: pin.id,
      budget: 1_000_000,
    });
    await olga.call('PromotionReview', 'update', { promotion_id: made.id, status: 'active' });
    return made.id;
  });

type Visit = {
  /** The browser can remember ads, as some do. */
  readonly canRemember: boolean;
  readonly allowsMarketing: boolean;
  readonly sendsSignal: boolean;
};

/** Before the first script of each page. */
async function prepare(page: Page, { canRemember, allowsMarketing, sendsSignal }: Visit, url: string) {
  const context = page.context();
  const today = Math.floor(Date.now() / 86_400_000) * 86_400;
  await context.addCookies([{ name: '_consent', value: `a0m${allowsMarketing ? 1 : 0}p0.${today}`, url }]);
  await context.route(/^https:\/\/acme\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>There</title>' }),
  );
  await context.setExtraHTTPHeaders({ 'User-Agent': PERSON, ...(sendsSignal && { 'Sec-GPC': '1' }) });
  if (sendsSignal)
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  if (canRemember)
    await page.addInitScript(() => {
      Object.defineProperty(HTMLImageElement.prototype, 'attributionSrc', { value: '', writable: true });
      Object.defineProperty(Document.prototype, 'featurePolicy', {
        value: { allowedFeatures: () => ['attribution-reporting'] },
      });
    });
}

/** Looks at the ad for some seconds, and follows its link. */
async function seeAndFollow(page: Page, ad: string): Promise<void> {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const counted = page.waitForRequest((request) => request.postData()?.includes(ad) === true);
  // Further down is the pin itself.
  await cardLink(page, 'An anvil').first().scrollIntoViewIfNeeded();
  await counted;
  await page.goto(`/pin/${ad}/`);
  await page.waitForLoadState('networkidle');
  const opening = page.context().waitForEvent('page');
  await page
    .getByRole('link', { name: /acme\.example/ })
    .first()
    .click();
  await (await opening).waitForURL('https://acme.example/anvil?size=2');
}

const registered = (requests: readonly Request[]) =>
  requests.map((request) => Object.fromEntries(new URL(request.url()).searchParams));

test('who allows marketing has the browser remember a view of an ad and a click on it', async ({
  openPage,
  server,
  ad,
}) => {
  const page = await openPage('/login/');
  const sources: Request[] = [];
  page.on('request', (request) => void (request.url().includes(SOURCE) && sources.push(request)));
  await prepare(page, { canRemember: true, allowsMarketing: true, sendsSignal: false }, server.url);
  await seeAndFollow(page, ad);
  await expect.poll(() => sources.length).toBe(2);
  const common = { destination: '["https://acme.example"]', campaign_id: ad };
  expect(registered(sources)).toMatchObject([
    { ...common, source_event_type: 'view', expiry: '86400', priority: '1' },
    { ...common, source_event_type: 'click', expiry: '604800', priority: '2' },
  ]);
  for (const source of sources) {
    const answer = await source.response();
    const { source_event_id } = registered([source])[0]!;
    expect(answer?.status()).toBe(204);
    expect(
      JSON.parse((await answer?.headerValue('attribution-reporting-register-source')) ?? ''),
    ).toMatchObject({ source_event_id, destination: ['https://acme.example'] });
  }
});

test.for([
  ['who has not allowed marketing', { canRemember: true, allowsMarketing: false, sendsSignal: false }],
  ['whose browser says no', { canRemember: true, allowsMarketing: true, sendsSignal: true }],
  ['whose browser cannot', { canRemember: false, allowsMarketing: true, sendsSignal: false }],
] as const)('nothing is remembered of somebody %s', async ([, visit], { openPage, server, ad }) => {
  const page = await openPage('/login/');
  const sources: string[] = [];
  const warnings: string[] = [];
  page.on('request', (request) => void (request.url().includes(SOURCE) && sources.push(request.url())));
  page.on('console', (message) => {
    if (message.text().includes('attribution')) warnings.push(message.text());
  });
  await prepare(page, visit, server.url);
  await seeAndFollow(page, ad);
  await page.waitForLoadState('networkidle');
  expect([sources, warnings]).toEqual([[], []]);
});
