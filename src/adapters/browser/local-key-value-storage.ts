import type { KeyValueStorage } from '../../application/ports/key-value-storage.ts';

/** Short texts in the browser's local storage. */
export class LocalKeyValueStorage implements KeyValueStorage {
  get(key: string): string | undefined {
    return attempt(() => localStorage.getItem(key) ?? undefined, undefined);
  }

  set(key: string, text: string): boolean {
    return attempt(() => {
      localStorage.setItem(key, text);
      return true;
    }, false);
  }

  remove(key: string): void {
    attempt(() => localStorage.removeItem(key), undefined);
  }

  keys(prefix: string): readonly string[] {
    return attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), []);
  }

  watch(prefix: string, listener: (key: string) => void): () => void {
    const changed = ({ key, storageArea }: StorageEvent) => {
      const isLocal = attempt(() => storageArea === localStorage, false);
      if (isLocal && key?.startsWith(prefix)) listener(key);
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  }
}

/** Only to name `localStorage` may throw already, where it is forbidden. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
