import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aMember, type Member } from '../server/http-api/support/member.ts';
import { OPEN_ADDRESS, type Website } from '../server/web/a-website.ts';
import { openGate, watchFetches, WAYS_IN } from './support/ways-in.ts';
import { WholeServer } from './support/whole-server.ts';

/** Redirects and names: what is open to the first look may lead into the own network with the second. */

const hoisted = vi.hoisted(() => ({
  /** What a name server says, one answer for each look. */
  answers: [] as string[][],
  looks: 0,
}));
vi.mock('../../server/adapters/web/network-address.ts', async (original) => {
  const real = await original<typeof import('../../server/adapters/web/network-address.ts')>();
  // One address of this machine stands for the public network, at every port.
  return {
    ...real,
    isOpenPlace: (address: string) => address === '127.0.0.2' || real.isPublicAddress(address),
  };
});
vi.mock('node:dns/promises', async (original) => {
  const real = await original<typeof import('node:dns/promises')>();
  const lookup = (name: string, options: { all: true }) => {
    if (!name.endsWith('.test')) return real.lookup(name, options);
    const answer = hoisted.answers[Math.min(hoisted.looks, hoisted.answers.length - 1)] ?? [];
    hoisted.looks += 1;
    return Promise.resolve(answer.map((address) => ({ address, family: 4 })));
  };
  return { ...real, default: { ...real, lookup }, lookup };
});

const refused = { kind: 'failed', reason: 'refused' };
let server: WholeServer;
let member: Member;
let site: Website;
let fetches: ReturnType<typeof watchFetches>;

beforeAll(async () => {
  server = await WholeServer.open();
  member = await aMember(server, 'curious');
});
afterEach(async () => {
  fetches.stop();
  await site.close();
});
afterAll(() => server.close());

describe.each(WAYS_IN)('$name', (way) => {
  const begin = async (place: (site: Website) => string, host: string) => {
    hoisted.looks = 0;
    site = await openGate(way, place);
    fetches = watchFetches(server);
    await way.take({ server, member }, `http://${host}:${site.port}`);
    return fetches.outcome(way.before + 1);
  };

  test.each(['127.0.0.1', 'localhost', '[::ffff:7f00:1]', '169.254.169.254'])(
    'is not found where it leads to %s',
    async (inside) => {
      const outcome = await begin(({ port }) => `http://${inside}:${port}/inside`, OPEN_ADDRESS);
      expect(outcome).toEqual(refused);
      expect(site.hits).toContain(way.gate);
      expect(site.hits).not.toContain('/inside');
    },
  );

  test('is found where it leads to the public network', async () => {
    const outcome = await begin(() => '/outside', OPEN_ADDRESS);
    expect(outcome).toMatchObject({ kind: 'fetched' });
    expect(site.hits).toContain('/outside');
  });

  test('is not found where its name is that of the own network the second time', async () => {
    hoisted.answers = [...Array.from({ length: way.before + 1 }, () => [OPEN_ADDRESS]), ['127.0.0.1']];
    expect(await begin(() => '/outside', 'turning.test')).toEqual(refused);
    // Each fetch and each redirect looks once, and speaks to what it has seen.
    expect(hoisted.looks).toBe(way.before + 2);
    expect(site.reachedAt).toEqual(Array.from({ length: way.before + 1 }, () => OPEN_ADDRESS));
  });

  test('is not found where its name is that of both', async () => {
    hoisted.answers = [[OPEN_ADDRESS, '127.0.0.1']];
    site = await openGate(way, () => '/outside');
    fetches = watchFetches(server);
    await way.take({ server, member }, `http://both.test:${site.port}`);
    expect(await fetches.outcome(1)).toEqual(refused);
    expect(site.hits).toEqual([]);
  });
});
