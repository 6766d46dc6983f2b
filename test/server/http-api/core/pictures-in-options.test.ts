import { afterEach, expect, test, vi } from 'vitest';
import { accept } from '../../../../src/domain/limits/checked.ts';
import { implementCalls } from '../../../../server/adapters/http-api/core/call/define-call.ts';
import { resource } from '../../../../wire/calls/declare.ts';
import { optional, required } from '../../../../wire/params/presence.ts';
import { textUpTo } from '../../../../wire/params/kinds.ts';
import { SHOWN } from './made-up-calls.ts';
import { dataOf, outcomeOf, SmallBrowser } from './small-browser.ts';
import { SmallSite } from './small-site.ts';

/**
 * The bytes of a picture in the options are never written out one by one: as JSON a picture of 20 MB would be a text
 * of more than 200 MB.
 */

const SIZE = 50_000;

const CALLS = {
  draw: resource({
    ...SHOWN,
    name: 'DrawingResource',
    action: 'create',
    endpointName: 'drawing_create',
    who: 'S',
    params: {
      shade: required((raw) => accept(new Uint8Array(SIZE).fill(Number(raw)))),
      title: optional(textUpTo(50)),
    },
  }),
};

async function aBrowser(): Promise<SmallBrowser> {
  const calls = implementCalls(CALLS, {
    draw: (_context, { shade }) => ({ data: { bytes: shade.length, first: shade[0] } }),
  });
  const site = new SmallSite({}, {}, calls);
  return new SmallBrowser(site).withSession(site.openSession());
}

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['without a key', {}],
  ['with a key', { 'Idempotency-Key': 'once' }],
])('%s', async (_name, headers) => {
  const browser = await aBrowser();
  const written = vi.spyOn(JSON, 'stringify');
  const told = await browser.call('DrawingResource', 'create', { shade: 7 }, { headers });
  const longest = written.mock.results.map(({ value }) => String(value).length);
  expect(outcomeOf(told)).toBe('200');
  expect(Math.max(0, ...longest.filter((length) => length >= SIZE))).toBe(0);
});

test('a key goes with its picture: another one is refused', async () => {
  const browser = await aBrowser();
  const draw = (options: Record<string, unknown>) =>
    browser.call('DrawingResource', 'create', options, { headers: { 'Idempotency-Key': 'once' } });
  expect(dataOf(await draw({ shade: 7, title: 'a' }))).toEqual({ bytes: SIZE, first: 7 });
  expect(outcomeOf(await draw({ shade: 7, title: 'a' }))).toBe('200');
  expect(outcomeOf(await draw({ shade: 8, title: 'a' }))).toBe('409/17');
  expect(outcomeOf(await draw({ shade: 7, title: 'b' }))).toBe('409/17');
});
