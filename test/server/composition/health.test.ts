import { expect, test } from 'vitest';
import { StorageFull } from '../../../server/application/ports/media/media.ts';
import { Health } from '../../../server/composition/health.ts';

const fine = async () => undefined;
let now = 0;
const clock = { now: () => now };
/** Alarms that ring when the test says so. */
const alarms: PromiseWithResolvers<void>[] = [];
const timer = {
  after: () => {
    const alarm = Promise.withResolvers<void>();
    alarms.push(alarm);
    return { rung: alarm.promise, stop: () => undefined };
  },
};
const aHealth = (checks: Partial<ConstructorParameters<typeof Health>[0]> = {}) =>
  new Health({
    clock,
    timer,
    database: fine,
    storage: fine,
    migrationsPending: async () => false,
    ...checks,
  });

test('a server whose jobs are not done is not ready, until they are', async () => {
  const health = aHealth();
  let isStuck = true;
  health.watchQueue(() => (isStuck ? Promise.reject(new Error('stuck')) : fine()));
  expect(await health.readiness()).toMatchObject({
    ready: false,
    checks: { queue: 'failed', database: 'ok' },
  });
  isStuck = false;
  expect(await health.readiness()).toMatchObject({ ready: true, checks: { queue: 'ok' } });
});

test('a server without space to write is not ready, until there is some', async () => {
  let isFull = true;
  const health = aHealth({ storage: () => (isFull ? Promise.reject(new StorageFull()) : fine()) });
  expect(await health.readiness()).toMatchObject({ ready: false, checks: { storage: 'failed' } });
  isFull = false;
  now += 1000;
  expect(await health.readiness()).toMatchObject({ ready: true });
});

test('however often it is asked, a server writes once a second to find out', async () => {
  let writes = 0;
  const health = aHealth({ storage: async () => void (writes += 1) });
  await Promise.all([health.readiness(), health.readiness()]);
  now += 999;
  await health.readiness();
  expect(writes).toBe(1);
  now += 1;
  await health.readiness();
  expect(writes).toBe(2);
});

test('a server that ends is not ready', async () => {
  const health = aHealth();
  health.startDraining();
  expect(await health.readiness()).toMatchObject({ ready: false, checks: { queue: 'failed' } });
});

test('a part that does not answer has failed after a while, and is not asked again until it answers', async () => {
  let asked = 0;
  let isAskedForMore = false;
  const frozen = Promise.withResolvers<void>();
  const health = aHealth({
    database: () => {
      asked += 1;
      return frozen.promise;
    },
    migrationsPending: async () => {
      isAskedForMore = true;
      return false;
    },
  });
  now += 1000;
  const first = health.readiness();
  for (const alarm of alarms) alarm.resolve();
  expect(await first).toMatchObject({ checks: { database: 'failed', migrations: 'failed' } });
  now += 1000;
  expect(await health.readiness()).toMatchObject({ checks: { database: 'failed', storage: 'ok' } });
  expect({ asked, isAskedForMore }).toEqual({ asked: 1, isAskedForMore: false });

  frozen.resolve();
  const later = () => {
    now += 1000;
    return health.readiness();
  };
  await expect.poll(later).toMatchObject({ ready: true });
  expect(asked).toBeGreaterThan(1);
});
