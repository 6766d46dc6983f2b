import { WebKeyValueStorage } from '../adapters/browser/web-key-value-storage.ts';
import type { KeyValueStorage } from '../application/ports/key-value-storage.ts';
import type { Logger } from '../application/ports/logger.ts';

const opened = new WeakMap<Logger, KeyValueStorage>();

/** The local storage of the browser: one for all parts of an app, so that its refusals are logged once. */
export function openLocalStorage(logger: Logger): KeyValueStorage {
  const storage = opened.get(logger) ?? new WebKeyValueStorage(logger, () => localStorage);
  opened.set(logger, storage);
  return storage;
}
