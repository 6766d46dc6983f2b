import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { cpuOf } from './server-process.ts';

export type LoadResult = {
  readonly perSecond: number;
  /** Milliseconds of CPU time that the server spent on each request. */
  readonly cpu: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Of a body as it travels. */
  readonly bytes: number;
};

type Load = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly requests: number;
  /** Requests before any counts; a quarter of the counted ones where nothing is said. */
  readonly warmUp?: number;
  /** Of the server. */
  readonly pid: number;
};

/** Asks for one address again and again on some connections at once. */
export async function load({ requests, warmUp = requests / 4, pid, ...how }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: how.connections });
  try {
    await ask(warmUp, how, agent);
    const cpu = cpuOf(pid);
    const start = performance.now();
    const { times, bytes } = await ask(requests, how, agent);
    const took = performance.now() - start;
    const sorted = times.toSorted((a, b) => a - b);
    return {
      perSecond: (requests * 1000) / took,
      cpu: (cpuOf(pid) - cpu) / requests,
      p50: sorted[Math.floor(requests * 0.5)]!,
      p99: sorted[Math.floor(requests * 0.99)]!,
      bytes,
    };
  } finally {
    agent.destroy();
  }
}

async function ask(
  requests: number,
  { url, headers, connections }: Pick<Load, 'url' | 'headers' | 'connections'>,
  agent: Agent,
): Promise<{ times: number[]; bytes: number }> {
  const times: number[] = [];
  let bytes = 0;
  let begun = 0;
  const connection = async () => {
    while (begun < requests) {
      begun += 1;
      const start = performance.now();
      bytes = await bodyBytes(url, headers, agent);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return { times, bytes };
}

function bodyBytes(url: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} was answered with ${answer.statusCode}`));
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    });
    request.on('error', reject);
  });
}
