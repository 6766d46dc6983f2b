import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseIdleMemory } from '../../../server/adapters/node/release-idle-memory.ts';

const SECOND_MS = 1_000;

let work: number;
let collections: number;
let rest: { stop(): void };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  work = 0;
  collections = 0;
  rest = releaseIdleMemory({ work: () => work, collect: () => (collections += 1) });
});
afterEach(() => {
  rest.stop();
  vi.useRealTimers();
});

/** Something happens each second. */
function beBusy(seconds: number): void {
  for (let second = 0; second < seconds; second += 1) {
    work += 1;
    vi.advanceTimersByTime(SECOND_MS);
  }
}

test('what the start has left is given back when nobody comes', () => {
  vi.advanceTimersByTime(20 * SECOND_MS);
  expect(collections).toBe(1);
});

test('nothing is collected while there is something to do', () => {
  beBusy(100);
  expect(collections).toBe(0);
});

test('each time of work is followed by one collection', () => {
  beBusy(60);
  vi.advanceTimersByTime(3_600 * SECOND_MS);
  expect(collections).toBe(1);
  beBusy(60);
  vi.advanceTimersByTime(3_600 * SECOND_MS);
  expect(collections).toBe(2);
});

test('somebody who looks in now and then causes none', () => {
  beBusy(60);
  for (let visit = 0; visit < 40; visit += 1) {
    work += 1;
    vi.advanceTimersByTime(30 * SECOND_MS);
  }
  expect(collections).toBe(1);
});

test('after the end nothing is collected', () => {
  rest.stop();
  vi.advanceTimersByTime(60 * SECOND_MS);
  expect(collections).toBe(0);
});

test('what this process no longer needs is really given back', async () => {
  rest.stop();
  const garbage = new WeakRef(new Array<number>(1_000_000).fill(1));
  rest = releaseIdleMemory({ work: () => work });
  // What was looked at in this turn of the event loop counts as needed until its end.
  await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(20 * SECOND_MS);
  expect(garbage.deref()).toBeUndefined();
});
