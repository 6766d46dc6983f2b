import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataOf, outcomeOf, type SmallBrowser } from '../../core/small-browser.ts';
import { aMember, PASSWORD, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

type Stored = { readonly id: string; readonly current: boolean; readonly user_agent: string };

let app: TestApp;
let ann: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
});
afterAll(() => app.close());

async function anotherBrowser(): Promise<SmallBrowser> {
  const browser = await app.browser().arrive();
  await browser.call('UserSessionResource', 'create', { username_or_email: 'ann', password: PASSWORD });
  return browser;
}
const sessions = async (browser: SmallBrowser) =>
  dataOf(await browser.call('UserSessionStoreResource', 'get')) as readonly Stored[];
const viewerType = async (browser: SmallBrowser) =>
  (dataOf(await browser.call('UserSessionResource', 'get')) as { viewer_type: string }).viewer_type;

describe('the sessions of an account', () => {
  test('are listed with where and when, the last used first, without what others have', async () => {
    await aMember(app, 'bob');
    app.time += 60_000;
    await anotherBrowser();
    expect(await sessions(ann.browser)).toEqual([
      {
        id: expect.stringMatching(/^\d+$/) as unknown,
        created_at: 'Mon, 15 Jun 2026 12:01:00 +0000',
        last_seen_at: 'Mon, 15 Jun 2026 12:01:00 +0000',
        address_hint: '192.0.2.*',
        user_agent: '',
        current: false,
      },
      expect.objectContaining({ current: true }),
    ]);
  });

  test('end one by one', async () => {
    const other = await anotherBrowser();
    const there = (await sessions(ann.browser)).find(({ current }) => !current);
    const told = await ann.browser.call('UserSessionStoreResource', 'delete', { session_id: there?.id });
    expect(dataOf(told)).toEqual({ ok: true });
    expect(await viewerType(other)).toBe('LOGGED_OUT');
    expect(await viewerType(ann.browser)).toBe('LOGGED_IN');
  });

  test('end all at once but the one that asks', async () => {
    const others = [await anotherBrowser(), await anotherBrowser()];
    await ann.browser.call('UserSessionStoreResource', 'delete', { all_others: true });
    expect(await Promise.all(others.map(viewerType))).toEqual(['LOGGED_OUT', 'LOGGED_OUT']);
    expect(await sessions(ann.browser)).toHaveLength(1);
  });

  test('may end with the one that asks, which is a logout', async () => {
    const [own] = await sessions(ann.browser);
    const told = await ann.browser.call('UserSessionStoreResource', 'delete', { session_id: own?.id });
    expect(told.headers.get('clear-site-data')).toBe('"cache"');
    expect(await viewerType(ann.browser)).toBe('LOGGED_OUT');
  });

  test('of others cannot be ended', async () => {
    const bob = await aMember(app, 'bob');
    const [his] = await sessions(bob.browser);
    const told = await ann.browser.call('UserSessionStoreResource', 'delete', { session_id: his?.id });
    expect(outcomeOf(told)).toBe('404/70');
    expect(await viewerType(bob.browser)).toBe('LOGGED_IN');
  });

  test('need to be named, and a session', async () => {
    expect(outcomeOf(await ann.browser.call('UserSessionStoreResource', 'delete'))).toBe('400/1');
    expect(outcomeOf(await app.browser().call('UserSessionStoreResource', 'get'))).toBe('401/2');
  });
});
