// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { fetchCode } from '../../../src/ui/base/lazy/fetch-code.ts';
import { reloadOutdatedApp } from '../../../src/ui/app/reload-outdated-app.ts';

const MINUTE_MS = 60_000;
let end = () => {};
afterEach(() => end());

/** A window whose server may have another version by now. */
function aWindow({ changed = true, keeps = true } = {}) {
  const storage = Object.assign(new InMemoryKeyValueStorage(), keeps ? {} : { set: () => false });
  const seen = { reloads: 0, now: 1_790_000_000_000 };
  end = reloadOutdatedApp({
    deployment: { hasChanged: () => Promise.resolve(changed) },
    storage,
    now: () => seen.now,
    reload: () => void (seen.reloads += 1),
  });
  return seen;
}

/** A part of the app is wanted that the server does not have. */
async function misses(): Promise<void> {
  await fetchCode(() => Promise.reject(new TypeError('Failed to fetch'))).catch(() => undefined);
  await new Promise((done) => queueMicrotask(() => queueMicrotask(() => done(undefined))));
}

test('a part that went with an older version loads the page anew, once', async () => {
  const seen = aWindow();
  await misses();
  expect(seen.reloads).toBe(1);
  await misses();
  expect(seen.reloads).toBe(1);
  seen.now += MINUTE_MS;
  await misses();
  expect(seen.reloads).toBe(2);
});

test('a part that does not come from the same version does not', async () => {
  const seen = aWindow({ changed: false });
  await misses();
  expect(seen.reloads).toBe(0);
});

test('where it cannot be remembered the person decides', async () => {
  const seen = aWindow({ keeps: false });
  await misses();
  expect(seen.reloads).toBe(0);
});
