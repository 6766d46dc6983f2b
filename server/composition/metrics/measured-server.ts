import { createHash, timingSafeEqual } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Assembly } from '../../../src/composition/assembly.ts';
import type { HttpApp } from '../../adapters/http-api/core/http-app.ts';
import { addressTest } from '../../adapters/http-api/core/request/ip-address.ts';
import type { Family, RequestKind, Sample } from '../../adapters/node/metrics.ts';
import { SQLITE_FILE } from '../../adapters/sql/sqlite-node/sqlite-files.ts';
import { isLoopback } from '../settings/loopback.ts';
import * as tokens from '../tokens.ts';

/** Headers of proxies: whoever sends them is not the one who is connected. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/** Measures all requests and answers `/metrics` to those who have METRICS_TOKEN or ask from METRICS_ALLOW. */
export function measuredServer(assembly: Assembly): HttpApp {
  const app = assembly.get(tokens.HttpAppToken);
  const metrics = assembly.get(tokens.MetricsToken);
  if (metrics === null) return app;
  const { metricsToken, metricsAllow } = assembly.get(tokens.ConfigurationToken);
  const isNear = addressTest(metricsAllow);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    async fetch(request, connection) {
      const begun = performance.now();
      const place = pathOf(request.url);
      const mayRead =
        place === '/metrics' &&
        request.method === 'GET' &&
        (hasToken(request, metricsToken) ||
          (isNear(connection.remoteAddress) && isDirect(request, connection)));
      const response = mayRead
        ? textAnswer(metrics.text(await currentFamilies(assembly, delay)))
        : await app.fetch(request, connection);
      metrics.request(kindOf(place), response.status, (performance.now() - begun) / 1000);
      return response;
    },
  };
}

/** False through a proxy. One on this machine that sends no header passes on the name of the site, as do foreign pages. */
function isDirect({ url, headers }: Request, { remoteAddress }: { readonly remoteAddress: string }): boolean {
  if (FORWARDED.some((name) => headers.has(name))) return false;
  return !isLoopback(remoteAddress) || isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, ''));
}

/** The families that are read when they are asked for. */
async function currentFamilies(
  assembly: Assembly,
  delay: ReturnType<typeof monitorEventLoopDelay>,
): Promise<readonly Family[]> {
  const { dataDir, databaseUrl } = assembly.get(tokens.ConfigurationToken);
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const families: Family[] = [
    gauge('pinakes_jobs', 'Jobs by state.', await jobSamples(assembly)),
    ...(await discoveryFamilies(assembly)),
    ...(await sinkFamilies(assembly)),
    gauge('process_resident_memory_bytes', 'Memory of the process.', [{ value: rss }]),
    gauge('nodejs_heap_size_used_bytes', 'Memory of objects.', [{ value: heapUsed }]),
    gauge('pinakes_uptime_seconds', 'Time since the start.', [{ value: process.uptime() }]),
    gauge('pinakes_event_loop_delay_seconds', 'Delay of the event loop since the last question.', [
      { labels: 'quantile="0.5"', value: delay.percentile(50) / 1e9 },
      { labels: 'quantile="0.99"', value: delay.percentile(99) / 1e9 },
    ]),
    {
      name: 'process_cpu_seconds_total',
      type: 'counter',
      help: 'Processor time.',
      samples: [{ value: (user + system) / 1e6 }],
    },
  ];
  delay.reset();
  if (databaseUrl === null) {
    families.push(gauge('pinakes_store_bytes', 'Size of the database.', await fileSamples(dataDir)));
  }
  return families;
}

/** None while the store does not answer: then the other figures are needed. */
async function jobSamples(assembly: Assembly): Promise<readonly Sample[]> {
  const { jobs } = assembly.get(tokens.StoreToken);
  const counts = await jobs.counts(assembly.get(tokens.ClockToken).now()).catch(() => []);
  return counts.flatMap(({ kind, waiting, running, failed }) =>
    Object.entries({ waiting, running, failed }).map(([state, value]) => ({
      labels: `kind="${kind}",state="${state}"`,
      value,
    })),
  );
}

/** None without a sink, and while the store does not answer. */
async function sinkFamilies(assembly: Assembly): Promise<readonly Family[]> {
  if (assembly.get(tokens.EventSinkToken) === null) return [];
  const { events } = assembly.get(tokens.StoreToken);
  const waiting = await events.queueLength().catch(() => null);
  const help = 'Batches of client events that the sink has not acknowledged.';
  return waiting === null ? [] : [gauge('pinakes_event_sink_waiting', help, waiting)];
}

/** None while the store does not answer. */
async function discoveryFamilies(assembly: Assembly): Promise<readonly Family[]> {
  const status = await assembly
    .get(tokens.DiscoveryIndexToken)
    .status()
    .catch(() => null);
  if (status === null) return [];
  const { state, documents, changesBehind, snapshotAt, rebuilds, crashes } = status;
  const figures = [
    gauge(
      'pinakes_discovery_ready',
      'Whether the index of discovery is complete.',
      state === 'ready' ? 1 : 0,
    ),
    gauge('pinakes_discovery_documents', 'Pins in the index of discovery.', documents),
    gauge('pinakes_discovery_changes_behind', 'Changes that the index does not know yet.', changesBehind),
    counter('pinakes_discovery_rebuilds_total', 'How often the index was built from all pins.', rebuilds),
    counter('pinakes_discovery_crashes_total', 'How often its thread has ended unexpectedly.', crashes),
  ];
  if (snapshotAt === null) return figures;
  const help = 'When the newest snapshot of the index was written.';
  return [...figures, gauge('pinakes_discovery_snapshot_timestamp_seconds', help, snapshotAt / 1000)];
}

async function fileSamples(dataDir: string): Promise<readonly Sample[]> {
  const files = { database: SQLITE_FILE, log: `${SQLITE_FILE}-wal` };
  return Promise.all(
    Object.entries(files).map(async ([part, file]) => {
      const found = await stat(path.join(dataDir, file)).catch(() => undefined);
      return { labels: `part="${part}"`, value: found?.size ?? 0 };
    }),
  );
}

function gauge(name: string, help: string, given: readonly Sample[] | number): Family {
  return { name, type: 'gauge', help, samples: typeof given === 'number' ? [{ value: given }] : given };
}

function counter(name: string, help: string, value: number): Family {
  return { name, type: 'counter', help, samples: [{ value }] };
}

function textAnswer(text: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function hasToken(request: Request, token: string | null): boolean {
  const told = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === null || told === undefined) return false;
  const [a, b] = [told, token].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}

/** The path of an address, without parsing the rest of it. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const end = url.search(/[?#]/);
  return start === -1 ? '/' : url.slice(start, end === -1 ? undefined : end);
}

function kindOf(place: string): RequestKind {
  if (/^\/(?:resource|v3|vx|upload-image)(?:\/|$)/.test(place)) return 'call';
  if (place.startsWith('/media/')) return 'media';
  if (/^\/(?:static\/|favicon\.ico$|sw\.js$|manifest\.webmanifest$)/.test(place)) return 'static';
  return /^\/(?:healthz|readyz|metrics|robots\.txt|\.well-known\/)/.test(place) ? 'system' : 'page';
}
