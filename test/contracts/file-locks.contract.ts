import { describe, expect, test, vi } from 'vitest';
import type { FileLocks } from '../../src/application/ports/storage/file-locks.ts';

/** Opens the claims of two windows of one browser. */
type Open = () => readonly [FileLocks, FileLocks];

/** What is asked for last is told last: then everything that was asked for before has been heard. */
const settled = (locks: FileLocks) =>
  new Promise<void>((resolve) => {
    locks.whenFree('nothing else', () => void locks.whenFree('nothing else', resolve));
  });

/** Proves that an adapter lets one window at a time do something. */
export function describeFileLocks(name: string, open: Open): void {
  describe(`claims of files: ${name}`, () => {
    test('what nobody holds is free at once, and told once', async () => {
      const [, second] = open();
      const listener = vi.fn();
      second.whenFree('a', listener);
      await settled(second);
      expect(listener).toHaveBeenCalledOnce();
    });

    test('what another window holds is free when that lets go of it', async () => {
      const [first, second] = open();
      const letGo = first.hold('a');
      const listener = vi.fn();
      second.whenFree('a', listener);
      await settled(second);
      expect(listener).not.toHaveBeenCalled();
      letGo();
      await settled(second);
      expect(listener).toHaveBeenCalledOnce();
    });

    test('it is not free while somebody else is about to hold it', async () => {
      const [first, second] = open();
      const letGo = first.hold('a');
      const letGoOfSecond = second.hold('a');
      const listener = vi.fn();
      first.whenFree('a', listener);
      letGo();
      await settled(second);
      expect(listener).not.toHaveBeenCalled();
      letGoOfSecond();
      await settled(second);
      expect(listener).toHaveBeenCalledOnce();
    });

    test('who hears nothing any more is not called', async () => {
      const [first, second] = open();
      const letGo = first.hold('a');
      const listener = vi.fn();
      const stop = second.whenFree('a', listener);
      stop();
      letGo();
      await settled(second);
      expect(listener).not.toHaveBeenCalled();
    });

    test('other names are other claims; letting go twice is fine', async () => {
      const [first, second] = open();
      const letGo = first.hold('a');
      const listener = vi.fn();
      second.whenFree('b', listener);
      await settled(second);
      expect(listener).toHaveBeenCalledOnce();
      letGo();
      letGo();
    });
  });
}
