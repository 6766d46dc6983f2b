import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WirePin } from '../../../../../wire/pin.ts';
import { dataOf, outcomeOf, type SmallBrowser } from '../../core/small-browser.ts';
import { NOON } from '../../core/site-times.ts';
import { exportedFiles, exportedJson } from '../../support/exported.ts';
import { aMember, makeBoard, makePin, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let ann: Member;
let visitor: SmallBrowser;
let pin: WirePin;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  app.time = NOON;
  ann = await aMember(app, 'ann');
  visitor = await app.browser().arrive();
  pin = await makePin(ann, { title: 'A chair', board_id: (await makeBoard(ann, { name: 'Chairs' })).id });
});
afterAll(() => app.close());

type Sent = { readonly browser?: SmallBrowser; readonly headers?: Record<string, string> };

const send = (body: object, { browser = ann.browser, headers = {} }: Sent = {}) =>
  browser.send('/v3/events/batch/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const allow = (allow_analytic_cookies: boolean, browser = ann.browser) =>
  browser.call('UserSettingsResource', 'update', { allow_analytic_cookies });
const stored = async () => {
  await app.counting.write();
  return app.store.events.before(Number.MAX_SAFE_INTEGER, 1000);
};
const impressions = async () => {
  await app.counting.write();
  return (await app.store.pinCounts.ofPin(pin.id as never))[0]?.impressions ?? 0;
};
const SEEN = () => ({ event_type: 18, object_id_str: pin.id });

describe('events', () => {
  test('are stored as they were told, with the member who agreed to it', async () => {
    await allow(true);
    const event = {
      event_type: 12,
      view_type: 92,
      view_parameter: 141,
      component: 3,
      element: 4,
      object_id_str: pin.id,
      aux_data: { click_type: 'one_tap' },
      event_data: { time_to_offsite: 12 },
      client_tracking_params: 'from-home',
      time: NOON - 1,
    };
    const named = [{ name: 'client_metric', item: 'first_paint', within: 'home', value: 812 }];
    expect(dataOf(await send({ events: [event], named, batch_id: 77 }))).toEqual({ accepted: 2, dropped: 0 });
    expect(await stored()).toEqual([
      {
        id: 77,
        receivedAt: NOON,
        owner: { kind: 'user', id: ann.user.id },
        events: [
          {
            type: 12,
            viewType: 92,
            viewParameter: 141,
            component: 3,
            element: 4,
            objectId: pin.id,
            auxData: { click_type: 'one_tap' },
            eventData: { time_to_offsite: 12 },
            trackingParams: 'from-home',
            timeMs: NOON - 1,
          },
        ],
        named: [{ name: 'client_metric', item: 'first_paint', within: 'home', value: 812, timeMs: null }],
      },
    ]);
  });

  test('of a visitor are stored under the pseudonym that consent allows', async () => {
    await allow(true, visitor);
    await send({ events: [SEEN()] }, { browser: visitor });
    const [batch] = await stored();
    expect(batch?.owner).toMatchObject({ kind: 'visitor', id: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  test('without consent, with the privacy signal and of bots are not stored', async () => {
    await send({ events: [SEEN()] });
    await send({ events: [SEEN()] }, { browser: visitor });
    await allow(true);
    await send({ events: [SEEN()] }, { headers: { 'Sec-GPC': '1' } });
    await send({ events: [SEEN()] }, { headers: { 'User-Agent': 'Googlebot/2.1' } });
    expect(await stored()).toEqual([]);
    expect(await impressions()).toBe(3);
  });

  test('are removed when the member or the visitor no longer agrees, also those that wait', async () => {
    for (const browser of [ann.browser, visitor]) {
      await allow(true, browser);
      await send({ events: [SEEN()] }, { browser });
      expect(await stored()).toHaveLength(1);
      await send({ events: [SEEN()] }, { browser });
      await allow(false, browser);
      expect(await stored()).toEqual([]);
    }
    expect(await impressions()).toBe(4);
  });

  test('are in the copy of the member’s own data', async () => {
    await allow(true);
    await send({ events: [SEEN()] });
    await stored();
    expect(await app.store.events.ofUser(ann.user.id as never, { after: null, limit: 9 })).toHaveLength(1);
    expect(exportedJson(await exportedFiles(app, ann), 'events/0001.json')).toMatchObject([
      { events: [{ event_type: 18, object_id: pin.id }] },
    ]);
  });

  test('count once, however often their batch is sent', async () => {
    await allow(true);
    const batch = { events: [SEEN()], batch_id: 5 };
    await send(batch);
    await send(batch);
    expect(await impressions()).toBe(1);
    expect(dataOf(await send(batch))).toEqual({ accepted: 1, dropped: 0 });
    expect(await impressions()).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  test('do not count when their client counts apart', async () => {
    expect(dataOf(await send({ events: [SEEN()], counted_apart: true }))).toEqual({
      accepted: 0,
      dropped: 1,
    });
    expect(await impressions()).toBe(0);
  });

  test('count one pin thirty times an hour for one sender', async () => {
    const limited = await app.again({ settings: { rateLimitScale: 1 } });
    const [one, other] = [await limited.browser().arrive(), await limited.browser().arrive()];
    for (let count = 0; count < 16; count += 1) {
      await send({ events: [SEEN()] }, { browser: one });
      await send({ events: [SEEN()] }, { browser: other });
    }
    await limited.counting.write();
    expect(await impressions()).toBe(30);
  });

  test('from the future happened when they came', async () => {
    await allow(true);
    await send({ events: [{ ...SEEN(), time: NOON + 9e9 }] });
    expect((await stored())[0]?.events[0]?.timeMs).toBe(NOON);
  });
});

test('counters with an id count once, however often they are sent', async () => {
  const post = (body: object) =>
    visitor.send('/v3/counters/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ impressions: [pin.id], ...body }),
    });
  for (const body of [{ batch_id: 9 }, { batch_id: 9 }, {}]) {
    expect(dataOf(await post(body))).toEqual({ accepted: 1, dropped: 0 });
  }
  expect(await impressions()).toBe(2);
  await post({ batch_id: 9 });
  expect(await impressions()).toBe(2);
});

describe('a batch', () => {
  const big = { filler: 'x'.repeat(4100) };
  test.each([
    ['with too much data', { events: [{ event_type: 5, aux_data: big }] }, '400/1'],
    ['with too much data of an event', { events: [{ event_type: 5, event_data: big }] }, '400/1'],
    [
      'with too many events of both kinds together',
      {
        events: Array.from({ length: 60 }, () => ({ event_type: 5 })),
        named: Array.from({ length: 60 }, () => ({ name: 'x' })),
      },
      '400/1',
    ],
    ['with a name that is no text', { named: [{ name: 5 }] }, '400/1'],
    ['with a long name', { named: [{ name: 'x'.repeat(65) }] }, '400/1'],
    ['that is a list', { events: { event_type: 5 } }, '200'],
    ['with an id that is none', { events: [{ event_type: 5 }], batch_id: 'x' }, '400/1'],
    ['with an id that is too large', { events: [{ event_type: 5 }], batch_id: 2 ** 53 }, '400/1'],
    ['of nothing', {}, '400/1'],
    [
      'with parts of the wrong kind',
      { events: [{ event_type: 5, view_type: 'x', time: {}, aux_data: [] }] },
      '200',
    ],
    ['that is larger than 256 kB', { events: [], filler: 'x'.repeat(300_000) }, '413/23'],
  ])('%s is refused, or taken without what is wrong', async (_, body, expected) => {
    await allow(true);
    expect(outcomeOf(await send(body))).toBe(expected);
  });
});
