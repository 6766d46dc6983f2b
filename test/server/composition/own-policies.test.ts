import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '../../security/support/read-page.ts';
import { WholeServer } from '../../security/support/whole-server.ts';

/** Operators with pages of their own for rules and cookies. */

const COMMUNITY = 'https://rules.example/people';
const COOKIES = 'https://rules.example/cookies?v=2';
let server: WholeServer;

beforeAll(async () => {
  server = await WholeServer.open({ COMMUNITY_GUIDELINES_URL: COMMUNITY, COOKIE_POLICY_URL: COOKIES });
});
afterAll(() => server.close());

const page = async (address: string) => readPage((await server.browser().send(address)).text);

test('have them listed beside the pages of the product', async () => {
  const links = [...(await page('/about')).querySelectorAll('article a')].map((a) => a.getAttribute('href'));
  expect(links).toEqual([COMMUNITY, '/about/merchant-guidelines', COOKIES]);
});

test('are where the product’s page of the same rules leads', async () => {
  const { status, headers } = await server.browser().send('/about/community-guidelines');
  expect([status, headers.get('location')]).toEqual([302, COMMUNITY]);
});

test('are linked from the question about cookies, whose choices stay here', async () => {
  const banner = (await page('/')).querySelector('[data-consent]');
  expect(banner?.querySelector('a')?.getAttribute('href')).toBe(COOKIES);
  expect((await server.browser().send('/about/cookie-policy')).status).toBe(200);
});
