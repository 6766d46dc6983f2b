import { describe, expect, test } from 'vitest';
import { dataOf, outcomeOf, SmallBrowser } from '../small-browser.ts';
import { SmallSite } from '../small-site.ts';

async function member() {
  const site = new SmallSite();
  return new SmallBrowser(site).withSession(site.openSession());
}

describe('a wrapped direct call', () => {
  test.each([
    ['get', { url: '/v3/numbers/', data: { total: 2 } }, [{ number: 0 }, { number: 1 }]],
    ['get', { url: '/v3/numbers', data: '{"total":1}' }, [{ number: 0 }]],
    ['get', { url: '/v3/numbers/?total=1' }, [{ number: 0 }]],
    ['get', { url: '/v3/numbers/?total=1', data: { total: 0 } }, []],
    ['get', { url: '/v3/./numbers/', data: { total: 0 } }, []],
    ['create', { url: '/v3/boards/12/follow/' }, { followed: '12' }],
    ['update', { url: '/v3/boards/12/follow/', method: 'PUT' }, { followed: '12' }],
    ['delete', { url: '/v3/boards/12/follow/', method: 'delete' }, { unfollowed: '12' }],
    ['update', { url: '/v3/experiences/11%3A500417/trigger/' }, { pair: '11:500417', language: 'en' }],
    ['update', { url: '/v3/experiences/11%253A5/trigger/' }, { pair: '11%3A5', language: 'en' }],
    ['get', { url: '/v3/silent/' }, { ok: true }],
  ])('%s %j', async (action, options, data) => {
    const told = await (await member()).call('ApiResource', action, options);
    expect(outcomeOf(told)).toBe('200');
    expect(dataOf(told)).toEqual(data);
  });

  test('answers as the inner call under the name of the wrapper', async () => {
    const told = await (await member()).call('ApiResource', 'get', { url: '/v3/numbers/?total=1' });
    expect(told.body.resource_response?.endpoint_name).toBe('v3_numbers_get');
    expect(told.body.resource).toEqual({
      name: 'ApiResource',
      options: { url: '/v3/numbers/', data: { total: 1 }, bookmarks: ['-end-'] },
    });
  });

  test('pages by bookmarks in data or beside it, unless a single page is wanted', async () => {
    const browser = await member();
    const url = '/v3/numbers/';
    const first = await browser.call('ApiResource', 'get', { url });
    const bookmarks = first.body.resource?.options['bookmarks'];
    for (const options of [
      { url, bookmarks },
      { url, data: { bookmarks } },
    ]) {
      const told = await browser.call('ApiResource', 'get', options);
      expect((dataOf(told) as unknown[])[0]).toEqual({ number: 25 });
    }
    const single = await browser.call('ApiResource', 'get', { url, ignore_bookmark: true });
    expect(single.body.resource?.options['bookmarks']).toEqual(['-end-']);
    expect(single.body.resource_response).not.toHaveProperty('bookmark');
  });

  test('a few headers may go along', async () => {
    const told = await (
      await new SmallBrowser(new SmallSite()).arrive()
    ).call('ApiResource', 'update', {
      url: '/v3/experiences/1/trigger/',
      headers: { 'accept-language': 'de', 'X-Requested-With': 'XMLHttpRequest' },
    });
    expect(dataOf(told)).toMatchObject({ language: 'de' });
  });

  test('runs with the session and the address of the caller, and its limits', async () => {
    const visitor = await new SmallBrowser(new SmallSite()).arrive();
    expect(outcomeOf(await visitor.call('ApiResource', 'update', { url: '/v3/boards/1/follow/' }))).toBe(
      '401/2',
    );
  });
});

describe('refusals', () => {
  test.each([
    'http://elsewhere.test/v3/numbers/',
    'https:/v3/numbers/',
    '//elsewhere.test/v3/numbers/',
    '/\\elsewhere.test/v3/',
    '/v3//numbers/',
    '/v3/numbers/#x',
    '/v3/numbers/?a=1#x',
    '/v3/num\u0000bers/',
    '/v3/numbers/?a=\n',
    '/v3/numbers/%0d%0aHost:x/',
    '/v3/%2f%2felsewhere.test/',
    '/v3/%5c%5celsewhere.test/',
    '/v3/../resource/EchoResource/get/',
    '/v3/%2e%2e/resource/EchoResource/get/',
    '/v3/x/..%2f..%2fhealthz',
    '/v3/numbers/%zz/',
    '/v3/numbers/%23x/',
    '/resource/EchoResource/get/',
    '/healthz',
    '/',
    'v3/numbers/',
    '/v3',
    '/V3/numbers/',
    '/v5/pins',
    '/v3/pidgets/pins/info/',
    '/v3/x/../pidgets/pins/info/',
    'user@elsewhere.test/v3/',
  ])('%j is 400/6', async (url) => {
    const told = await (await member()).call('ApiResource', 'get', { url });
    expect(outcomeOf(told)).toBe('400/6');
    expect(told.body.resource_response?.error?.reason).toBe('wrapper_refused');
  });

  test.each([
    [{}, 'missing'],
    [{ url: '' }, 'missing'],
    [{ url: 7 }, 'wrong_type'],
  ])('%j: url', async (options, problem) => {
    const told = await (await member()).call('ApiResource', 'get', options);
    expect(outcomeOf(told)).toBe('400/1');
    expect(told.body.resource_response?.error?.extra_data.fields).toEqual([{ name: 'url', problem }]);
  });

  test.each([
    ['get', 'POST'],
    ['get', 'DELETE'],
    ['create', 'PUT'],
    ['update', 'DELETE'],
    ['delete', 'GET'],
    ['create', 'PATCH'],
    ['update', 'TRACE'],
    ['get', 5],
  ])('%s with method %j is 400/1', async (action, method) => {
    const told = await (await member()).call('ApiResource', action, { url: '/v3/numbers/', method });
    expect(outcomeOf(told)).toBe('400/1');
    expect(told.body.resource_response?.error?.target).toBe('method');
  });

  test('PATCH is allowed under update, if the call has it', async () => {
    const told = await (
      await member()
    ).call('ApiResource', 'update', { url: '/v3/boards/1/follow/', method: 'PATCH' });
    expect(outcomeOf(told)).toBe('405/20');
  });

  test.each(['Cookie', 'Authorization', 'Host', 'X-Forwarded-For', 'X-CSRFToken', ''])(
    'header %j is 400/6',
    async (name) => {
      const options = { url: '/v3/numbers/', headers: { [name]: 'x' } };
      expect(outcomeOf(await (await member()).call('ApiResource', 'get', options))).toBe('400/6');
    },
  );

  test('a header value that is none is 400/6', async () => {
    const options = { url: '/v3/numbers/', headers: { 'Accept-Language': 'de\r\nCookie: a=b' } };
    expect(outcomeOf(await (await member()).call('ApiResource', 'get', options))).toBe('400/6');
  });

  test('unknown calls and verbs are told as of the inner call', async () => {
    const browser = await member();
    expect(outcomeOf(await browser.call('ApiResource', 'get', { url: '/v3/unknown/' }))).toBe('404/11');
    expect(outcomeOf(await browser.call('ApiResource', 'get', { url: '/v3/boards/1/follow/' }))).toBe(
      '405/20',
    );
    expect(outcomeOf(await browser.call('ApiResource', 'get', { url: '/v3/numbers/', data: '[' }))).toBe(
      '400/4',
    );
  });
});
