import { expect, test } from 'vitest';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { Interrupt } from '../../../src/application/experiences/interrupt.ts';

const MINUTE_MS = 60_000;

/** A browser with several windows. */
function aBrowser() {
  const storage = new InMemoryKeyValueStorage();
  const clock = { now: 1_000_000 };
  let windows = 0;
  const open = () => {
    const session = new InMemoryKeyValueStorage();
    windows += 1;
    const window = `window ${windows}`;
    const load = () =>
      new Interrupt({ storage, session, window, now: () => clock.now, wait: () => Promise.resolve() });
    return { ...load(), load, run: (id: number) => load().run(id), end: (id: number) => load().end(id) };
  };
  return { clock, open };
}

test('one experience interrupts a visit', async () => {
  const { open } = aBrowser();
  const window = open();
  expect(await window.run(1)).toBe(true);
  window.end(1);
  expect(await window.run(2)).toBe(false);
});

test('the same one may come back after a reload', async () => {
  const { open } = aBrowser();
  const window = open();
  await window.run(1);
  expect(await window.run(1)).toBe(true);
});

test('of two windows only one shows it, until it is gone there', async () => {
  const { open } = aBrowser();
  const [first, second] = [open(), open()];
  expect(await first.run(1)).toBe(true);
  expect(await second.run(1)).toBe(false);
  expect(await second.run(2)).toBe(false);
  first.end(1);
  expect(await second.run(1)).toBe(true);
});

test('of two windows at the same moment one wins', async () => {
  const { open } = aBrowser();
  const [first, second] = [open(), open()];
  expect(await Promise.all([first.run(1), second.run(2)])).toEqual([true, false]);
});

test('the next visit may be interrupted again, in this window and in others', async () => {
  const { open, clock } = aBrowser();
  const [first, second] = [open(), open()];
  await first.run(1);
  clock.now += 29 * MINUTE_MS;
  expect(await second.run(2)).toBe(false);
  clock.now += MINUTE_MS;
  expect(await second.run(2)).toBe(true);
  expect(await first.run(3)).toBe(false);
});

test('what could not be seen did not interrupt', async () => {
  const { open } = aBrowser();
  const [window, other] = [open(), open()];
  await window.run(1);
  other.load().undo(1);
  expect(await window.run(2)).toBe(false);
  window.load().undo(1);
  expect(await window.run(2)).toBe(true);
});
