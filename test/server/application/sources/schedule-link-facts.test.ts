import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SourceFacts } from '../../../../src/domain/sources/source-facts.ts';
import { scheduleLinkFacts } from '../../../../server/application/sources/schedule-link-facts.ts';
import { RecentSources } from '../../../../server/application/sources/recent-sources.ts';
import { SnowflakeIds } from '../../../../server/adapters/node/snowflake-ids.ts';
import { someSourceFacts } from '../../../builders/a-source-facts.ts';
import { StoreWorld } from '../../../contracts/store-world.ts';
import { openTemporaryStore, type TemporaryStore } from '../../sql/temporary-store.ts';

const LINK = 'https://shop.example/vase';
const DAY = 86_400_000;
const clock = { time: 1_790_000_000_000, now: () => clock.time };
const ids = new SnowflakeIds(clock);
const world = new StoreWorld();
let temporary: TemporaryStore;
let recent: RecentSources;

beforeAll(async () => {
  temporary = await openTemporaryStore();
  world.use(temporary.store);
});
afterAll(() => temporary.close());
beforeEach(async () => {
  await temporary.truncate();
  recent = new RecentSources(clock);
});

const begin = () => world.do((tx) => scheduleLinkFacts(tx, LINK, { recent, ids, clock }));
const look = (facts: SourceFacts | null, etag: string | null = null) =>
  recent.keep([LINK], { facts, answer: { etag, lastModified: null } });
const waiting = async () => (await world.store.jobs.list('all', 10)).map(({ runAt }) => runAt - clock.time);

/** The key of the page, whose first job has been tried as often as it may. */
async function givenUp(): Promise<string> {
  await begin();
  const key = (await world.do((tx) => tx.linkFacts.begin(LINK)))?.key ?? '';
  await world.do(async (tx) => {
    await tx.linkFacts.update(key, { failures: 6 });
    await tx.jobs.remove('links.read', key);
  });
  return key;
}
const record = (key: string) => world.store.linkFacts.find(key);

test('what somebody has just seen counts for a page that machines could not read', async () => {
  const key = await givenUp();
  look(someSourceFacts(), '"1"');
  await begin();
  expect(await record(key)).toMatchObject({
    facts: { title: 'Vase' },
    etag: '"1"',
    succeededAt: clock.time,
    failures: 0,
  });
  expect(await waiting()).toEqual([DAY]);
});

test('what was seen before the page was read another time does not count', async () => {
  const key = await givenUp();
  look(someSourceFacts({ title: 'Old' }));
  clock.time += 1;
  const now = { facts: someSourceFacts(), succeededAt: clock.time };
  await world.do((tx) => tx.linkFacts.update(key, now));
  await begin();
  expect(await record(key)).toMatchObject({ facts: { title: 'Vase' } });
  expect(await waiting()).toEqual([]);
});

test('somebody who has seen a page that says nothing does not erase what it said', async () => {
  const key = await givenUp();
  await world.do((tx) => tx.linkFacts.update(key, { facts: someSourceFacts(), succeededAt: 1 }));
  look(null);
  await begin();
  expect(await record(key)).toMatchObject({ facts: { title: 'Vase' }, succeededAt: 1 });
});

test('a new page that says nothing to somebody is not read again', async () => {
  look(null);
  await begin();
  expect(await waiting()).toEqual([]);
});

test('a page that nobody has seen is read once, at once', async () => {
  await begin();
  await begin();
  expect(await waiting()).toEqual([0]);
});
