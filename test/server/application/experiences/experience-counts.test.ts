import { expect, test } from 'vitest';
import { ExperienceCounts } from '../../../../server/application/experiences/experience-counts.ts';
import type { ExperienceDayCount } from '../../../../server/application/ports/people/experiences.ts';
import type { Store, StoreTransaction } from '../../../../server/application/ports/store.ts';

const DAY_MS = 86_400_000;

test('counts wait, are added up, and stay when they cannot be written', async () => {
  let now = DAY_MS;
  let isBroken = true;
  let woken = 0;
  const written: (readonly ExperienceDayCount[])[] = [];
  const addDayCounts = async (counts: readonly ExperienceDayCount[]) => {
    if (isBroken) throw new Error('cannot write');
    written.push(counts);
  };
  const tx = { experiences: { addDayCounts } } as unknown as StoreTransaction;
  const store: Pick<Store, 'transaction'> = { transaction: (work) => work(tx) };
  const counts = new ExperienceCounts({ store, clock: { now: () => now }, writtenAfterMs: 10 });
  counts.onWaiting(() => (woken += 1));

  expect(await counts.run()).toBeNull();
  for (let time = 0; time < 3; time += 1) counts.note('viewed', 1);
  counts.note('completed', 1);
  expect(woken).toBe(1);
  expect(await counts.run()).toBe(now + 10);
  now += 10;
  await expect(counts.run()).rejects.toThrow('cannot write');
  now += DAY_MS;
  counts.note('viewed', 1);
  isBroken = false;
  await counts.write();
  expect(written).toEqual([
    [
      { experienceId: 1, day: 1, event: 'viewed', times: 3 },
      { experienceId: 1, day: 1, event: 'completed', times: 1 },
      { experienceId: 1, day: 2, event: 'viewed', times: 1 },
    ],
  ]);
  expect(await counts.run()).toBeNull();
});

test('a person counts once a day', async () => {
  let now = DAY_MS;
  const written: ExperienceDayCount[] = [];
  const tx = {
    experiences: {
      addDayCounts: async (counts: readonly ExperienceDayCount[]) => void written.push(...counts),
    },
  } as unknown as StoreTransaction;
  const store: Pick<Store, 'transaction'> = { transaction: (work) => work(tx) };
  const counts = new ExperienceCounts({ store, clock: { now: () => now }, writtenAfterMs: 10 });
  for (const person of ['ann', 'bob', 'ann']) counts.note('eligible', 1, person);
  counts.note('held_out', 1, 'ann');
  now += DAY_MS;
  counts.note('eligible', 1, 'ann');
  await counts.write();
  expect(written).toEqual([
    { experienceId: 1, day: 1, event: 'eligible', times: 2 },
    { experienceId: 1, day: 1, event: 'held_out', times: 1 },
    { experienceId: 1, day: 2, event: 'eligible', times: 1 },
  ]);
});
