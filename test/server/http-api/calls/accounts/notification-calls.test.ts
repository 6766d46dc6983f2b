import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../../../src/domain/ids/ids.ts';
import { dataOf, outcomeOf, type SmallBrowser } from '../../core/small-browser.ts';
import { linksIn, tokenIn } from '../../support/mail-links.ts';
import { aMember, makeBoard, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let ann: Member;
let bob: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  await prove(ann);
});
afterAll(() => app.close());

const prove = ({ user }: Member) =>
  app.store.transaction((tx) => tx.users.update(toUserId(user.id), { emailVerified: true }));
const follow = (by: Member, whom: Member) =>
  by.browser.call('UserFollowResource', 'create', { user_id: whom.user.id });
const settings = async () => dataOf(await ann.browser.call('NotificationSettingsResource', 'get'));
const change = (options: object) => ann.browser.call('NotificationSettingsResource', 'update', options);
const visitor = () => app.browser().arrive();

describe('what one is told about', () => {
  test('is everything inside, and few things by mail, until somebody decides', async () => {
    expect(await settings()).toMatchObject({
      save: { web: true, email: false },
      follow: { web: true, email: true },
      message: { web: true, email: true },
    });
  });

  test('changes way by way; the rest stays', async () => {
    expect(dataOf(await change({ follow: { email: false } }))).toMatchObject({
      follow: { web: true, email: false },
    });
    await change({ follow: { web: 'false' }, save: { email: 1 }, unheard_of: { web: false } });
    expect(await settings()).toMatchObject({
      follow: { web: false, email: false },
      save: { web: true, email: true },
    });
    const account = dataOf(await ann.browser.call('UserSettingsResource', 'get'));
    expect(account).toMatchObject({ notifications: { follow: { web: false, email: false } } });
  });

  test.each([[{ follow: 'never' }], [{ follow: { web: 'perhaps' } }], [{ follow: [] }]])(
    '%o is refused',
    async (options) => {
      const told = await change(options);
      expect(outcomeOf(told)).toBe('400/1');
      expect(told.body.resource_response?.error?.target).toBe('follow');
    },
  );

  test('needs a session', async () => {
    expect(outcomeOf(await app.browser().call('NotificationSettingsResource', 'get'))).toBe('401/2');
  });
});

describe('a new follower', () => {
  test('is told by mail to who has proven the address and wants it, once a day', async () => {
    await follow(bob, ann);
    const [mail] = await app.deliverMails();
    expect(mail).toMatchObject({ to: 'ann@example.org', subject: 'bob started following you on Pinakes' });
    await follow(await aMember(app, 'eve'), ann);
    expect(await app.deliverMails()).toEqual([]);
    app.time += 86_400_000;
    await follow(await aMember(app, 'dan'), ann);
    expect(await app.deliverMails()).toHaveLength(1);
  });

  test('is not told to others', async () => {
    await follow(ann, bob);
    await change({ follow: { email: false } });
    await follow(bob, ann);
    expect(await app.deliverMails()).toEqual([]);
  });

  test('who has gone in between is not told', async () => {
    await follow(bob, ann);
    await bob.browser.call('UserFollowResource', 'delete', { user_id: ann.user.id });
    expect(await app.deliverMails()).toEqual([]);
  });
});

describe('the link of such a mail', () => {
  async function loginToken(): Promise<string> {
    await follow(bob, ann);
    return tokenIn((await app.deliverMails())[0], '/login');
  }
  const logIn = (browser: SmallBrowser, token: string) =>
    browser.call('UserSessionResource', 'create', { token });

  test('opens a limited session, which reads as the user and writes almost nothing', async () => {
    await makeBoard(ann, { name: 'Secret', privacy: 'secret' });
    const browser = await visitor();
    const told = await logIn(browser, await loginToken());
    expect(dataOf(told)).toMatchObject({
      username: 'ann',
      viewer_type: 'LIMITED_LOGIN',
      session: { type: 'limited', expires_at: 'Tue, 16 Jun 2026 12:00:00 +0000' },
    });
    expect(dataOf(told)).not.toHaveProperty('email');
    expect(dataOf(await browser.call('BoardsResource', 'get', { username: 'ann' }))).toHaveLength(1);
    expect(outcomeOf(await browser.call('BoardResource', 'create', { name: 'x' }))).toBe('403/10');
    expect(outcomeOf(await browser.call('UserSettingsResource', 'get'))).toBe('403/10');
    expect(outcomeOf(await browser.call('UserSettingsResource', 'update', { about: 'x' }))).toBe('403/10');
    expect(outcomeOf(await browser.call('UserSessionStoreResource', 'get'))).toBe('403/10');
    expect(outcomeOf(await browser.call('UserSessionResource', 'delete'))).toBe('200');
  });

  test('works once, and not after its time', async () => {
    const token = await loginToken();
    expect(outcomeOf(await logIn(await visitor(), token))).toBe('200');
    expect(outcomeOf(await logIn(await visitor(), token))).toBe('400/81');
    await bob.browser.call('UserFollowResource', 'delete', { user_id: ann.user.id });
    app.time += 86_400_000;
    const late = await loginToken();
    app.time += 7 * 86_400_000;
    expect(outcomeOf(await logIn(await visitor(), late))).toBe('400/81');
  });

  test('a limited session ends after a day', async () => {
    const browser = await visitor();
    await logIn(browser, await loginToken());
    app.time += 86_400_000;
    expect(dataOf(await browser.call('UserSessionResource', 'get'))).toMatchObject({ viewer: null });
  });

  test('takes nothing away from a browser that is logged in already', async () => {
    const told = await logIn(ann.browser, await loginToken());
    expect(dataOf(told)).toMatchObject({ viewer_type: 'LOGGED_IN', session: { type: 'full' } });
    expect(outcomeOf(await ann.browser.call('UserSettingsResource', 'get'))).toBe('200');
  });

  test('is worth nothing for who is suspended or has left', async () => {
    const token = await loginToken();
    const set = (state: 'suspended' | 'deactivated') =>
      app.store.transaction((tx) => tx.users.update(toUserId(ann.user.id), { state }));
    await set('suspended');
    expect(outcomeOf(await logIn(await visitor(), token))).toBe('403/12');
    await set('deactivated');
    expect(outcomeOf(await logIn(await visitor(), token))).toBe('400/81');
  });
});

describe('the way out of mails', () => {
  async function unsubscribeUrl(): Promise<URL> {
    await follow(bob, ann);
    const [mail] = await app.deliverMails();
    expect(linksIn(mail).some(({ href }) => href === mail?.unsubscribeUrl)).toBe(true);
    return new URL(mail?.unsubscribeUrl ?? '');
  }
  const tokenOf = (url: URL) => url.searchParams.get('token') ?? '';

  test('shows and changes which mails come, without a login', async () => {
    const token = tokenOf(await unsubscribeUrl());
    const stranger = await visitor();
    const read = async () => dataOf(await stranger.call('EmailSubscriptionResource', 'get', { token }));
    expect(await read()).toMatchObject({ categories: { follow: true, save: false } });
    const told = await stranger.call('EmailSubscriptionResource', 'update', {
      token,
      categories: { follow: false, save: true, unheard_of: true },
    });
    expect(dataOf(told)).toMatchObject({ categories: { follow: false, save: true } });
    await stranger.call('EmailSubscriptionResource', 'update', { token, unsubscribe_all: true });
    const { categories } = (await read()) as { categories: Record<string, boolean> };
    expect(Object.values(categories)).not.toContain(true);
    expect(await settings()).toMatchObject({ follow: { web: true, email: false } });
  });

  test('is one click in mail programs, which have no cookies and no security token', async () => {
    const { pathname, search } = await unsubscribeUrl();
    const send = (address: string) =>
      app.browser().send(address, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example' },
      });
    expect((await send(`${pathname}?token=made-up`)).status).toBe(404);
    expect((await send(pathname + search)).status).toBe(200);
    expect(await settings()).toMatchObject({ follow: { email: false } });
  });

  test('looking at it changes nothing', async () => {
    const { pathname, search } = await unsubscribeUrl();
    expect((await app.browser().send(pathname + search)).status).toBe(200);
    expect(await settings()).toMatchObject({ follow: { email: true } });
  });

  test('is signed, and ends with the address', async () => {
    const token = tokenOf(await unsubscribeUrl());
    const [id = ''] = token.split('.');
    const read = async (token: string) =>
      outcomeOf(await (await visitor()).call('EmailSubscriptionResource', 'get', { token }));
    for (const forged of [id, `${id}.`, `${bob.user.id}.${token.split('.')[1] ?? ''}`, '1.2', 'x']) {
      expect(await read(forged)).toBe('400/81');
    }
    const change = { email: 'anna@example.org' };
    await app.store.transaction((tx) => tx.users.update(toUserId(ann.user.id), change));
    expect(await read(token)).toBe('400/81');
  });

  test('needs a decision', async () => {
    const token = tokenOf(await unsubscribeUrl());
    const told = await (await visitor()).call('EmailSubscriptionResource', 'update', { token });
    expect(outcomeOf(told)).toBe('400/1');
  });
});
