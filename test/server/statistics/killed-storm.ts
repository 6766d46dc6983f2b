import { expect, onTestFinished } from 'vitest';
import { countedAs } from '../../../src/domain/statistics/counted-events.ts';
import { PERSON } from '../../e2e/support/counted.ts';
import { Member } from '../../e2e/support/member.ts';
import { chance } from '../saving/storm.ts';
import {
  startServerProcess,
  type ServerProcess,
} from '../sql/postgres-node/several-processes/running-server.ts';
import { plainPicture } from './plain-picture.ts';
import { STORM_SETTINGS, type Storm } from './storm-over-sqlite.ts';

const EVENTS = 10_000;
const TYPES = [5, 12, 18, 18, 18, 101, 700];
const PINS = 6;
/** How many batches are on their way at once, and after how many a server is killed. */
const AT_ONCE = 4;
const KILLED_AFTER = [60, 140];

type Batch = {
  readonly batch_id: number;
  readonly events: readonly { readonly event_type: number; readonly object_id_str: string }[];
};

/**
 * A storm of events of one member who agrees to them, during which the server is killed. What is stored and what is
 * counted is written together, so at each moment the counts are a recount of what is stored; and when the client sends
 * everything again, each batch counts once.
 */
export const stormOfKilledServers: Storm = async (settings, rows) => {
  let server: ServerProcess | undefined;
  const start = async () => {
    server = await startServerProcess({ ...settings, ...STORM_SETTINGS });
    return server.url;
  };
  onTestFinished(() => server?.kill());
  let url = await start();
  const ann = await Member.join(url, 'ann');
  await ann.call('UserSettings', 'update', { allow_analytic_cookies: true });
  const pins: string[] = [];
  for (let count = 0; count < PINS; count += 1) {
    const { id } = await ann.makePin({ title: `${count}` }, await plainPicture(count));
    pins.push(id);
  }

  const roll = chance(99);
  const batches: Batch[] = [];
  for (let events = 0; events < EVENTS; events += batches.at(-1)!.events.length) {
    const one = () => ({ event_type: TYPES[roll(TYPES.length)]!, object_id_str: pins[roll(PINS)]! });
    batches.push({ batch_id: batches.length + 1, events: Array.from({ length: 1 + roll(100) }, one) });
  }

  const expectRecount = async () => {
    const stored = await rows('select id, events from event_batches');
    const ids = new Set(stored.map(({ id }) => Number(id)));
    const known = batches.filter(({ batch_id }) => ids.has(batch_id));
    expect(ids.size).toBe(known.length);
    for (const { id, events } of stored)
      expect((JSON.parse(String(events)) as unknown[]).length).toBe(batches[Number(id) - 1]!.events.length);
    const counted = await rows('select pin_id, impressions, pin_clicks from pin_day_counts');
    const found = new Map<string, number>();
    for (const { pin_id, impressions, pin_clicks } of counted) {
      add(found, `impression ${String(pin_id)}`, Number(impressions));
      add(found, `pin_click ${String(pin_id)}`, Number(pin_clicks));
    }
    expect(found).toEqual(recountOf(known, pins));
    return known.length;
  };

  const send = senderOf(ann, () => url);
  let next = 0;
  let restarting: Promise<void> | null = null;
  const restart = async () => {
    await server!.kill();
    await expectRecount();
    url = await start();
    restarting = null;
  };
  const worker = async () => {
    for (let batch = batches[next]; batch !== undefined; batch = batches[next]) {
      next += 1;
      if (KILLED_AFTER.includes(next)) restarting ??= restart();
      // Like a client, it sends again what was not answered.
      while (!(await send(batch))) await restarting;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await restarting;

  for (const batch of batches) expect(await send(batch)).toBe(true);
  for (const batch of batches.slice(0, 20)) expect(await send(batch)).toBe(true);
  await expect.poll(expectRecount).toBe(batches.length);
};

function recountOf(batches: readonly Batch[], pins: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { events } of batches) {
    const kinds = events.map(({ event_type, object_id_str }) => `${countedAs(event_type)} ${object_id_str}`);
    for (const kind of new Set(kinds)) add(counts, kind, 1);
  }
  const counted = pins.flatMap((id) => [`impression ${id}`, `pin_click ${id}`]);
  return new Map(counted.flatMap((key) => (counts.has(key) ? [[key, counts.get(key)!]] : [])));
}

function add(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** False when the server gave no answer. */
function senderOf(member: Member, url: () => string): (batch: Batch) => Promise<boolean> {
  const { cookies } = member;
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  return async (batch) => {
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': PERSON,
      Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'X-CSRFToken': token,
    };
    try {
      const answer = await fetch(new URL('/v3/events/batch/', url()), {
        method: 'POST',
        headers,
        body: JSON.stringify(batch),
      });
      return answer.ok;
    } catch {
      return false;
    }
  };
}
