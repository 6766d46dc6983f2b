import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { SQLITE_FILE } from '../server/adapters/sql/sqlite-node/sqlite-files.ts';
import { launchBrowser } from '../test/e2e/support/browser.ts';
import { Member } from '../test/e2e/support/member.ts';
import { removeDataDir, startServer, temporaryDataDir } from '../test/e2e/support/running-server.ts';
import { eventSender } from './events/event-sender.ts';
import { impressionShare } from './events/impression-share.ts';
import type { BenchOptions, Figure } from './figure.ts';
import { cpuOf } from './served/server-process.ts';

/** Events per second, in batches of a hundred. */
const RATE = 5_000;
const BATCH = 100;
const WARM_UP_S = 3;
/** What a browser sends some seconds after the first event. */
const USUAL_BATCH = 8;
const USUAL_BATCHES = 4_000;
const A_MONTH = 10_000_000;

/** What client events cost: the server's processor, its disk, and the scrolling of people who agreed to them. */
export async function run({ quick }: BenchOptions): Promise<readonly Figure[]> {
  return [...(await serverFigures(quick ? 10 : 30)), await impressions(quick)];
}

async function serverFigures(seconds: number): Promise<readonly Figure[]> {
  const dataDir = await temporaryDataDir();
  try {
    const server = await startServer({ RATE_LIMIT_SCALE: '0', COUNTS_WRITTEN_SECONDS: '1' }, dataDir);
    let loaded: number;
    try {
      const ann = await Member.join(server.url, 'ann');
      await ann.call('UserSettings', 'update', { allow_analytic_cookies: true });
      const send = eventSender(server.url, ann);
      const before = bytesOfEvents(dataDir);
      for (let batch = 0; batch < USUAL_BATCHES; batch += 40) {
        await Promise.all(Array.from({ length: 40 }, () => send(USUAL_BATCH)));
      }
      await untilWritten(dataDir, USUAL_BATCHES);
      const bytes = (bytesOfEvents(dataDir) - before) / (USUAL_BATCH * USUAL_BATCHES);
      loaded = await shareOfCore(server.pid, seconds, send);
      return [
        { what: '5,000 events per second: processor', value: loaded * 100, unit: '%', budget: 30 },
        { what: '10,000,000 events on SQLite', value: (bytes * A_MONTH) / 1e9, unit: 'GB', budget: 2 },
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await removeDataDir(dataDir);
  }
}

/** The share of one processor that the server uses while events come at the rate. */
async function shareOfCore(
  pid: number,
  seconds: number,
  send: (events: number) => Promise<void>,
): Promise<number> {
  const gap = (1000 * BATCH) / RATE;
  const batches = (seconds * 1000) / gap;
  const warmUp = (WARM_UP_S * 1000) / gap;
  const sending: Promise<void>[] = [];
  let begun = { cpu: 0, at: 0 };
  const start = performance.now();
  for (let batch = -warmUp; batch < batches; batch += 1) {
    const wait = start + (batch + warmUp) * gap - performance.now();
    if (wait > 0) await pause(wait);
    if (batch === 0) begun = { cpu: cpuOf(pid), at: performance.now() };
    sending.push(send(BATCH));
  }
  await Promise.all(sending);
  return (cpuOf(pid) - begun.cpu) / (performance.now() - begun.at);
}

/** Waits until the server has written so many batches. */
async function untilWritten(dataDir: string, batches: number): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (firstOf(dataDir, 'select count(*) as found from event_batches') < batches) {
    if (performance.now() > deadline) throw new Error('The server did not write all batches.');
    await pause(100);
  }
}

/** All tables and indexes of events, also what is in the log of the database only. */
function bytesOfEvents(dataDir: string): number {
  return firstOf(
    dataDir,
    `select coalesce(sum(pgsize), 0) as found from dbstat
     where name like 'event_batches%' or name like 'taken_batches%'`,
  );
}

function firstOf(dataDir: string, query: string): number {
  const database = new DatabaseSync(path.join(dataDir, SQLITE_FILE), { readOnly: true });
  try {
    return (database.prepare(query).get() as { readonly found: number }).found;
  } finally {
    database.close();
  }
}

async function impressions(quick: boolean): Promise<Figure> {
  const server = await startServer({ SEED: 'demo' });
  const browser = await launchBrowser();
  try {
    return await impressionShare(browser, server, quick);
  } finally {
    await browser.close();
    await server.stop();
    await removeDataDir(server.dataDir);
  }
}
