import { afterAll, beforeAll, expect, test } from 'vitest';
import { outcomeOf, type SmallBrowser } from '../../core/small-browser.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let browser: SmallBrowser;
beforeAll(async () => {
  app = await TestApp.open();
  browser = await app.browser().arrive();
});
afterAll(() => app.close());

const SOURCE = {
  source_event_id: '12',
  destination: '["https://x.example"]',
  expiry: '604800',
  priority: '2',
  source_event_type: 'click',
};
const send = (change: object = {}) =>
  browser.send(`/v3/attribution/source/?${new URLSearchParams({ ...SOURCE, ...change })}`);

test('the answer is empty, and registers nothing without consent', async () => {
  const { status, text, headers } = await send();
  expect([status, text]).toEqual([204, '']);
  expect(headers.get('attribution-reporting-register-source')).toBeNull();
});

test('who allows marketing has the source registered', async () => {
  await browser.call('UserSettingsResource', 'update', {
    allow_marketing_cookies: true,
    allow_personalization_cookies: false,
    allow_analytic_cookies: false,
  });
  const { status, headers } = await send();
  expect(status).toBe(204);
  expect(JSON.parse(headers.get('attribution-reporting-register-source') ?? '')).toEqual({
    source_event_id: '12',
    destination: ['https://x.example'],
    expiry: '604800',
    priority: '2',
  });
});

test.each([
  [{ destination: '[]' }],
  [{ destination: '["https://x.example/path"]' }],
  [{ destination: '["javascript:alert(1)"]' }],
  [
    {
      destination: JSON.stringify([
        'https://a.example',
        'https://b.example',
        'https://c.example',
        'https://d.example',
      ]),
    },
  ],
  [{ expiry: '1' }],
  [{ priority: '3' }],
  [{ source_event_id: 'x' }],
])('%j is refused', async (change) => {
  expect(outcomeOf(await send(change))).toBe('400/1');
});
