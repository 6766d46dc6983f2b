import { expect, test, vi } from 'vitest';
import { InMemoryFileClaims } from '../../../src/adapters/in-memory/in-memory-file-claims.ts';
import { describeFileClaims } from '../../contracts/file-claims.contract.ts';

describeFileClaims('in memory', () => {
  const first = new InMemoryFileClaims();
  return [first, first.anotherWindow()];
});

test('what a window held that crashed is free', async () => {
  const first = new InMemoryFileClaims();
  first.hold('a');
  const listener = vi.fn();
  first.anotherWindow().whenFree('a', listener);
  first.crash();
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
});
