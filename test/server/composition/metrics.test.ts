import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Metrics } from '../../../server/adapters/node/metrics.ts';
import { startServer, type RunningServer } from '../../../server/composition/start-server.ts';
import { builtFilesForTests } from './built-files-for-tests.ts';

const TOKEN = 'a-token-of-the-operator';

let folder: string;
const servers: RunningServer[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pinakes-metrics-'));
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(name: string, environment: Record<string, string>): Promise<string> {
  const settings = { DATA_DIR: path.join(folder, name), PORT: '0', LOG_LEVEL: 'error', ...environment };
  const server = await startServer(settings, builtFilesForTests(folder));
  servers.push(server);
  return `${server.url}metrics`;
}
const asked = (address: string, headers: Record<string, string> = {}) => fetch(address, { headers });
/** As a browser or a proxy asks that knows the server by this name. */
const statusFor = (host: string, address: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(address, { headers: { host } }, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
  });
const withToken = { Authorization: `Bearer ${TOKEN}` };

describe('the metrics', () => {
  test('are told on this machine without a setting, but to nobody who comes through a proxy', async () => {
    const address = await start('plain', {});
    expect((await asked(address)).status).toBe(200);
    expect((await asked(address, { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(404);
    expect(await statusFor('localhost', address)).toBe(200);
    expect(await statusFor('pins.example', address)).toBe(404);
  });

  test('are told to nobody without the token where other addresses are allowed', async () => {
    const address = await start('elsewhere', { METRICS_ALLOW: '203.0.113.0/24' });
    expect((await asked(address)).status).toBe(404);
    expect((await asked(address, withToken)).status).toBe(404);
  });

  test('are told to who has the token, as text of Prometheus', async () => {
    const address = await start('token', { METRICS_TOKEN: TOKEN, METRICS_ALLOW: '203.0.113.9' });
    expect((await asked(address)).status).toBe(404);
    expect((await asked(address, { Authorization: 'Bearer another-token-of-16' })).status).toBe(404);
    await asked(new URL('/healthz', address).href);
    const answer = await asked(address, withToken);
    expect(answer.headers.get('content-type')).toContain('version=0.0.4');
    const lines = (await answer.text()).trimEnd().split('\n');
    expect(lines).toContain('pinakes_requests_total{kind="system",status="200"} 1');
    expect(lines).toContain('pinakes_requests_total{kind="system",status="404"} 2');
    expect(lines).toContain('pinakes_request_duration_seconds_count{kind="system"} 3');
    for (const name of ['pinakes_jobs', 'pinakes_store_bytes', 'pinakes_store_statements_total']) {
      expect(lines.some((line) => line.startsWith(`${name}{`) && !line.endsWith(' 0'))).toBe(true);
    }
    expect(lines.some((line) => /^pinakes_discovery_changes_behind \d+$/.test(line))).toBe(true);
    for (const line of lines) expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^{}]+\})? [\d.e+-]+)$/);
  });

  test('are told while the store fails, without those of the store', async () => {
    const address = await start('broken', { METRICS_TOKEN: TOKEN });
    const database = new DatabaseSync(path.join(folder, 'broken', 'pinakes.sqlite'));
    database.exec('alter table jobs rename to elsewhere');
    const answer = await asked(address, withToken);
    const text = await answer.text();
    database.exec('alter table elsewhere rename to jobs');
    database.close();
    expect(answer.status).toBe(200);
    expect(text).toContain('process_resident_memory_bytes ');
    expect(text).not.toContain('pinakes_jobs{');
  });

  test('are told to an allowed address', async () => {
    const address = await start('near', { METRICS_ALLOW: 'loopback' });
    expect((await asked(address)).status).toBe(200);
  });
});

test('durations are counted in every bucket that they fit into', () => {
  const metrics = new Metrics();
  metrics.request('call', 200, 0.02);
  metrics.request('call', 200, 60);
  const text = metrics.text([]);
  expect(text).toContain('_bucket{kind="call",le="0.01"} 0\n');
  expect(text).toContain('_bucket{kind="call",le="0.025"} 1\n');
  expect(text).toContain('_bucket{kind="call",le="10"} 1\n');
  expect(text).toContain('_bucket{kind="call",le="+Inf"} 2\n');
});

test('statements and fetches are counted by their kind', () => {
  const metrics = new Metrics();
  metrics.statement('select 1');
  metrics.statement('insert into pins');
  metrics.fetched('too_slow');
  metrics.transaction(1);
  metrics.transaction(1);
  metrics.transaction(-1);
  const text = metrics.text([]);
  expect(text).toContain('pinakes_store_statements_total{kind="read"} 1\n');
  expect(text).toContain('pinakes_store_statements_total{kind="write"} 1\n');
  expect(text).toContain('pinakes_store_transactions 1\n');
  expect(text).toContain('pinakes_fetches_total{outcome="too_slow"} 1\n');
});
