// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebKeyValueStorage } from '../../../src/adapters/browser/web-key-value-storage.ts';
import type { KeyValueStorage } from '../../../src/application/ports/storage/key-value-storage.ts';
import { RecordingLogger } from '../../../src/composition/test/recording-logger.ts';
import { describeKeyValueStorage } from '../../contracts/key-value-storage.contract.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const localStorageOf = (logger: RecordingLogger) => new WebKeyValueStorage(logger, () => localStorage);

/** Another window of this browser: what it does is told to this one as an event. */
function otherWindow(): KeyValueStorage {
  const own = localStorageOf(new RecordingLogger());
  const tell = (key: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  return {
    get: (key) => own.get(key),
    keys: (prefix) => own.keys(prefix),
    watch: (prefix, listener) => own.watch(prefix, listener),
    set(key, text) {
      const kept = own.set(key, text);
      tell(key);
      return kept;
    },
    remove(key) {
      own.remove(key);
      tell(key);
    },
  };
}

describeKeyValueStorage('local storage', () => {
  localStorage.clear();
  return { here: localStorageOf(new RecordingLogger()), there: otherWindow() };
});

test('the storage of the session is another one than that of all windows', () => {
  localStorage.clear();
  const session = new WebKeyValueStorage(new RecordingLogger(), () => sessionStorage);
  session.set('a', '1');
  expect([session.get('a'), sessionStorage.getItem('a'), localStorage.getItem('a')]).toEqual([
    '1',
    '1',
    null,
  ]);
});

describe('local storage that the browser does not give', () => {
  test('when it is full keeps nothing more and forgets nothing', () => {
    localStorage.clear();
    const storage = localStorageOf(new RecordingLogger());
    storage.set('a', '1');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(storage.set('a', '2')).toBe(false);
    expect(storage.get('a')).toBe('1');
  });

  test('when it is forbidden is like an empty one', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const storage = localStorageOf(new RecordingLogger());
    expect(storage.get('a')).toBeUndefined();
    expect(storage.set('a', '1')).toBe(false);
    expect(storage.keys('')).toEqual([]);
    storage.remove('a');
    storage.watch('', () => undefined)();
  });

  test('is logged, each kind of refusal once, and without what was to be kept', () => {
    localStorage.clear();
    const logger = new RecordingLogger();
    const storage = localStorageOf(logger);
    storage.set('draft:1', 'kept');
    const refuse = (name: string) => () => {
      throw new DOMException('draft:1', name);
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse('SecurityError'));
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
    for (const key of ['draft:1', 'draft:2', 'draft:3']) {
      expect(storage.get(key)).toBeUndefined();
      expect(storage.set(key, 'secret words')).toBe(false);
    }
    setItem.mockImplementation(refuse('SecurityError'));
    storage.set('draft:1', 'secret words');
    expect(logger.entries).toEqual([
      { level: 'warn', event: 'storage-not-read', detail: 'SecurityError' },
      { level: 'warn', event: 'storage-not-kept', detail: 'QuotaExceededError' },
      { level: 'warn', event: 'storage-not-kept', detail: 'SecurityError' },
    ]);
  });
});
