import { describe, expect, test } from 'vitest';
import type { PageContext } from '../../../../../server/adapters/http-api/core/http-app-deps.ts';
import { SmallBrowser } from '../small-browser.ts';
import { DAY_MS, NOON } from '../site-times.ts';
import { SmallSite } from '../small-site.ts';

async function member(site = new SmallSite(), session = {}, user = {}) {
  return new SmallBrowser(site).withSession(site.openSession(session, user));
}

describe('client_context', () => {
  async function contextOf(
    site: SmallSite,
    headers: Record<string, string> = {},
    cookies: Record<string, string> = {},
    origin = 'http://pins.test',
  ) {
    const browser = new SmallBrowser(site, { origin });
    for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value);
    return (await browser.call('EchoResource', 'get', {}, { headers })).body.client_context;
  }

  test('of a visitor of whom nothing is known', async () => {
    expect(await contextOf(new SmallSite())).toEqual({
      is_authenticated: false,
      viewer_type: 'LOGGED_OUT',
      user: { unauth_id: null },
      locale: 'en-US',
      language: 'en',
      country: 'US',
      country_from_ip: null,
      country_from_host_name: null,
      is_allowed_country: false,
      consent: {
        allow_analytic_cookies: false,
        allow_marketing_cookies: false,
        allow_personalization_cookies: false,
        decided: false,
      },
      is_bot: false,
      is_social_bot: false,
      app_version: 'build-1',
    });
  });

  test('of somebody signed in', async () => {
    const browser = await member(new SmallSite(), {}, { locale: 'de-AT', country: 'AT' });
    const told = await browser.call('EchoResource', 'get', {}, { headers: { 'Accept-Language': 'fr-FR' } });
    expect(told.body.client_context).toMatchObject({
      is_authenticated: true,
      viewer_type: 'LOGGED_IN',
      user: {
        id: '101',
        username: 'ada',
        full_name: 'Ada Lovelace',
        image_small_url: 'http://pins.test/static/nobody.png',
        is_partner: false,
        is_employee: false,
      },
      locale: 'de-AT',
      language: 'de',
      country: 'AT',
    });
  });

  test('a limited session is authenticated', async () => {
    const told = await (await member(new SmallSite(), { type: 'limited' })).call('EchoResource', 'get');
    expect(told.body.client_context).toMatchObject({ is_authenticated: true, viewer_type: 'LIMITED_LOGIN' });
  });

  test.each([
    ['de-AT,de;q=0.9,en;q=0.5', 'de-AT', 'de', 'AT'],
    ['en;q=0.5, pt-br', 'pt-BR', 'pt', 'BR'],
    ['ar-SA', 'ar-SA', 'ar-SA', 'SA'],
    ['pt-PT', 'pt-PT', 'pt', 'PT'],
    // Without texts in the language, but the country is told.
    ['zh-Hant-TW', 'en-US', 'en', 'TW'],
    ['fr', 'fr', 'fr', 'US'],
    ['*', 'en-US', 'en', 'US'],
    ['<script>, x', 'en-US', 'en', 'US'],
    ['de;q=0', 'en-US', 'en', 'US'],
  ])('Accept-Language %s means %s', async (header, locale, language, country) => {
    const context = await contextOf(new SmallSite(), { 'Accept-Language': header });
    expect(context).toMatchObject({ locale, language, country });
  });

  test('the country comes from a trusted proxy only, or from the ending of the host name', async () => {
    const headers = { 'X-Country': 'ca', Host: 'pins.example.nz' };
    const distrusting = new SmallSite({ countryHeader: 'X-Country' });
    expect(await contextOf(distrusting, headers)).toMatchObject({
      country_from_ip: null,
      country_from_host_name: 'NZ',
    });
    const trusting = new SmallSite({ countryHeader: 'X-Country', trustedProxies: ['192.0.2.0/24'] });
    expect(await contextOf(trusting, headers)).toMatchObject({ country_from_ip: 'CA', country: 'CA' });
    expect(await contextOf(trusting, { Host: 'pins.io' })).toMatchObject({ country_from_host_name: null });
  });

  const ACCEPTED = { _consent: `a1m0p0.${NOON / 1000}` };
  const REJECTED = { _consent: `a0m0p0.${NOON / 1000}` };

  test.each([
    ['no country known', {}, {}, false],
    ['listed country', { 'X-Country': 'CA' }, {}, true],
    ['listed country, rejected', { 'X-Country': 'CA' }, REJECTED, false],
    ['country not listed', { 'X-Country': 'JP' }, ACCEPTED, false],
    ['one of two countries not listed', { 'X-Country': 'CA', Host: 'pins.jp' }, ACCEPTED, false],
    ['country that wants a yes, undecided', { 'X-Country': 'AT' }, {}, false],
    ['country that wants a yes, accepted', { 'X-Country': 'AT' }, ACCEPTED, true],
    ['undecided with a privacy signal', { 'X-Country': 'CA', 'Sec-GPC': '1' }, {}, false],
    ['accepted before the privacy signal', { 'X-Country': 'CA', 'Sec-GPC': '1' }, ACCEPTED, false],
  ])('local tracking: %s', async (_name, headers, cookies, allowed) => {
    const site = new SmallSite({
      countryHeader: 'X-Country',
      trustedProxies: ['192.0.2.0/24'],
      trackingCountries: ['CA', 'AT'],
    });
    expect(await contextOf(site, headers, cookies)).toMatchObject({ is_allowed_country: allowed });
  });

  test.each([
    [
      `a1m0p1.${NOON / 1000}`,
      { allow_analytic_cookies: true, allow_personalization_cookies: true, decided: true },
    ],
    [`a0m0p0.${NOON / 1000}`, { allow_analytic_cookies: false, decided: true }],
    [`a1m1p1.${(NOON - 185 * DAY_MS) / 1000}`, { allow_analytic_cookies: false, decided: false }],
    ['a2m0p0.1', { allow_analytic_cookies: false, decided: false }],
    ['yes', { decided: false }],
  ])('consent cookie %s', async (cookie, consent) => {
    expect(await contextOf(new SmallSite(), {}, { _consent: cookie })).toMatchObject({ consent });
  });

  test.each([
    ['honored', { 'Sec-GPC': '1' }, ACCEPTED, true],
    ['not sent', { 'Sec-GPC': '0' }, REJECTED, undefined],
  ])('a privacy signal is told while it is honored: %s', async (_what, headers, cookies, told) => {
    const context = await contextOf(new SmallSite(), headers, cookies);
    expect(context?.honors_privacy_signal).toBe(told);
  });

  test('a privacy signal wins over the consent of its browser', async () => {
    expect(await contextOf(new SmallSite(), { 'Sec-GPC': '1' }, ACCEPTED)).toMatchObject({
      consent: { allow_analytic_cookies: false, decided: false },
    });
  });

  test.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', true, false],
    ['facebookexternalhit/1.1', true, true],
    ['Slackbot-LinkExpanding 1.0', true, true],
    ['Mozilla/5.0 (X11; Linux) Firefox/150.0', false, false],
    ['Mozilla/5.0 (Linux; Android 15; Cubot X90) Mobile', false, false],
  ])('%s', async (agent, is_bot, is_social_bot) => {
    expect(await contextOf(new SmallSite(), { 'User-Agent': agent })).toMatchObject({
      is_bot,
      is_social_bot,
    });
  });

  test('the operator may give other lists of bots', async () => {
    const site = new SmallSite({ botAgents: 'Firefox', socialBotAgents: 'Chatty' });
    expect(await contextOf(site, { 'User-Agent': 'Firefox' })).toMatchObject({
      is_bot: true,
      is_social_bot: false,
    });
    expect(await contextOf(site, { 'User-Agent': 'Googlebot/2.1' })).toMatchObject({ is_bot: false });
  });
});

describe('debug data', () => {
  const ASKING = '/resource/EchoResource/get/?deb_x=1&source_url=%2Fpin%2F1%2F%3Fa';

  test('is for employees and internal addresses that ask for it', async () => {
    const employee = await member(new SmallSite({ employees: ['ADA'] }));
    const told = await employee.send(ASKING);
    expect(told.body.client_context?.['debug']).toEqual({
      experiments: {},
      timings_ms: { total: 0 },
      surface: '/pin/1/',
    });
    const inside = new SmallBrowser(new SmallSite({ internalRanges: ['192.0.2.0/24'] }));
    expect((await inside.send(ASKING)).body.client_context).toHaveProperty('debug');
    const bySource = await inside.send('/resource/EchoResource/get/?source_url=%2F%3Fdeb_all');
    expect(bySource.body.client_context).toHaveProperty('debug');
  });

  test('comes with a page that asks for it, to those people alone', async () => {
    const pages = async (_request: Request, { handler }: PageContext) => {
      const address = 'http://pins.test/resource/EchoResource/get/';
      return Response.json((await handler(new Request(address))).json);
    };
    const site = (settings: ConstructorParameters<typeof SmallSite>[0]) => new SmallSite(settings, { pages });
    const debugOf = async (browser: SmallBrowser, address: string) =>
      (await browser.send(address)).body.client_context?.['debug'];
    const employee = await member(site({ employees: ['ada'] }));
    expect(await debugOf(employee, '/ideas?deb_x=1')).toMatchObject({ surface: '/ideas' });
    expect(await debugOf(employee, '/ideas')).toBeUndefined();
    expect(await debugOf(await member(site({})), '/ideas?deb_x=1')).toBeUndefined();
  });

  test('is for nobody else', async () => {
    const employee = await member(new SmallSite({ employees: ['ada'] }));
    expect((await employee.call('EchoResource', 'get')).body.client_context).not.toHaveProperty('debug');
    expect((await (await member()).send(ASKING)).body.client_context).not.toHaveProperty('debug');
    const outside = new SmallBrowser(new SmallSite({ internalRanges: ['10.0.0.0/8'] }));
    const forged = await outside.send(ASKING, { headers: { 'X-Forwarded-For': '10.0.0.1' } });
    expect(forged.body.client_context).not.toHaveProperty('debug');
  });
});
