import { describe, expect, test } from 'vitest';
import {
  implementCalls,
  type Answer,
  type CallAnswer,
} from '../../../../../server/adapters/http-api/core/call/define-call.ts';
import { IdempotencyStore } from '../../../../../server/adapters/http-api/core/call/idempotency.ts';
import { CallFailure } from '../../../../../server/adapters/http-api/core/call/call-failure.ts';
import { resource } from '../../../../../wire/calls/declare.ts';
import { bool, int, textUpTo } from '../../../../../wire/params/kinds.ts';
import { list } from '../../../../../wire/params/lists.ts';
import { optional, withDefault } from '../../../../../wire/params/presence.ts';
import { aSessionRecord } from '../../../../builders/a-session-record.ts';
import { aUserRecord } from '../../../../builders/a-user-record.ts';
import { SHOWN } from '../made-up-calls.ts';
import { dataOf, outcomeOf, SmallBrowser } from '../small-browser.ts';
import { DAY_MS } from '../site-times.ts';
import { SmallSite } from '../small-site.ts';

const COUNTED = {
  ...SHOWN,
  action: 'create',
  who: 'A',
  params: {
    fail: withDefault(bool(), false),
    name: optional(textUpTo(50)),
    list: optional(list(int(), { max: 5 })),
  },
} as const;
const CALLS = {
  makeThing: resource({ ...COUNTED, name: 'ThingResource', endpointName: 'thing_create' }),
  makeOther: resource({ ...COUNTED, name: 'OtherResource', endpointName: 'other_create' }),
};

/** A site on which things are really counted. */
async function counting() {
  let made = 0;
  const make: Answer<typeof CALLS.makeThing> = (_context, options) => {
    made += 1;
    if (options.fail) throw new CallFailure('conflict');
    return { data: { made } };
  };
  const site = new SmallSite({}, {}, implementCalls(CALLS, { makeThing: make, makeOther: make }));
  return { site, browser: await new SmallBrowser(site).withSession(site.openSession()) };
}

const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });

describe('a create with a key', () => {
  test('gives the first answer again for 24 hours', async () => {
    const { site, browser } = await counting();
    expect(dataOf(await browser.call('ThingResource', 'create', {}, keyed('a')))).toEqual({ made: 1 });
    site.time += DAY_MS - 1;
    expect(dataOf(await browser.call('ThingResource', 'create', {}, keyed('a')))).toEqual({ made: 1 });
    site.time += 1;
    expect(dataOf(await browser.call('ThingResource', 'create', {}, keyed('a')))).toEqual({ made: 2 });
  });

  test('counts per key, call and user; without a key everything counts', async () => {
    const { site, browser } = await counting();
    const other = await new SmallBrowser(site).withSession(
      site.openSession({ id: 's2' }, { id: '102' as never }),
    );
    await browser.call('ThingResource', 'create', {}, keyed('a'));
    expect(dataOf(await browser.call('ThingResource', 'create', {}, keyed('b')))).toEqual({ made: 2 });
    expect(dataOf(await browser.call('OtherResource', 'create', {}, keyed('a')))).toEqual({ made: 3 });
    expect(dataOf(await other.call('ThingResource', 'create', {}, keyed('a')))).toEqual({ made: 4 });
    expect(dataOf(await browser.call('ThingResource', 'create'))).toEqual({ made: 5 });
  });

  test('through the wrapper comes in its headers', async () => {
    const { browser } = await counting();
    const told = await browser.call('ApiResource', 'create', {
      url: '/v3/boards/1/follow/',
      headers: { 'Idempotency-Key': 'a'.repeat(65) },
    });
    expect(outcomeOf(told)).toBe('400/1');
  });

  test('two at the same time are one', async () => {
    const { browser } = await counting();
    const both = await Promise.all([1, 2].map(() => browser.call('ThingResource', 'create', {}, keyed('a'))));
    expect(both.map(dataOf)).toEqual([{ made: 1 }, { made: 1 }]);
  });

  test('with another body is refused, and the first answer stays', async () => {
    const { browser } = await counting();
    const make = (options: Record<string, unknown>) =>
      browser.call('ThingResource', 'create', options, keyed('a'));
    await make({ name: 'one', list: [1, 2] });
    expect(outcomeOf(await make({ name: 'two', list: [1, 2] }))).toBe('409/17');
    expect(outcomeOf(await make({ name: 'one', list: [2, 1] }))).toBe('409/17');
    expect(dataOf(await make({ list: '[1,2]', name: 'one' }))).toEqual({ made: 1 });
  });

  test('a failure is not remembered', async () => {
    const { browser } = await counting();
    expect(outcomeOf(await browser.call('ThingResource', 'create', { fail: true }, keyed('a')))).toBe(
      '409/17',
    );
    expect(outcomeOf(await browser.call('ThingResource', 'create', {}, keyed('a')))).toBe('200');
  });

  test('a key of more than 64 characters is refused', async () => {
    const { browser } = await counting();
    expect(outcomeOf(await browser.call('ThingResource', 'create', {}, keyed('a'.repeat(64))))).toBe('200');
    expect(outcomeOf(await browser.call('ThingResource', 'create', {}, keyed('a'.repeat(65))))).toBe('400/1');
  });
});

test('who repeats a create with another body is told what was made', async () => {
  const answers = new IdempotencyStore();
  await answers.once({ key: 'a', body: 'one' }, 0, async () => ({ data: 1, made: '700' }));
  const again = answers.once({ key: 'a', body: 'two' }, 0, async () => ({ data: 2 }));
  await expect(again).rejects.toMatchObject({ reason: 'conflict', details: { extra: { made: '700' } } });
});

test('only so many answers are remembered', async () => {
  const answers = new IdempotencyStore(2);
  const remember = (key: string, data: unknown) => answers.once({ key, body: '' }, 0, async () => ({ data }));
  await remember('a', 1);
  await remember('b', 1);
  await remember('c', 1);
  expect(await remember('a', 2)).toEqual({ data: 2 });
  expect(await remember('c', 2)).toEqual({ data: 1 });
});

test('an answer that opened a session is not kept: its secret would outlive the session', async () => {
  const answers = new IdempotencyStore();
  const session = {
    kind: 'session_started',
    token: 'secret',
    session: aSessionRecord(),
    user: aUserRecord(),
  };
  const effects = [session] as CallAnswer['effects'];
  const login = { key: 'login', body: '' };
  await answers.once(login, 0, async () => ({ data: 1, effects }));
  expect(await answers.once(login, 0, async () => ({ data: 2 }))).toEqual({ data: 2 });
});
