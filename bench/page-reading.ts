import { ThreadedPageReader } from '../server/adapters/web/threaded-page-reader.ts';
import type { Figure } from './figure.ts';

const RUNS = 20;
const BYTES = 500_000;

/** Many small cards, as on the page of a shop. */
const CARD =
  '<div class="card"><a href="/p/1"><img src="/photos/1-300x200.jpg" alt="A"></a><p>Some words &amp; more</p></div>';
/** Nothing but text and markup around it. */
const TEXT = '<p>Some words &amp; more, and <b>a few</b> that <a href="/p/1">lead</a> elsewhere.</p>';

/** Processor time of this process while a page of 500 kB is read in its thread, with one picture that it names itself. */
export async function run(): Promise<readonly Figure[]> {
  const reader = new ThreadedPageReader({ logger: { warn: () => undefined } });
  try {
    return [
      await figure(reader, 'a page of 500 kB of cards with pictures', CARD),
      await figure(reader, 'a page of 500 kB of text', TEXT),
    ];
  } finally {
    await reader.close();
  }
}

async function figure(reader: ThreadedPageReader, what: string, item: string): Promise<Figure> {
  const html = '<meta property="og:image" content="/photo.jpg">' + item.repeat(BYTES / item.length);
  const page = { url: 'https://example.com/', bytes: Buffer.from(html), contentType: 'text/html' };
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = process.cpuUsage();
    if ((await reader.read(page)) === null) throw new Error(`${what} was not read`);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  times.sort((one, other) => one - other);
  return { what: `${what}, median of ${RUNS}`, value: times[RUNS >> 1]!, unit: 'ms', budget: 50 };
}
