import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aMember, type Member } from '../server/http-api/support/member.ts';
import { Proxy } from '../server/web/a-proxy.ts';
import { OPEN_ADDRESS, type Website } from '../server/web/a-website.ts';
import { openGate, watchFetches, WAYS_IN } from './support/ways-in.ts';
import { WholeServer } from './support/whole-server.ts';

/** A proxy is where the operator says that it is, and what is asked for behind it is checked like everything else. */

vi.mock('../../server/adapters/web/network-address.ts', async (original) => {
  const real = await original<typeof import('../../server/adapters/web/network-address.ts')>();
  // One address of this machine stands for the public network, at every port.
  return {
    ...real,
    isOpenPlace: (address: string) => address === '127.0.0.2' || real.isPublicAddress(address),
  };
});

const refused = { kind: 'failed', reason: 'refused' };
let proxy: Proxy;
let server: WholeServer;
let member: Member;
let site: Website;
let fetches: ReturnType<typeof watchFetches>;

const open = async (environment: Readonly<Record<string, string>>) => {
  server = await WholeServer.open(environment);
  member = await aMember(server, 'curious');
};
beforeAll(async () => {
  proxy = await Proxy.open();
});
beforeEach(() => {
  proxy.asked.length = 0;
});
afterEach(async () => {
  fetches.stop();
  await site.close();
});
afterAll(() => proxy.close());

describe('through FETCH_PROXY', () => {
  beforeAll(() => open({ FETCH_PROXY: proxy.at() }));
  afterAll(() => server.close());

  describe.each(WAYS_IN)('$name', (way) => {
    test('goes through it, to the address that was looked up here', async () => {
      site = await openGate(way, () => '/outside');
      fetches = watchFetches(server);
      await way.take({ server, member }, `http://${OPEN_ADDRESS}:${site.port}`);
      expect(await fetches.outcome(way.before + 1)).toMatchObject({ kind: 'fetched' });
      const place = `${OPEN_ADDRESS}:${site.port}`;
      expect(new Set(proxy.asked.map(({ path }) => path))).toEqual(new Set([place]));
    });

    test('is refused where it leads into the own network, and the proxy is not asked', async () => {
      site = await openGate(way, ({ port }) => `http://127.0.0.1:${port}/inside`);
      fetches = watchFetches(server);
      await way.take({ server, member }, `http://${OPEN_ADDRESS}:${site.port}`);
      expect(await fetches.outcome(way.before + 1)).toEqual(refused);
      expect(proxy.asked.map(({ path }) => path)).not.toContain(`127.0.0.1:${site.port}`);
      expect(site.hits).not.toContain('/inside');
    });

    test('is refused in the own network itself, and the proxy is not asked', async () => {
      site = await openGate(way, () => '/outside');
      fetches = watchFetches(server);
      await way.take({ server, member }, `http://127.0.0.1:${site.port}`);
      expect(await fetches.outcome(1)).toEqual(refused);
      expect(proxy.asked).toEqual([]);
      expect(site.hits).toEqual([]);
    });
  });
});

describe('with variables that other programs heed', () => {
  beforeAll(async () => {
    for (const name of ['http_proxy', 'https_proxy', 'all_proxy']) {
      vi.stubEnv(name, proxy.at());
      vi.stubEnv(name.toUpperCase(), proxy.at());
    }
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    await open({ HTTP_PROXY: proxy.at(), ALL_PROXY: proxy.at() });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await server.close();
  });

  test.each(WAYS_IN)('$name goes its own way', async (way) => {
    site = await openGate(way, () => '/outside');
    fetches = watchFetches(server);
    await way.take({ server, member }, `http://${OPEN_ADDRESS}:${site.port}`);
    expect(await fetches.outcome(way.before + 1)).toMatchObject({ kind: 'fetched' });
    expect(proxy.asked).toEqual([]);
  });
});
