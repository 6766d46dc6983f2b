import { expect, test } from 'vitest';
import { StorageFull } from '../../../server/application/ports/media/media.ts';
import { Health } from '../../../server/composition/health.ts';

const fine = async () => undefined;
let now = 0;
const clock = { now: () => now };
const aHealth = (checks: { storage?: () => Promise<void> } = {}) =>
  new Health({ clock, database: fine, storage: fine, migrationsPending: async () => false, ...checks });

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
