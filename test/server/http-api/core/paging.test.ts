import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Bookmarks } from '../../../../server/adapters/http-api/core/answer/bookmarks.ts';
import { NodeSecrets } from '../../../../server/adapters/node/node-secrets.ts';
import { dataOf, outcomeOf, SmallBrowser, type Told } from './small-browser.ts';
import { DAY_MS } from './site-times.ts';
import { SmallSite } from './small-site.ts';

function visitor(site = new SmallSite()) {
  return new SmallBrowser(site);
}

function tokenOf(told: Told): string {
  return told.body.resource_response?.bookmark ?? '';
}

describe('pages of a list', () => {
  test('go on by their token until there is none; nothing comes twice', async () => {
    const browser = visitor();
    const seen: unknown[] = [];
    let bookmarks: string[] = [];
    for (let page = 0; page < 3; page += 1) {
      const told = await browser.call('NumbersResource', 'get', { total: 25, bookmarks });
      seen.push(...(dataOf(told) as { number: number }[]).map((item) => item.number));
      bookmarks = told.body.resource?.options['bookmarks'] as string[];
      expect(told.body.resource_response?.bookmark).toBe(page < 2 ? bookmarks[0] : undefined);
    }
    expect(bookmarks).toEqual(['-end-']);
    expect(seen).toEqual(Array.from({ length: 25 }, (_, index) => index));
  });

  test('the last page has no key bookmark at all', async () => {
    const told = await visitor().call('NumbersResource', 'get', { total: 3 });
    expect(told.body.resource_response).not.toHaveProperty('bookmark');
  });

  test('an empty list is the last page', async () => {
    const told = await visitor().call('NumbersResource', 'get', { total: 0 });
    expect(dataOf(told)).toEqual([]);
    expect(told.body.resource?.options['bookmarks']).toEqual(['-end-']);
  });

  test('a call that is no list says that it is at its end', async () => {
    const told = await visitor().call('EchoResource', 'get', { bookmarks: ['whatever'] });
    expect(told.body.resource?.options['bookmarks']).toEqual(['-end-']);
    expect(told.body.resource_response).not.toHaveProperty('bookmark');
  });

  test.each([undefined, null, [], [null], [''], '', {}])(
    'bookmarks %j mean the first page',
    async (bookmarks) => {
      const told = await visitor().call('NumbersResource', 'get', { bookmarks });
      expect(dataOf(told)).toMatchObject([{ number: 0 }, ...new Array(9).fill({})]);
    },
  );

  test('of several tokens the last non-empty one counts; a text is as good as a list', async () => {
    const browser = visitor();
    const first = tokenOf(await browser.call('NumbersResource', 'get'));
    const second = tokenOf(await browser.call('NumbersResource', 'get', { bookmarks: [first] }));
    for (const bookmarks of [[first, second, ''], [second, null], second]) {
      const told = await browser.call('NumbersResource', 'get', { bookmarks });
      expect(dataOf(told)).toMatchObject([{ number: 20 }, {}, {}, {}, {}]);
    }
  });

  test.each([[['-end-']], ['-end-']])('after %j comes nothing', async (bookmarks) => {
    const told = await visitor().call('NumbersResource', 'get', { bookmarks });
    expect(dataOf(told)).toEqual([]);
    expect(told.body.resource?.options['bookmarks']).toEqual(['-end-']);
    const object = await visitor().call('SearchResource', 'get', { query: 'a', bookmarks });
    expect(dataOf(object)).toEqual({ results: [] });
  });

  test('the size may differ from page to page', async () => {
    const browser = visitor();
    const first = tokenOf(await browser.call('NumbersResource', 'get', { page_size: 3 }));
    const told = await browser.call('NumbersResource', 'get', { page_size: 2, bookmarks: [first] });
    expect(dataOf(told)).toEqual([{ number: 3 }, { number: 4 }]);
  });

  test.each(['bookmark', 'bookmarks'])('direct calls page by the query field %s', async (field) => {
    const browser = visitor();
    const first = tokenOf(await browser.send('/v3/numbers/'));
    const told = await browser.send(`/v3/numbers/?${field}=${encodeURIComponent(first)}`);
    expect(dataOf(told)).toMatchObject([{ number: 25 }, ...new Array(24).fill({})]);
  });
});

describe('tokens', () => {
  test.each([
    ['invented', 'abc'],
    ['of another kind of server', 'Y2JOb25lOmFiYw=='],
    ['cut', (token: string) => token.slice(0, -1)],
    ['with another position', (token: string) => token.replace(/~\w+~(?=[0-9a-f]{32}$)/, '~OTk~')],
    ['with another time', (token: string) => token.replace(/^n1~\w+/, 'n1~1')],
    ['with something behind', (token: string) => `${token}x`],
    ['very long', (token: string) => token + 'a'.repeat(600)],
  ])('%s are 400/5', async (_name, change) => {
    const browser = visitor();
    const token = tokenOf(await browser.call('NumbersResource', 'get'));
    const bookmarks = [typeof change === 'string' ? change : change(token)];
    const told = await browser.call('NumbersResource', 'get', { bookmarks });
    expect(outcomeOf(told)).toBe('400/5');
    expect(told.body.resource_response?.error?.reason).toBe('invalid_bookmark');
  });

  test('hold for one list only: another filter, sort or call is 400/5', async () => {
    const browser = visitor();
    const token = tokenOf(await browser.call('NumbersResource', 'get', { total: 100 }));
    for (const options of [{ total: 101 }, { total: 100, sort: 'up' }, {}]) {
      const told = await browser.call('NumbersResource', 'get', { ...options, bookmarks: [token] });
      expect(outcomeOf(told)).toBe('400/5');
    }
    const other = await browser.send(`/v3/numbers/?total=100&bookmarks=${token}`);
    expect(outcomeOf(other)).toBe('400/5');
  });

  test('do not care how a value was written', async () => {
    const browser = visitor();
    const token = tokenOf(await browser.call('NumbersResource', 'get', { total: '100', unknown: 1 }));
    expect(outcomeOf(await browser.call('NumbersResource', 'get', { total: 100, bookmarks: [token] }))).toBe(
      '200',
    );
  });

  test('of a family of calls are interchangeable', async () => {
    const browser = visitor();
    const token = tokenOf(await browser.call('SearchResource', 'get', { query: 'a' }));
    for (const name of ['OldSearchResource', 'PlainSearchResource']) {
      expect(outcomeOf(await browser.call(name, 'get', { query: 'a', bookmarks: [token] }))).toBe('200');
      expect(outcomeOf(await browser.call(name, 'get', { query: 'b', bookmarks: [token] }))).toBe('400/5');
    }
  });

  test('of a snapshot end a day after its first page', async () => {
    const site = new SmallSite();
    const browser = visitor(site);
    const first = tokenOf(await browser.call('NumbersResource', 'get'));
    site.time += DAY_MS;
    const told = await browser.call('NumbersResource', 'get', { bookmarks: [first] });
    expect(outcomeOf(told)).toBe('200');
    site.time += 1;
    expect(outcomeOf(await browser.call('NumbersResource', 'get', { bookmarks: [tokenOf(told)] }))).toBe(
      '400/5',
    );
  });

  test('other tokens do not age', async () => {
    const site = new SmallSite();
    const browser = visitor(site);
    const first = tokenOf(await browser.send('/v3/numbers/'));
    site.time += 400 * DAY_MS;
    expect(outcomeOf(await browser.send(`/v3/numbers/?bookmarks=${first}`))).toBe('200');
  });

  test('survive a rotation of the secret, but not its end', () => {
    const key = new Uint8Array(32);
    const before = new Bookmarks(new NodeSecrets(['one'], key));
    const token = before.seal('list', { position: '5', startedAt: 0, shownAds: '' });
    expect(new Bookmarks(new NodeSecrets(['two', 'one'], key)).open('list', token).position).toBe('5');
    expect(() => new Bookmarks(new NodeSecrets(['two'], key)).open('list', token)).toThrow();
  });

  test('are short and plain for any position, and come back as they were', () => {
    const bookmarks = new Bookmarks(new NodeSecrets(['a secret'], new Uint8Array(32)));
    const positions = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => text.length <= 80);
    fc.assert(
      fc.property(
        positions,
        fc.nat(),
        fc.stringMatching(/^(\w\w){0,20}$/),
        (position, startedAt, shownAds) => {
          const token = bookmarks.seal('list', { position, startedAt, shownAds });
          expect(token).toMatch(/^[\w.~-]{1,512}$/);
          expect(token.startsWith('Y2JOb25lO')).toBe(false);
          expect(bookmarks.open('list', token)).toEqual({ position, startedAt, shownAds });
        },
      ),
    );
  });
});
