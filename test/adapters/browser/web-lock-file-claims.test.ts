import { afterEach, expect, test, vi } from 'vitest';
import { WebLockFileClaims } from '../../../src/adapters/browser/web-lock-file-claims.ts';
import { describeFileClaims } from '../../contracts/file-claims.contract.ts';

// Every test begins with a browser in which nothing is held.
const held: (() => void)[] = [];
afterEach(() => held.splice(0).forEach((letGo) => letGo()));

describeFileClaims('locks of the browser', () => {
  const open = () => {
    const claims = new WebLockFileClaims(navigator.locks);
    const hold = claims.hold.bind(claims);
    claims.hold = (name) => {
      const letGo = hold(name);
      held.push(letGo);
      return letGo;
    };
    return claims;
  };
  return [open(), open()];
});

test('without locks everybody may hold everything, and nobody is called', async () => {
  const claims = new WebLockFileClaims(undefined);
  const listener = vi.fn();
  const letGo = claims.hold('a');
  claims.whenFree('a', listener);
  letGo();
  await Promise.resolve();
  expect(listener).not.toHaveBeenCalled();
});
