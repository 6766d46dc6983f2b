import type { KeyValueStorage } from '../src/application/ports/storage/key-value-storage.ts';
import { KeyValueStorageToken } from '../src/composition/lazy-tokens.ts';
import { override } from '../src/composition/provide.ts';
import { PrefixedKeyValueStorage } from './prefixed-key-value-storage.ts';

/** Drafts and what was seen last are kept in `storage`, under a prefix. */
export const ownStorage = (storage: KeyValueStorage) =>
  override(KeyValueStorageToken, new PrefixedKeyValueStorage(storage, 'pins:'));
