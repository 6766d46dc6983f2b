import { expect, test } from 'vitest';
import { LatestValueQueue } from '../../../src/ui/base/latest-value-queue.ts';

test('a value is sent, and holds', async () => {
  const told: boolean[] = [];
  const queue = new LatestValueQueue<string, boolean>();
  const tell = (wish: boolean) => Promise.resolve(told.push(wish) > 0);
  expect(await queue.set('a', true, false, tell)).toBe(true);
  expect(told).toEqual([true]);
});

test('a value set during a request is sent after it, and all callers get the final value', async () => {
  const told: boolean[] = [];
  const answer = Promise.withResolvers<boolean>();
  const queue = new LatestValueQueue<string, boolean>();
  const tell = (wish: boolean) => (told.push(wish) === 1 ? answer.promise : Promise.resolve(true));
  const first = queue.set('a', true, false, tell);
  const later = queue.set('a', false, true, tell);
  answer.resolve(true);
  expect(await Promise.all([first, later])).toEqual([false, false]);
  expect(told).toEqual([true, false]);
});

test('a refused value leaves the one before, and can be sent again', async () => {
  const queue = new LatestValueQueue<string, boolean>();
  expect(await queue.set('a', true, false, () => Promise.resolve(false))).toBe(false);
  await expect(queue.set('a', true, false, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await queue.set('a', true, false, () => Promise.resolve(true))).toBe(true);
});
