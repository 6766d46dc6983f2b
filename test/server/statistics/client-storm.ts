import { expect, onTestFinished } from 'vitest';
import { countedAs } from '../../../src/domain/statistics/counted-events.ts';
import type { WirePin } from '../../../wire/pin.ts';
import { PERSON } from '../../e2e/support/counted.ts';
import { Member } from '../../e2e/support/member.ts';
import { wrongCounters } from '../saving/recount.ts';
import { chance } from '../saving/storm.ts';
import {
  startServerProcess,
  type ServerProcess,
} from '../sql/postgres-node/several-processes/running-server.ts';
import { plainPicture } from './plain-picture.ts';
import { STORM_SETTINGS, type Storm } from './storm-over-sqlite.ts';

const EVENTS = 10_000;
const TYPES = [5, 12, 18, 18, 18, 101, 700, 8948];
const PINS = 6;

type Client = {
  readonly cookies: Readonly<Record<string, string>>;
  readonly agrees: boolean;
  /** Null for visitors, who save nothing. */
  readonly member: Member | null;
};

/**
 * A storm of views, clicks and saves of two members and two visitors at once: some repeat what they sent, also at the
 * same time, and some send wrong tokens. Afterwards all figures equal a recount of what was sent.
 */
export const stormOfClients: Storm = async (settings, rows) => {
  const server: ServerProcess = await startServerProcess({ ...settings, ...STORM_SETTINGS });
  onTestFinished(() => server.kill());
  const ann = await Member.join(server.url, 'ann');
  const pins: string[] = [];
  for (let count = 0; count < PINS; count += 1) {
    const { id } = await ann.makePin({ title: `${count}` }, await plainPicture(count));
    pins.push(id);
  }
  const clients = [
    await memberClient(server.url, 'bob', true),
    await memberClient(server.url, 'eve', false),
    await visitorClient(server.url, true),
    await visitorClient(server.url, false),
  ];

  /** What must be counted of each pin, and stored of each type. */
  const counted = new Map<string, number>();
  const stored = new Map<number, number>();
  let sent = 0;
  let lastId = 0;
  let refused = 0;
  const act = async (client: Client, roll: (below: number) => number) => {
    const some = Array.from({ length: 1 + roll(100) }, () => pins[roll(PINS)]!);
    sent += some.length;
    const batch_id = (lastId += 1);
    const isCounts = roll(3) === 0;
    const events = some.map((object_id_str) => ({ event_type: TYPES[roll(TYPES.length)]!, object_id_str }));
    const half = some.length >> 1;
    const [impressions, pin_clicks] = [some.slice(0, half), some.slice(half)];
    const path = isCounts ? '/v3/counters/' : '/v3/events/batch/';
    const body = isCounts ? { batch_id, impressions, pin_clicks } : { batch_id, events };
    if (roll(6) === 0) {
      const token = roll(2) === 0 ? '' : 'f'.repeat(64);
      expect(await post(server.url, client, { path, body, token })).toBe(403);
      refused += 1;
      if (roll(2) === 0) return;
    }
    const times = roll(4) === 0 ? 3 : 1;
    const again = Array.from({ length: times }, () => post(server.url, client, { path, body }));
    for (const status of await Promise.all(again)) expect(status).toBe(200);
    if (roll(5) === 0) expect(await post(server.url, client, { path, body })).toBe(200);
    const kinds = isCounts
      ? [...impressions.map((id) => `impression ${id}`), ...pin_clicks.map((id) => `pin_click ${id}`)]
      : events.map((event) => `${countedAs(event.event_type)} ${event.object_id_str}`);
    for (const kind of new Set(kinds)) add(counted, kind);
    if (!isCounts && client.agrees) for (const { event_type } of events) add(stored, event_type);
    if (client.member === null || roll(8) > 0) return;
    const pin_id = pins[roll(PINS)]!;
    await client.member.call('Repin', 'create', { pin_id });
    add(counted, `save ${pin_id}`);
  };
  const work = async (client: Client, at: number) => {
    const roll = chance(2_000 + at);
    while (sent < EVENTS) await act(client, roll);
  };
  // Each client has two pages.
  await Promise.all([...clients, ...clients].map(work));

  expect(refused).toBeGreaterThan(10);
  const figures = async () => {
    const found = [];
    for (const pin_id of pins)
      found.push(await ann.call<object>('OnPinAnalytics', 'get', { pin_id, days: 30 }));
    return found;
  };
  await expect.poll(figures, { timeout: 10_000 }).toMatchObject(
    pins.map((id) => ({
      impressions: counted.get(`impression ${id}`),
      pin_clicks: counted.get(`pin_click ${id}`),
      saves: counted.get(`save ${id}`) ?? 0,
    })),
  );
  for (const id of pins) {
    const { repin_count } = await ann.call<WirePin>('Pin', 'get', { id });
    expect(repin_count).toBe(counted.get(`save ${id}`) ?? 0);
  }
  const types = new Map<number, number>();
  const batches = await rows('select events from event_batches');
  for (const [type] of batches.flatMap(({ events }) => JSON.parse(String(events)) as [number][]))
    add(types, type);
  expect(types).toEqual(stored);
  expect(await wrongCounters({ rows, dangling: async () => [] })).toEqual([]);
};

function add<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

async function memberClient(url: string, name: string, agrees: boolean): Promise<Client> {
  const member = await Member.join(url, name);
  if (agrees) await member.call('UserSettings', 'update', { allow_analytic_cookies: true });
  const cookies = Object.fromEntries(member.cookies.map((cookie) => [cookie.name, cookie.value]));
  return { cookies, agrees, member };
}

async function visitorClient(url: string, agrees: boolean): Promise<Client> {
  const _consent = `a${agrees ? 1 : 0}m0p0.${Math.floor(Date.now() / 1000)}`;
  const arrival = await fetch(new URL('/resource/UserSessionResource/get/', url), {
    headers: { 'User-Agent': PERSON, Cookie: `_consent=${_consent}` },
  });
  const given = arrival.headers.getSetCookie().map((line) => line.split(';', 1)[0]!.split(/=(.*)/s));
  const cookies = { _consent, ...Object.fromEntries(given.map(([name = '', value = '']) => [name, value])) };
  return { cookies, agrees, member: null };
}

type Sent = { readonly path: string; readonly body: object; readonly token?: string };

/** The status of the answer. */
async function post(url: string, { cookies }: Client, { path, body, token }: Sent): Promise<number> {
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': PERSON,
      Cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
      'X-CSRFToken': token ?? cookies['csrftoken'] ?? '',
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}
