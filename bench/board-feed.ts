import { removeDataDir, startServer, temporaryDataDir } from '../test/e2e/support/running-server.ts';
import { Member } from '../test/e2e/support/member.ts';
import type { Figure } from './figure.ts';
import { floorOf } from './served/floor.ts';
import { fillStore } from './served/filled-store.ts';
import { load, type LoadResult } from './served/load.ts';

const CONNECTIONS = 10;
/** A server that has been up for a while has compiled what answers are made with, and its search index is built. */
const ANSWERS_TO_WARM_UP = 4_000;
const PAGES_TO_WARM_UP = 800;
/** As browsers send it to a server with TLS. */
const CODING = 'gzip, deflate, br, zstd';

/**
 * The CPU time of a page of a board as the built server sends it, 25 pins as JSON and as a rendered page, beside the
 * least that anything could cost: `JSON.stringify` and zstd at level 1 of the same pins in full, in the same run.
 */
export async function run({ quick = false } = {}): Promise<readonly Figure[]> {
  const dataDir = await temporaryDataDir();
  const times = quick ? 0.5 : 1;
  try {
    const board = await fillStore(dataDir);
    const server = await startServer({}, dataDir);
    try {
      const ann = await Member.join(server.url, 'ann');
      const cookie = ann.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const headers = { ...BROWSER, 'Accept-Encoding': CODING };
      const call = (options: object) => {
        const url = new URL('/resource/BoardFeedResource/get/', server.url);
        url.searchParams.set('data', JSON.stringify({ options: { board_id: board.id, ...options } }));
        return url;
      };
      const [full, card, page] = [call({}), call({ field_set_key: 'card' }), new URL(board.path, server.url)];
      const asked = (url: URL, requests: number, who = cookie, warmUp?: number) =>
        load({
          url: url.href,
          headers: { ...headers, Cookie: who },
          connections: CONNECTIONS,
          requests: requests * times,
          ...(warmUp === undefined ? {} : { warmUp }),
          pid: server.pid,
        });
      const json = async (url: URL) => (await fetch(url, { headers: { ...BROWSER, Cookie: cookie } })).text();
      const pins = (JSON.parse(await json(full)) as { resource_response: { data: object[] } })
        .resource_response;
      if (pins.data.length !== 25) throw new Error(`${pins.data.length} pins came.`);
      const floor = floorOf(pins.data);
      const beside = (
        what: string,
        { cpu, perSecond, bytes }: LoadResult,
        budget: number,
      ): readonly Figure[] => [
        { what: `${what}: CPU of one`, value: cpu, unit: 'ms' },
        { what: `${what}: beside the floor`, value: cpu / floor, unit: '×', budget },
        { what: `${what}: answers`, value: perSecond, unit: '/s' },
        { what: `${what}: size`, value: bytes / 1000, unit: 'kB' },
      ];
      return [
        { what: 'floor: JSON and zstd of 25 pins in full', value: floor, unit: 'ms', foreign: true },
        ...beside('in full, member', await asked(full, 4_000, cookie, ANSWERS_TO_WARM_UP), 1.5),
        ...beside('as cards, member', await asked(card, 4_000), 1),
        ...beside('as cards, visitor', await asked(card, 4_000, ''), 1),
        {
          what: 'as cards, before compression',
          value: (await json(card)).length / 1000,
          unit: 'kB',
          budget: 50,
        },
        ...beside('page, member', await asked(page, 400, cookie, PAGES_TO_WARM_UP), 6),
        ...beside('page, visitor', await asked(page, 400, ''), 6),
      ];
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
