import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireSettings } from '../../../../../wire/user.ts';
import { dataOf, outcomeOf, type Sending, type SmallBrowser } from '../../core/small-browser.ts';
import { DAY_MS } from '../../core/site-times.ts';
import { aMember, makeBoard, PASSWORD, sendPicture, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

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

const update = (options: Record<string, unknown>, { browser }: Pick<Member, 'browser'> = ann) =>
  browser.call('UserSettingsResource', 'update', options);

describe('the decision about cookies', () => {
  const WITH_SIGNAL = { headers: { 'Sec-GPC': '1' } };
  /** As the settings and the context of the same answer tell them. */
  const settings = async (sending: Sending = {}, browser = ann.browser) => {
    const told = await browser.call('UserSettingsResource', 'get', {}, sending);
    const { decided, receipt, ...consent } = told.body.client_context?.['consent'] as Record<string, unknown>;
    expect(dataOf(told)).toMatchObject(consent);
    expect((dataOf(told) as WireSettings).cookies_decided_at !== null).toBe(decided);
    return dataOf(told);
  };
  const logIn = async (browser: SmallBrowser, sending: Sending = {}) => {
    const options = { username_or_email: 'ann', password: PASSWORD };
    return (await browser.arrive()).call('UserSessionResource', 'create', options, sending);
  };

  test('of a visitor stays in the browser', async () => {
    const browser = await app.browser().arrive();
    const told = await update({ allow_analytic_cookies: true, allow_marketing_cookies: false }, { browser });
    expect(dataOf(told)).toEqual({
      allow_analytic_cookies: true,
      allow_marketing_cookies: false,
      allow_personalization_cookies: false,
      cookies_decided_at: 'Mon, 15 Jun 2026 12:00:00 +0000',
      surface_tag: null,
    });
    expect(browser.cookies.get('_consent')).toMatch(/^a1m0p0\./);
    expect(told.body.client_context?.['consent']).toMatchObject({ decided: true });
  });

  test('of a member stays with the account', async () => {
    await update({ allow_marketing_cookies: true, surface_tag: 'footer' });
    expect(dataOf(await ann.browser.call('UserSettingsResource', 'get'))).toMatchObject({
      allow_analytic_cookies: false,
      allow_marketing_cookies: true,
      surface_tag: 'footer',
    });
  });

  test('of a member counts half a year', async () => {
    await update({ allow_marketing_cookies: true });
    app.time += 184 * DAY_MS;
    await logIn(ann.browser);
    expect(await settings()).toMatchObject({ allow_marketing_cookies: true });
    app.time += DAY_MS;
    expect(await settings()).toMatchObject({ allow_marketing_cookies: false, cookies_decided_at: null });
  });

  test('of a member gives way to the privacy signal of the browser until it is changed on purpose', async () => {
    await update({ allow_analytic_cookies: true, allow_marketing_cookies: true });
    expect(await settings(WITH_SIGNAL)).toMatchObject({
      allow_analytic_cookies: false,
      allow_marketing_cookies: false,
      cookies_decided_at: null,
    });
    expect(await settings()).toMatchObject({ allow_analytic_cookies: true, allow_marketing_cookies: true });

    const allow = { allow_analytic_cookies: true };
    const onPurpose = await ann.browser.call('UserSettingsResource', 'update', allow, WITH_SIGNAL);
    const chosen = { allow_analytic_cookies: true, allow_marketing_cookies: false };
    expect(dataOf(onPurpose)).toMatchObject(chosen);
    expect(await settings(WITH_SIGNAL)).toMatchObject(chosen);
  });

  test('of a visitor never counts against the privacy signal, and does not come along at log-in', async () => {
    const browser = await app.browser().arrive();
    const allow = { allow_analytic_cookies: true };
    const told = await browser.call('UserSettingsResource', 'update', allow, WITH_SIGNAL);
    expect(dataOf(told)).toMatchObject({ allow_analytic_cookies: false, cookies_decided_at: null });
    expect(told.setCookies.has('_unauth_id')).toBe(false);
    await logIn(browser, WITH_SIGNAL);
    const undecided = { allow_analytic_cookies: false, cookies_decided_at: null };
    expect(await settings({}, browser)).toMatchObject(undecided);
  });

  test('is all that visitors may change', async () => {
    const browser = await app.browser().arrive();
    const told = await update({ allow_analytic_cookies: true, theme: 'dark' }, { browser });
    expect(outcomeOf(told)).toBe('401/2');
    expect(browser.cookies.has('_consent')).toBe(false);
    expect(outcomeOf(await browser.call('UserSettingsResource', 'get'))).toBe('401/2');
  });
});

describe('the account', () => {
  test('changes field by field; what is absent stays', async () => {
    const told = await update({
      first_name: 'Anna',
      about: 'Oak.\nAsh.',
      location: 'Graz',
      pronouns: 'she',
      website_url: 'https://www.ann.example/',
      country: 'AT',
      gender: 'female',
      birthday: '1990-02-28',
      theme: 'dark',
      save_behavior: 0,
      exclude_from_search: true,
      allow_messages_from: 'nobody',
    });
    expect(dataOf(told)).toMatchObject({
      first_name: 'Anna',
      about: 'Oak.\nAsh.',
      domain_url: 'ann.example',
      country: 'AT',
      gender: 'female',
      birthday: '1990-02-28',
      theme: 'dark',
      save_behavior: 0,
      exclude_from_search: true,
      allow_messages_from: 'nobody',
      email: 'ann@example.org',
    });
    expect(ann.browser.cookies.get('theme')).toBe('dark');
    const emptied = await update({ about: '', website_url: null, birthday: '', gender: null });
    expect(dataOf(emptied)).toMatchObject({
      first_name: 'Anna',
      about: '',
      website_url: null,
      birthday: null,
      gender: 'unspecified',
    });
  });

  test('gets a new name in all its addresses', async () => {
    await makeBoard(ann);
    expect(dataOf(await update({ username: 'anna' }))).toMatchObject({ username: 'anna' });
    const board = await app.browser().call('BoardResource', 'get', { username: 'anna', slug: 'home' });
    expect(dataOf(board)).toMatchObject({ url: '/anna/home/' });
  });

  test('is still found under its former name, until somebody else takes that', async () => {
    await makeBoard(ann);
    await update({ username: 'anna' });
    const visitor = app.browser();
    const person = () => visitor.call('UserResource', 'get', { username: 'ann' });
    expect(dataOf(await person())).toMatchObject({ username: 'anna' });
    const board = await visitor.call('BoardResource', 'get', { username: 'ann', slug: 'home' });
    expect(dataOf(board)).toMatchObject({ url: '/anna/home/' });
    const name = await visitor.call('UsernameExistsResource', 'get', { username: 'ann' });
    expect(dataOf(name)).toMatchObject({ available: true });
    const other = await aMember(app, 'ann', { email: 'other@example.org' });
    expect(dataOf(await person())).toMatchObject({ id: other.user.id });
  });

  test('does not get a name that is taken or reserved', async () => {
    await aMember(app, 'bob');
    expect(outcomeOf(await update({ username: 'Bob' }))).toBe('409/16');
    expect(outcomeOf(await update({ username: 'login' }))).toBe('400/1');
    expect(outcomeOf(await update({ username: '' }))).toBe('400/1');
  });

  test.each([
    [{ first_name: 'x'.repeat(31) }, 'first_name'],
    [{ last_name: 'x'.repeat(58) }, 'last_name'],
    [{ about: 'x'.repeat(501) }, 'about'],
    [{ location: 'x'.repeat(51) }, 'location'],
    [{ pronouns: 'x'.repeat(31) }, 'pronouns'],
    [{ website_url: 'javascript:alert(1)' }, 'website_url'],
    [{ theme: 'blue' }, 'theme'],
    [{ save_behavior: 2 }, 'save_behavior'],
    [{ account_type: 'business' }, 'business_name'],
    [{ profile_image_url: 'https://elsewhere.example/me.jpg' }, 'profile_image_url'],
  ])('%o is refused', async (options, target) => {
    const told = await update(options);
    expect(outcomeOf(told)).toBe('400/1');
    expect(told.body.resource_response?.error?.target).toBe(target);
  });

  test('cannot be given rights, another id or another mail address here', async () => {
    const told = await update({
      id: '1',
      is_operator: false,
      email: 'x@example.org',
      about: 'a',
    });
    expect(dataOf(told)).toMatchObject({ id: ann.user.id, is_operator: true, email: 'ann@example.org' });
  });
});

describe('the picture', () => {
  test('is one that was sent by the same person', async () => {
    const { upload_id, image_signature } = await sendPicture(ann, 'me');
    const told = await update({ profile_image_upload_id: upload_id });
    expect(dataOf(told)).toMatchObject({
      is_default_image: false,
      image_small_url: expect.stringContaining(`/media/30x30/`) as unknown,
      image_large_url: expect.stringContaining(image_signature) as unknown,
    });
    expect(told.body.client_context?.['user']).toMatchObject({
      image_small_url: expect.stringContaining(image_signature) as unknown,
    });
    expect(dataOf(await update({ profile_image_upload_id: null }))).toMatchObject({ is_default_image: true });
  });

  test('cannot be taken from somebody else', async () => {
    const bob = await aMember(app, 'bob');
    const { upload_id, image_url } = await sendPicture(bob, 'bob');
    expect(outcomeOf(await update({ profile_image_upload_id: upload_id }))).toBe('404/70');
    expect(outcomeOf(await update({ profile_image_url: image_url }))).toBe('404/70');
    expect(outcomeOf(await update({ profile_image_url: image_url }, bob))).toBe('200');
  });
});

describe('the view of the profile', () => {
  const view = async () =>
    (dataOf(await ann.browser.call('UserSettingsResource', 'get')) as { profile_view: object }).profile_view;
  const START = {
    board_pin_density: 'default',
    profile_pin_density: 'default',
    board_sort: 'last_pinned_to',
    pin_filter: 'NONE',
    board_filter: 'NONE',
    home_feed: 'for_you',
  };

  test('keeps what was chosen, part by part', async () => {
    expect(await view()).toEqual(START);
    await update({ profile_view: { board_sort: 'alphabetical', profile_pin_density: 'dense' } });
    await update({ profile_view: { pin_filter: 'CREATED_BY_ME' } });
    expect(await view()).toEqual({
      ...START,
      board_sort: 'alphabetical',
      profile_pin_density: 'dense',
      pin_filter: 'CREATED_BY_ME',
    });
    await update({ profile_view: null });
    expect(await view()).toEqual(START);
  });

  test('takes unknown orders and filters as the default, and refuses unknown densities', async () => {
    await update({ profile_view: { board_sort: 'by_smell', pin_filter: 'x', board_filter: 'y' } });
    expect(await view()).toEqual(START);
    const told = await update({ profile_view: { board_pin_density: 'packed' } });
    expect(outcomeOf(told)).toBe('400/1');
    expect(told.body.resource_response?.error?.target).toBe('profile_view');
  });
});
