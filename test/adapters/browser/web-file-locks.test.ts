import { afterEach, expect, test, vi } from 'vitest';
import { WebFileLocks } from '../../../src/adapters/browser/web-file-locks.ts';
import { describeFileLocks } from '../../contracts/file-locks.contract.ts';

// Every test begins with a browser in which nothing is held.
const held: (() => void)[] = [];
afterEach(() => held.splice(0).forEach((letGo) => letGo()));

describeFileLocks('locks of the browser', () => {
  const open = () => {
    const locks = new WebFileLocks(navigator.locks);
    const hold = locks.hold.bind(locks);
    locks.hold = (name) => {
      const letGo = hold(name);
      held.push(letGo);
      return letGo;
    };
    return locks;
  };
  return [open(), open()];
});

test('without locks everybody may hold everything, and nobody is called', async () => {
  const locks = new WebFileLocks(undefined);
  const listener = vi.fn();
  const letGo = locks.hold('a');
  locks.whenFree('a', listener);
  letGo();
  await Promise.resolve();
  expect(listener).not.toHaveBeenCalled();
});
