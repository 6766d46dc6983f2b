import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WirePin } from '../../../../wire/pin.ts';
import type { Told } from '../core/small-browser.ts';
import { aMember, makePin, type Member } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

const LINK = 'https://fine.example/a?b=c&pin=9#d';
const HOUR = 3_600_000;

let app: TestApp;
let ann: Member;
let pin: WirePin;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  app.verdicts.clear();
  ann = await aMember(app, 'ann');
  pin = await makePin(ann, { title: 'A chair', link: LINK });
});
afterAll(() => app.close());

const visitor = () => app.browser();
const open = (path: string): Promise<Told> => visitor().send(path);
const locationOf = ({ status, headers }: Told) => [status, headers.get('location')];
/** The signed address of a pin, with other values of its query. */
const signed = (fields: Readonly<Record<string, string>> = {}, of = pin): string => {
  const address = new URL(of.offsite_link ?? '', 'http://pins.test');
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.pathname + address.search;
};
const madeWith = (link: string) => makePin(ann, { title: link, link });

describe('a signed link', () => {
  test('leads to its site, with the query of the site alone', async () => {
    const told = await open(signed({ client_tracking_params: 'abc', aux_data: '{}' }));
    expect(locationOf(told)).toEqual([302, LINK]);
    expect(told.headers.get('x-robots-tag')).toBe('noindex');
    expect(told.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  test('of a site in another script leads there in ASCII', async () => {
    const other = await madeWith('https://bücher.example/ü?ö');
    expect(locationOf(await open(signed({}, other)))).toEqual([
      302,
      'https://xn--bcher-kva.example/%C3%BC?%C3%B6',
    ]);
  });

  test('to a page of this site leads to that page', async () => {
    const own = await madeWith('http://pins.test//evil.example/');
    expect(locationOf(await open(signed({}, own)))).toEqual([302, 'http://pins.test//evil.example/']);
  });

  test.each(['blocked', 'suspicious', 'porn'] as const)(
    'to a site that is %s now gets a page',
    async (verdict) => {
      const address = signed();
      app.verdicts.set('fine.example', verdict);
      expect(locationOf(await open(address))).toEqual([200, null]);
    },
  );

  test('works for a day', async () => {
    const address = signed();
    app.time += 22 * HOUR;
    expect((await open(address)).status).toBe(302);
    app.time += 2 * HOUR;
    expect(locationOf(await open(address))).toEqual([200, null]);
  });

  test('says its verdict as JSON to the client', async () => {
    app.verdicts.set('fine.example', 'porn');
    const told = await open(signed({ csr: '1' }));
    expect(told.headers.get('content-type')).toContain('application/json');
    expect(told.body.resource_response?.data).toMatchObject({
      redirect_status: 'porn',
      sanitized_url: 'https://fine.example/a',
    });
  });
});

describe('never leads to another site', () => {
  test('with the token of another link, pin or ad', async () => {
    const other = await madeWith('https://other.example/');
    const foreign = [
      signed({ url: 'https://evil.example/' }),
      signed({ url: 'https://other.example/' }),
      signed({ pin: other.id }),
      signed({ isThirdPartyAd: 'true' }),
      signed({ url: LINK.replace('fine', 'Fine') }),
    ];
    for (const address of foreign) expect(locationOf(await open(address))).toEqual([200, null]);
  });

  test('with a forged token, or none', async () => {
    const token = new URL(signed(), 'http://pins.test').searchParams.get('token') ?? '';
    const [hour = '', signature = ''] = token.split('.');
    const forged = [
      '',
      'x',
      '0',
      `${hour}.`,
      `.${signature}`,
      `${hour}.${'0'.repeat(32)}`,
      `zzzzzzzzz.${signature}`,
      `${signature}.${hour}`,
      `${token}0`,
      token.toUpperCase(),
    ];
    for (const text of forged) expect(locationOf(await open(signed({ token: text })))).toEqual([200, null]);
  });

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https://\\evil.example',
    'http://',
    'https://?',
    'https://evil.example\r\nSet-Cookie: a=b',
    'https://evil.example/\r\n\r\n<script>',
    'https://evil.example\u2028/',
    ' https://evil.example',
    'ht\ttps://evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    'ftp://evil.example/',
    'mailto:a@evil.example',
    `https://evil.example/${'a'.repeat(2048)}`,
    '',
  ])('for %j', async (url) => {
    for (const path of ['offsite/', 'offsite', 'pin_redirect']) {
      const query = new URLSearchParams({ url, redirectUrl: url, token: 'x' });
      const told = await open(`/${path}?${query}`);
      expect(told.headers.get('location')).toBeNull();
      expect(told.headers.get('set-cookie') ?? '').not.toMatch(/\ba=b/);
      expect([200, 400]).toContain(told.status);
      if (!/u2028/.test(JSON.stringify(url))) expect(told.status).toBe(400);
    }
  });

  test('by a second address in the query', async () => {
    const [path = '', query = ''] = signed().split('?');
    const evil = `url=${encodeURIComponent('https://evil.example/')}`;
    expect(locationOf(await open(`${path}?${query}&${evil}`))).toEqual([302, LINK]);
    expect(locationOf(await open(`${path}?${evil}&${query}`))).toEqual([200, null]);
    expect(locationOf(await open(`${path}?${query}&url[]=https://evil.example/`))).toEqual([302, LINK]);
  });

  test('from the page between', async () => {
    const told = await open(`/pin_redirect?${new URLSearchParams({ redirectUrl: LINK })}`);
    expect(locationOf(told)).toEqual([200, null]);
  });
});
