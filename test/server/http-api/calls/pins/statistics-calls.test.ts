import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WirePin } from '../../../../../wire/pin.ts';
import { dataOf, outcomeOf, type SmallBrowser, type Told } from '../../core/small-browser.ts';
import { NOON } from '../../core/site-times.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { readPin, savePin } from '../../support/organizing.ts';
import { TestApp } from '../../support/test-app.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let ann: Member;
let bob: Member;
let visitor: SmallBrowser;
let pin: WirePin;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  app.time = NOON;
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  visitor = await app.browser().arrive();
  const board = await makeBoard(ann, { name: 'Chairs' });
  pin = await makePin(ann, { title: 'A chair', board_id: board.id });
});
afterAll(() => app.close());

type Sent = { readonly browser?: SmallBrowser; readonly headers?: Record<string, string> };

const post = (path: string, body: object, { browser = visitor, headers = {} }: Sent = {}): Promise<Told> =>
  browser.send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const counters = (body: object, sent?: Sent) => post('/v3/counters/', body, sent);
const events = (list: readonly object[], sent?: Sent) => post('/v3/events/batch/', { events: list }, sent);
const seen = (object_id_str = pin.id) => ({ event_type: 18, object_id_str, time: NOON });
const statistics = (by: Member = ann, options: object = {}) =>
  by.browser.call('OnPinAnalyticsResource', 'get', { pin_id: pin.id, ...options });
/** Impressions, clicks and saves, when what waits has been written. */
const figures = async (options: object = {}) => {
  await app.counting.write();
  const { impressions, pin_clicks, saves } = dataOf(await statistics(ann, options)) as Figures;
  return [impressions, pin_clicks, saves];
};
type Figures = Record<'impressions' | 'pin_clicks' | 'saves', number | null>;

describe('what clients count', () => {
  test('is once for each pin and request, of whoever sends it', async () => {
    const told = await counters({ impressions: [pin.id, pin.id, '4711'], pin_clicks: pin.id });
    expect(dataOf(told)).toEqual({ accepted: 3, dropped: 0 });
    await counters({ impressions: [pin.id] }, { browser: bob.browser });
    expect(await figures()).toEqual([2, 1, 0]);
  });

  test('may come as events: an impression, and what counts as a click', async () => {
    const clicks = [12, 101, 8948].map((event_type) => ({ event_type, object_id_str: pin.id }));
    expect(dataOf(await events([seen(), seen(), ...clicks]))).toEqual({ accepted: 5, dropped: 0 });
    expect(await figures()).toEqual([1, 1, 0]);
  });

  test('is all that is taken without consent; with it every event is', async () => {
    const list = [seen(), { event_type: 5, object_id_str: pin.id }, { event_type: 7352 }];
    expect(dataOf(await events(list))).toEqual({ accepted: 1, dropped: 2 });
    await bob.browser.call('UserSettingsResource', 'update', { allow_analytic_cookies: true });
    expect(dataOf(await events(list, { browser: bob.browser }))).toEqual({ accepted: 3, dropped: 0 });
    const headers = { 'Sec-GPC': '1' };
    expect(dataOf(await events(list, { browser: bob.browser, headers }))).toEqual({
      accepted: 1,
      dropped: 2,
    });
    expect(await figures()).toEqual([3, 0, 0]);
  });

  test('by robots counts for nothing', async () => {
    const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    expect(dataOf(await counters({ impressions: [pin.id] }, { headers }))).toEqual({
      accepted: 0,
      dropped: 1,
    });
    expect(dataOf(await events([seen()], { headers }))).toEqual({ accepted: 0, dropped: 1 });
    expect(await figures()).toEqual([null, null, null]);
  });

  test.each([
    [{}, '400/1'],
    [{ impressions: [] }, '400/1'],
    [{ impressions: ['x'] }, '400/1'],
    [{ impressions: { a: 1 } }, '400/1'],
    [{ impressions: Array.from({ length: 201 }, (_, index) => String(index + 1)) }, '400/1'],
    [{ impressions: Array.from({ length: 200 }, (_, index) => String(index + 1)) }, '200'],
    [{ pin_clicks: ['9999999999999999999'] }, '200'],
  ])('%# is answered with %s', async (body, expected) => {
    expect(outcomeOf(await counters(body))).toBe(expected);
    expect(await figures()).toEqual([null, null, null]);
  });

  test.each([
    [[{ event_type: 99_999 }], '200'],
    [[{ event_type: 100_000 }], '400/1'],
    [[{ event_type: -1 }], '400/1'],
    [[{ event_type: 'x' }], '400/1'],
    [[18], '400/1'],
    [[null], '400/1'],
    [[], '400/1'],
    [Array.from({ length: 101 }, () => ({ event_type: 1 })), '400/1'],
    [[{ event_type: 18, object_id_str: '../../x' }], '200'],
    [[{ event_type: 18, object_id_str: { toString: 1 } }], '200'],
  ])('events %# are answered with %s', async (list, expected) => {
    expect(outcomeOf(await events(list as object[]))).toBe(expected);
  });

  test('needs the token of the browser, and no session', async () => {
    const told = await visitor.send('/v3/counters/', {
      method: 'POST',
      withToken: false,
      body: 'impressions=1',
    });
    expect(outcomeOf(told)).toBe('403/3');
  });

  test('is limited to 120 requests a minute', async () => {
    const limited = await app.again({ settings: { rateLimitScale: 1 } });
    const browser = await limited.browser().arrive();
    const outcomes = [];
    for (let count = 0; count < 121; count += 1) {
      outcomes.push(outcomeOf(await counters({ impressions: ['1'] }, { browser })));
    }
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(120);
    expect(outcomes.at(-1)).toBe('429/8');
  });
});

describe('the statistics of a pin', () => {
  test('are its pinner’s, and nobody else’s', async () => {
    expect(outcomeOf(await statistics())).toBe('200');
    expect(outcomeOf(await statistics(bob))).toBe('403/7');
    expect(outcomeOf(await visitor.call('OnPinAnalyticsResource', 'get', { pin_id: pin.id }))).toBe('401/2');
    const secret = await makeBoard(bob, { name: 'Surprise', privacy: 'secret' });
    const hidden = await makePin(bob, { title: 'Hidden', board_id: secret.id });
    expect(outcomeOf(await statistics(ann, { pin_id: hidden.id }))).toBe('404/50');
    expect(outcomeOf(await statistics(ann, { orbac_subject_id: bob.user.id }))).toBe('403/13');
  });

  test('are not available until something was counted, and zero from then on', async () => {
    expect(dataOf(await statistics())).toEqual({
      days: 30,
      impressions: null,
      saves: null,
      pin_clicks: null,
      outbound_clicks: null,
      series: [],
    });
    await counters({ impressions: [pin.id] });
    expect(await figures()).toEqual([1, 0, 0]);
  });

  test('hold the saves to boards that are not secret', async () => {
    await savePin(bob, { pin_id: pin.id });
    const secret = await makeBoard(bob, { name: 'Surprise', privacy: 'secret' });
    await savePin(bob, { pin_id: pin.id, board_id: secret.id });
    expect(await figures()).toEqual([0, 0, 1]);
  });

  test('cover 30 days unless others are asked for, each by itself', async () => {
    await counters({ impressions: [pin.id] });
    app.time += 29 * DAY_MS;
    await counters({ impressions: [pin.id], pin_clicks: [pin.id] });
    expect(await figures()).toEqual([2, 1, 0]);
    const { series } = dataOf(await statistics()) as { series: { date: string; impressions: number }[] };
    expect(series).toHaveLength(30);
    const day = (time: number) => new Date(time).toISOString().slice(0, 10);
    expect(series[0]).toEqual({ date: day(NOON), impressions: 1, saves: 0, pin_clicks: 0 });
    expect(series.at(-1)).toEqual({ date: day(app.time), impressions: 1, saves: 0, pin_clicks: 1 });
    expect(await figures({ days: 29 })).toEqual([1, 1, 0]);
    app.time += DAY_MS;
    expect(await figures()).toEqual([1, 1, 0]);
    expect(await figures({ days: 90 })).toEqual([2, 1, 0]);
  });

  test.each([0, 91, -1, 1.5, 'x'])('are refused for %o days', async (days) => {
    expect(outcomeOf(await statistics(ann, { days }))).toBe('400/1');
  });
});

describe('figures on a creator’s pin', () => {
  const convert = (member: Member) =>
    member.browser.call('UserSettingsResource', 'update', {
      account_type: 'business',
      business_name: 'Ann & Co',
    });

  test('are seen by partners on pins of their own making', async () => {
    await counters({ impressions: [pin.id], pin_clicks: [pin.id] });
    await savePin(bob, { pin_id: pin.id });
    await app.counting.write();
    expect((await readPin(ann, pin.id)).creator_analytics).toBeNull();
    await convert(ann);
    const own = { days: 30, impression: 1, pin_click: 1, save: 1 };
    expect((await readPin(ann, pin.id)).creator_analytics).toEqual(own);
    for (const browser of [bob.browser, visitor]) {
      expect((await readPin({ browser }, pin.id)).creator_analytics).toBeNull();
    }
    app.time += 20 * DAY_MS;
    expect((await readPin(ann, pin.id)).creator_analytics).toEqual(own);
    app.time += 10 * DAY_MS;
    expect((await readPin(ann, pin.id)).creator_analytics).toEqual({
      days: 30,
      impression: 0,
      pin_click: 0,
      save: 0,
    });
  });

  test('are none on saves and on secret boards, and unknown before anything was counted', async () => {
    await convert(ann);
    const bobs = await makePin(bob, { title: 'A table' });
    const [secret, shy] = [
      await makeBoard(ann, { name: 'Secret', privacy: 'secret' }),
      await makeBoard(ann, { name: 'Shy', privacy: 'protected' }),
    ];
    expect((await savePin(ann, { pin_id: bobs.id })).creator_analytics).toBeNull();
    const hidden = await makePin(ann, { title: 'Hidden', board_id: secret.id });
    expect((await readPin(ann, hidden.id)).creator_analytics).toBeNull();
    const open = await makePin(ann, { title: 'By address', board_id: shy.id });
    expect((await readPin(ann, open.id)).creator_analytics).toEqual({
      days: 30,
      impression: null,
      pin_click: null,
      save: null,
    });
  });

  test('cost a page no statement of their own, however many pins it has', async () => {
    await convert(ann);
    for (let count = 0; count < 5; count += 1) await makePin(ann, { title: `${count}` });
    const page = async (page_size: number) =>
      app.countStatements(async () =>
        succeeded(await ann.browser.call('UserPinsResource', 'get', { username: 'ann', page_size })),
      );
    expect(await page(6)).toBe(await page(1));
    expect(await page(6)).toBeLessThanOrEqual(8);
  });
});
