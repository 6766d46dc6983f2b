import type { KeyValueStorage } from '../../application/ports/key-value-storage.ts';
import type { Logger } from '../../application/ports/logger.ts';

/** Short texts in the browser's local storage. What the browser refuses is logged, each kind of refusal once. */
export class LocalKeyValueStorage implements KeyValueStorage {
  readonly #logger: Pick<Logger, 'warn'>;
  readonly #told = new Set<string>();

  constructor(logger: Pick<Logger, 'warn'>) {
    this.#logger = logger;
  }

  get(key: string): string | undefined {
    return this.#attempt('read', () => localStorage.getItem(key) ?? undefined, undefined);
  }

  set(key: string, text: string): boolean {
    const keep = () => {
      localStorage.setItem(key, text);
      return true;
    };
    return this.#attempt('kept', keep, false);
  }

  remove(key: string): void {
    this.#attempt('removed', () => localStorage.removeItem(key), undefined);
  }

  keys(prefix: string): readonly string[] {
    const ours = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return this.#attempt('read', ours, []);
  }

  watch(prefix: string, listener: (key: string) => void): () => void {
    const changed = ({ key, storageArea }: StorageEvent) => {
      const isLocal = this.#attempt('read', () => storageArea === localStorage, false);
      if (isLocal && key?.startsWith(prefix)) listener(key);
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  }

  /** Only to name `localStorage` may throw already, where it is forbidden. */
  #attempt<T>(done: 'read' | 'kept' | 'removed', work: () => T, otherwise: T): T {
    try {
      return work();
    } catch (error) {
      const event = `storage-not-${done}`;
      const reason = nameOf(error);
      if (!this.#told.has(event + reason)) this.#logger.warn(event, reason);
      this.#told.add(event + reason);
      return otherwise;
    }
  }
}

/** Its message may tell the key, which is nobody else's business. */
function nameOf(error: unknown): string {
  return error instanceof DOMException || error instanceof Error ? error.name : typeof error;
}
