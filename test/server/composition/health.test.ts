import { expect, test } from 'vitest';
import { Health } from '../../../server/composition/health.ts';

const fine = async () => undefined;
const aHealth = () => new Health({ database: fine, storage: fine, migrationsPending: async () => false });

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

test('a server that ends is not ready', async () => {
  const health = aHealth();
  health.startDraining();
  expect(await health.readiness()).toMatchObject({ ready: false, checks: { queue: 'failed' } });
});
