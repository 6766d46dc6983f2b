import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestApp } from '../http-api/support/test-app.ts';
import { wrongCounters } from './recount.ts';
import { storm } from './storm.ts';

/** `STORM=10000` for more wind. */
const OPERATIONS = Number(process.env['STORM'] ?? 3_000);

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open();
});
afterAll(() => app.close());

test(`after ${OPERATIONS} deeds, many at the same time, every counter equals a recount`, async () => {
  const outcomes = await storm(app, OPERATIONS, 7);
  expect(await wrongCounters(app.temporary)).toEqual([]);
  const refused = outcomes.get('refused') ?? 0;
  expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(OPERATIONS);
  expect(refused).toBeLessThan(OPERATIONS / 2);
}, 60_000);

test('a wrong counter would be noticed', async () => {
  await app.execute('update boards set pin_count = pin_count + 1', []);
  await app.execute('update pins set repin_count = repin_count + 1', []);
  expect(await wrongCounters(app.temporary)).toEqual([
    expect.stringMatching(/^counts of boards/),
    expect.stringMatching(/^counts of pins/),
    'ranks',
  ]);
});
