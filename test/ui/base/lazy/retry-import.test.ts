// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServiceError } from '../../../../src/application/ports/service-error.ts';
import { retryImport } from '../../../../src/ui/base/lazy/retry-import.ts';
import { FIRST_RETRY_MS } from '../../../../src/domain/connection/retry-pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A part that comes at the attempt of this number. */
function aPart(attempt: number) {
  return vi.fn(() =>
    fetchPart.mock.calls.length < attempt
      ? Promise.reject(new ServiceError('unavailable'))
      : Promise.resolve('part'),
  );
}
let fetchPart: ReturnType<typeof aPart>;

test('a part that does not come is asked for again, after longer and longer pauses', async () => {
  fetchPart = aPart(3);
  const part = retryImport(fetchPart);
  await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS - 1);
  expect(fetchPart).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchPart).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2 * FIRST_RETRY_MS);
  expect(await part).toBe('part');
  expect(fetchPart).toHaveBeenCalledTimes(3);
});

test('it is asked for at once when the network is back', async () => {
  fetchPart = aPart(2);
  const part = retryImport(fetchPart);
  await vi.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event('online'));
  expect(await part).toBe('part');
});

test('what is no failure of the service is not tried again', async () => {
  await expect(retryImport(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
});
