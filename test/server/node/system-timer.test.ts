import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SystemTimer } from '../../../server/adapters/node/system-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function set(ms: number) {
  const state = { hasRung: false };
  const alarm = new SystemTimer().after(ms);
  void alarm.rung.then(() => (state.hasRung = true));
  return { alarm, state };
}

test('an alarm rings when its time has come', async () => {
  const { state } = set(100);
  await vi.advanceTimersByTimeAsync(99);
  expect(state.hasRung).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.hasRung).toBe(true);
});

test('one that was stopped never rings', async () => {
  const { alarm, state } = set(100);
  alarm.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.hasRung).toBe(false);
});

test('one set for months does not ring at once', async () => {
  const { state } = set(90 * 86_400_000);
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(state.hasRung).toBe(false);
});
