import { afterAll, beforeAll, expect, test } from 'vitest';
import { RollUpEvents } from '../../../../../server/application/statistics/roll-up-events.ts';
import type { StoredBatch } from '../../../../../server/application/ports/events.ts';
import { isKnownEventType } from '../../../../../src/domain/events/event-types.ts';
import { countedAs } from '../../../../../src/domain/statistics/counted-events.ts';
import { dayOf } from '../../../../../src/domain/statistics/day.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { dataOf, outcomeOf, type SmallBrowser } from '../../core/small-browser.ts';
import { NOON } from '../../core/site-times.ts';
import { aMember, makeBoard, makePin, type Member } from '../../support/member.ts';
import { chance } from '../../../saving/storm.ts';
import { TestApp } from '../../support/test-app.ts';

const EVENTS = 10_000;
const HOUR_MS = 3_600_000;
const TYPES = [5, 12, 18, 18, 18, 26, 101, 700, 8948, 31_337];

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open();
});
afterAll(() => app.close());

type Sender = { readonly browser: SmallBrowser; readonly agrees: boolean; readonly isMember: boolean };
type Body = { readonly events: readonly { readonly event_type: number; readonly object_id_str: string }[] };
type Sent = { readonly sender: Sender; readonly body: Body; readonly headers: Record<string, string> };

test('after a storm of events what is counted and stored equals a recount of what was sent', async () => {
  app.time = NOON;
  const roll = chance(2026);
  const ann = await aMember(app, 'ann');
  const board = await makeBoard(ann, { name: 'Chairs' });
  const pins: WirePin[] = [];
  for (let pin = 0; pin < 12; pin += 1)
    pins.push(await makePin(ann, { title: `${pin}`, board_id: board.id }));
  const senders = await sendersOf(ann);

  /** What must be counted of each pin, and stored of each type. */
  const counted = new Map<string, number>();
  const stored = new Map<number, number>();
  const add = <K>(to: Map<K, number>, key: K, by = 1) => to.set(key, (to.get(key) ?? 0) + by);
  const batches: Sent[] = [];
  let sent = 0;
  for (let call = 0; sent < EVENTS; call += 1) {
    const sender = senders[roll(senders.length)]!;
    const length = 1 + roll(100);
    const some = Array.from({ length }, () => pins[roll(pins.length)]!.id);
    sent += length;
    if (roll(3) === 0) {
      const [impressions, pin_clicks] = [some.slice(0, length >> 1), some.slice(length >> 1)];
      await post(sender, '/v3/counters/', { impressions, pin_clicks });
      for (const id of new Set(impressions)) add(counted, `impression ${id}`);
      for (const id of new Set(pin_clicks)) add(counted, `pin_click ${id}`);
    } else {
      const isApart = roll(2) === 0;
      // The signal ends what a visitor has agreed to.
      const hasSignal = sender.isMember && roll(5) === 0;
      const events = some.map((object_id_str) => ({ event_type: TYPES[roll(TYPES.length)]!, object_id_str }));
      const body = { events, batch_id: call + 1, counted_apart: isApart };
      const batch = {
        sender,
        body,
        headers: hasSignal ? { 'Sec-GPC': '1' } : ({} as Record<string, string>),
      };
      batches.push(batch);
      await send(batch);
      const kinds = events.map((event) => `${countedAs(event.event_type)} ${event.object_id_str}`);
      if (!isApart) for (const kind of new Set(kinds)) add(counted, kind);
      if (sender.agrees && !hasSignal) for (const { event_type } of events) add(stored, event_type);
    }
    // Repeated by clients that got no answer, before and after it was written.
    if (roll(3) === 0 && batches.length > 0) await send(batches[roll(batches.length)]!);
    if (roll(20) === 0) await app.counting.write();
    // Honest people do not reach the limits of an hour.
    if (call % 5 === 4) app.time += HOUR_MS;
  }
  await app.counting.write();

  const days = 30;
  for (const { id: pin_id } of pins) {
    const figures = dataOf(await ann.browser.call('OnPinAnalyticsResource', 'get', { pin_id, days }));
    expect(figures).toMatchObject({
      impressions: counted.get(`impression ${pin_id}`),
      pin_clicks: counted.get(`pin_click ${pin_id}`),
    });
  }
  const all = await app.store.events.before(Number.MAX_SAFE_INTEGER, EVENTS);
  expect(byType(all)).toEqual(stored);

  const earliest = dayOf(NOON);
  const latest = dayOf(app.time);
  app.time += 90 * 24 * HOUR_MS;
  await new RollUpEvents({ store: app.store, clock: { now: () => app.time }, eventDays: 90 }).run();
  const known = new Map<number | null, number>();
  for (const [type, times] of stored) add(known, isKnownEventType(type) ? type : null, times);
  const rolled = new Map<number | null, number>();
  for (let day = earliest; day <= latest; day += 1) {
    for (const { eventType, events } of await app.store.events.dayCounts(day)) add(rolled, eventType, events);
  }
  expect(rolled).toEqual(known);
  expect(await app.store.events.before(Number.MAX_SAFE_INTEGER, 1)).toEqual([]);
});

async function sendersOf(ann: Member): Promise<readonly Sender[]> {
  const bob = await aMember(app, 'bob');
  const [shy, open] = [await app.browser().arrive(), await app.browser().arrive()];
  for (const browser of [bob.browser, open]) {
    await browser.call('UserSettingsResource', 'update', { allow_analytic_cookies: true });
  }
  return [
    { browser: ann.browser, agrees: false, isMember: true },
    { browser: bob.browser, agrees: true, isMember: true },
    { browser: shy, agrees: false, isMember: false },
    { browser: open, agrees: true, isMember: false },
  ];
}

async function post({ browser }: Sender, path: string, body: object, headers = {}): Promise<void> {
  const answer = await browser.send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(outcomeOf(answer)).toBe('200');
}

const send = ({ sender, body, headers }: Sent) => post(sender, '/v3/events/batch/', body, headers);

function byType(batches: readonly StoredBatch[]): ReadonlyMap<number, number> {
  const types = new Map<number, number>();
  for (const { type } of batches.flatMap(({ events }) => events)) types.set(type, (types.get(type) ?? 0) + 1);
  return types;
}
