import { removeDataDir, startServer, temporaryDataDir } from '../test/e2e/support/running-server.ts';
import { Member } from '../test/e2e/support/member.ts';
import type { Figure } from './figure.ts';
import { fillStore } from './served/filled-store.ts';
import { load, type LoadResult } from './served/load.ts';

const CONNECTIONS = 10;
/** As browsers send them to a server without TLS, to one with it, and as old clients do. */
const CODINGS = ['gzip, deflate', 'gzip, deflate, br, zstd', 'gzip, deflate, br'];

/** A page of a board as the built server sends it: 25 pins as JSON, and as a rendered page. */
export async function run(): Promise<readonly Figure[]> {
  const dataDir = await temporaryDataDir();
  try {
    const board = await fillStore(dataDir);
    const server = await startServer({}, dataDir);
    try {
      const ann = await Member.join(server.url, 'ann');
      const call = new URL('/resource/BoardFeedResource/get/', server.url);
      call.searchParams.set('data', JSON.stringify({ options: { board_id: board.id } }));
      const page = new URL(board.path, server.url);
      const { pid } = server;
      const asked = (url: URL, coding: string, cookie: string, requests: number) => {
        const headers = { ...BROWSER, 'Accept-Encoding': coding, Cookie: cookie };
        return load({ url: url.href, headers, connections: CONNECTIONS, requests, pid });
      };
      const cookie = ann.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const figures: Figure[] = [];
      for (const coding of CODINGS) {
        figures.push(...feedFigures(`member, ${coding}`, await asked(call, coding, cookie, 4_000)));
      }
      figures.push(...feedFigures('visitor, gzip, deflate', await asked(call, CODINGS[0]!, '', 4_000)));
      figures.push(...pageFigures('member', await asked(page, CODINGS[0]!, cookie, 400)));
      figures.push(...pageFigures('visitor', await asked(page, CODINGS[0]!, '', 400)));
      return figures;
    } finally {
      await server.stop();
    }
  } finally {
    await removeDataDir(dataDir);
  }
}

const BROWSER = {
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  Accept: '*/*',
  'Accept-Language': 'en-GB,en;q=0.9,de;q=0.8',
  'X-Requested-With': 'XMLHttpRequest',
  'Sec-Fetch-Site': 'same-origin',
};

function feedFigures(who: string, { perSecond, cpu, p50, p99, bytes }: LoadResult): readonly Figure[] {
  return [
    { what: `feed, ${who}: answers`, value: perSecond, unit: '/s', least: 2_000 },
    { what: `feed, ${who}: CPU of one`, value: cpu, unit: 'ms', budget: 1 },
    { what: `feed, ${who}: median`, value: p50, unit: 'ms' },
    { what: `feed, ${who}: 99 of 100 within`, value: p99, unit: 'ms', budget: 20 },
    { what: `feed, ${who}: size`, value: bytes / 1000, unit: 'kB' },
  ];
}

function pageFigures(who: string, { perSecond, cpu, p99, bytes }: LoadResult): readonly Figure[] {
  return [
    { what: `page, ${who}: answers`, value: perSecond, unit: '/s', least: 120 },
    { what: `page, ${who}: CPU of one`, value: cpu, unit: 'ms' },
    { what: `page, ${who}: 99 of 100 within`, value: p99, unit: 'ms' },
    { what: `page, ${who}: size`, value: bytes / 1000, unit: 'kB' },
  ];
}
