import type { KeyValueStorage } from '../../application/ports/storage/key-value-storage.ts';
import type { Logger } from '../../application/ports/logger.ts';

/**
 * Short texts in a storage of the browser: the local one, which all windows share, or the session's, which belongs to
 * one window and survives a reload. Errors of the browser are logged, each kind once.
 */
export class WebKeyValueStorage implements KeyValueStorage<string> {
  readonly #logger: Pick<Logger, 'warn'>;
  readonly #told = new Set<string>();

  readonly #area: () => Storage;

  /** @param area returns the storage; accessing it may throw where the browser forbids it */
  constructor(logger: Pick<Logger, 'warn'>, area: () => Storage) {
    this.#logger = logger;
    this.#area = area;
  }

  get(key: string): string | undefined {
    return this.#attempt('read', () => this.#area().getItem(key) ?? undefined, undefined);
  }

  set(key: string, text: string): boolean {
    const keep = () => {
      this.#area().setItem(key, text);
      return true;
    };
    return this.#attempt('kept', keep, false);
  }

  remove(key: string): void {
    this.#attempt('removed', () => this.#area().removeItem(key), undefined);
  }

  keys(prefix: string): readonly string[] {
    const ours = () => Object.keys(this.#area()).filter((key) => key.startsWith(prefix));
    return this.#attempt('read', ours, []);
  }

  watch(prefix: string, listener: (key: string) => void): () => void {
    const changed = ({ key, storageArea }: StorageEvent) => {
      const isOurs = this.#attempt('read', () => storageArea === this.#area(), false);
      if (isOurs && key?.startsWith(prefix)) listener(key);
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  }

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

/** The name of an error; its message may contain the key, which is private. */
function nameOf(error: unknown): string {
  return error instanceof DOMException || error instanceof Error ? error.name : typeof error;
}
