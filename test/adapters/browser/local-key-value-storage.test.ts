// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LocalKeyValueStorage } from '../../../src/adapters/browser/local-key-value-storage.ts';
import type { KeyValueStorage } from '../../../src/application/ports/key-value-storage.ts';
import { describeKeyValueStorage } from '../../contracts/key-value-storage.contract.ts';

afterEach(() => vi.restoreAllMocks());

/** Another window of this browser: what it does is told to this one as an event. */
function otherWindow(): KeyValueStorage {
  const own = new LocalKeyValueStorage();
  const tell = (key: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  return {
    get: own.get,
    keys: own.keys,
    watch: own.watch,
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
  return { here: new LocalKeyValueStorage(), there: otherWindow() };
});

describe('local storage that the browser does not give', () => {
  test('when it is full keeps nothing more and forgets nothing', () => {
    localStorage.clear();
    const storage = new LocalKeyValueStorage();
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
    const storage = new LocalKeyValueStorage();
    expect(storage.get('a')).toBeUndefined();
    expect(storage.set('a', '1')).toBe(false);
    expect(storage.keys('')).toEqual([]);
    storage.remove('a');
    storage.watch('', () => undefined)();
  });
});
