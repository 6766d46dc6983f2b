import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChangeSignal } from '../../server/application/ports/processes.ts';

export type SignalWorld = {
  /** The signals of two processes, or of the only one twice. */
  readonly one: ChangeSignal;
  readonly other: ChangeSignal;
  close(): Promise<void>;
};

export function describeChangeSignal(name: string, open: () => Promise<SignalWorld>): void {
  describe(`change signal: ${name}`, () => {
    let world: SignalWorld;
    beforeEach(async () => {
      world = await open();
    });
    afterEach(() => world.close());

    test('an announcement is heard here at once, and by the other process', async () => {
      const heard: string[] = [];
      world.one.listen('boards', () => heard.push('one'));
      world.other.listen('boards', () => heard.push('other'));
      world.one.announce('boards');
      expect(heard).toContain('one');
      await expect.poll(() => heard).toContain('other');
    });

    test('each announcement after the other was heard is heard again', async () => {
      let heard = 0;
      world.other.listen('boards', () => (heard += 1));
      for (let times = 1; times <= 3; times += 1) {
        world.one.announce('boards');
        await expect.poll(() => heard).toBeGreaterThanOrEqual(times);
      }
    });

    test('those of other topics are not heard, nor any after the end of listening', async () => {
      const heard: string[] = [];
      const stop = world.other.listen('boards', () => heard.push('boards'));
      world.other.listen('pins', () => heard.push('pins'));
      world.one.announce('pins');
      await expect.poll(() => heard).toContain('pins');
      expect(heard).not.toContain('boards');
      stop();
      let isLater = false;
      world.other.listen('boards', () => (isLater = true));
      world.one.announce('boards');
      await expect.poll(() => isLater).toBe(true);
      expect(heard).not.toContain('boards');
    });
  });
}
