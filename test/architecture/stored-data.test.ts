import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** What stores something in a browser. */
const STORES =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|\bdocument\.cookie\b|\bcaches\.open\b|['"]Set-Cookie['"]/;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
const storesSomething = (source: string) => STORES.test(source.replaceAll(COMMENTS, ''));

/**
 * The files that reach the storages of a browser, and where the names in them come from: constants that are typed as
 * listed names. All other code stores by ports whose keys are of the type `StoredKey`; the cookies of a visit are of the
 * type `Cookie`, which has listed names.
 */
const REACH: Readonly<Record<string, string>> = {
  'server/adapters/http-api/core/answer/answer.ts': 'setCookieLines',
  'src/adapters/browser/cache-shared-item-storage.ts': 'SHARED_CACHE',
  'src/adapters/browser/cache-viewed-picture-storage.ts': 'NameIn',
  'src/adapters/browser/indexed-db-draft-picture-storage.ts': 'NameIn',
  'src/composition/browser/browser-key-values.ts': 'WebKeyValueStorage',
  'src/service-worker/receive-share.ts': 'SHARED_CACHE',
  'src/service-worker/shell.ts': 'shellName',
  'src/ui/base/navigation/use-scroll-memory.ts': 'ScrollMemory',
};

/** Files that only read, remove, forward, or keep what the server has listed. */
const STORE_NOTHING = [
  'server/adapters/http-api/core/request-answerer.ts',
  'server/adapters/node/node-response.ts',
  'server/composition/in-page/request-worker.ts',
  'src/adapters/browser/browser-device-storage.ts',
  'src/adapters/browser/cookies.ts',
  'src/composition/fake/fake-profile.ts',
  'src/composition/fake/reset.tsx',
  'src/composition/offline-page/main.ts',
];

describe('what stores something is found', () => {
  test.each([
    "localStorage.setItem('a', 'b')",
    'window.sessionStorage.a = 1',
    "document.cookie = '_ga=1'",
    "cookieStore.set('a', 'b')",
    "indexedDB.open('a')",
    "await caches.open('a')",
    "headers.append('Set-Cookie', line)",
  ])('%s', (source) => expect(storesSomething(source)).toBe(true));

  test.each(['// localStorage is shared', "storage.set('events.1', text)"])('but not %s', (source) =>
    expect(storesSomething(source)).toBe(false),
  );
});

test('only listed names are stored in browsers', () => {
  const files = globSync('{src,server,wire}/**/*.{ts,tsx}').filter((file) => !file.endsWith('.d.ts'));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter((file) => storesSomething(readFileSync(file, 'utf8')));
  expect(found.sort()).toEqual([...Object.keys(REACH), ...STORE_NOTHING].sort());
  for (const [file, name] of Object.entries(REACH)) expect(readFileSync(file, 'utf8')).toContain(name);
});
