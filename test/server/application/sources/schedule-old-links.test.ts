import { afterAll, beforeAll, expect, test } from 'vitest';
import { ScheduleOldLinks } from '../../../../server/application/sources/schedule-old-links.ts';
import { StoreWorld } from '../../../contracts/store-world.ts';
import { SnowflakeIds } from '../../../../server/adapters/node/snowflake-ids.ts';
import { openTemporaryStore, type TemporaryStore } from '../../sql/temporary-store.ts';

const NOW = 1_790_000_000_000;
const clock = { now: () => NOW };
const world = new StoreWorld();
let temporary: TemporaryStore;

beforeAll(async () => {
  temporary = await openTemporaryStore();
  world.use(temporary.store);
});
afterAll(() => temporary.close());

test('pages of older pins are read one after another, each once, and then the work is over', async () => {
  const board = await world.board(await world.person('ann'));
  for (let place = 0; place < 210; place += 1)
    await world.pin(board, {
      link: place < 205 ? `https://a.example/${place % 2}` : `https://b.example/${place}`,
    });
  const work = new ScheduleOldLinks({ store: temporary.store, clock, ids: new SnowflakeIds(clock) });
  const waiting = async () =>
    (await temporary.store.jobs.list('all', 100)).map(({ kind, runAt }) => [kind, runAt - NOW]).toSorted();

  expect(await work.run()).toEqual({ again: NOW + 6_000 });
  expect(await waiting()).toEqual([
    ['links.read', 0],
    ['links.read', 3_000],
  ]);
  expect(await work.run()).toBeUndefined();
  expect(await waiting()).toHaveLength(7);
  await work.run();
  expect(await waiting()).toHaveLength(7);
});
