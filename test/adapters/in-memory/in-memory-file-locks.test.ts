import { expect, test, vi } from 'vitest';
import { InMemoryFileLocks } from '../../../src/adapters/in-memory/in-memory-file-locks.ts';
import { describeFileLocks } from '../../contracts/file-locks.contract.ts';

describeFileLocks('in memory', () => {
  const first = new InMemoryFileLocks();
  return [first, first.anotherWindow()];
});

test('what a window held that crashed is free', async () => {
  const first = new InMemoryFileLocks();
  first.hold('a');
  const listener = vi.fn();
  first.anotherWindow().whenFree('a', listener);
  first.crash();
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
});
