import type { Batch } from '../ports/batch-sender.ts';
import type { KeyValueStorage } from '../ports/storage/key-value-storage.ts';
import type { NamePrefixIn } from '../../domain/storage/stored-data.ts';

/** Shorter than the server knows which batches it has taken, so that none is taken twice. ms */
const KEPT_MS = 86_400_000;

/** Batches of one kind that were not answered before their page was left. */
export class StoredBatches<Stored extends Batch> {
  readonly #storage: KeyValueStorage;
  readonly #prefix: NamePrefixIn<'local'>;
  readonly #lists: readonly (keyof Stored)[];

  /**
   * @param prefix of the keys in the storage
   * @param lists what a batch of this kind holds; others are removed
   */
  constructor(storage: KeyValueStorage, prefix: NamePrefixIn<'local'>, lists: readonly (keyof Stored)[]) {
    this.#storage = storage;
    this.#prefix = prefix;
    this.#lists = lists;
  }

  add(batch: Stored): void {
    this.#storage.set(`${this.#prefix}${batch.id}`, JSON.stringify(batch));
  }

  /** An unknown id is fine. */
  remove(id: number): void {
    this.#storage.remove(this.#prefix + id);
  }

  clear(): void {
    for (const key of this.#storage.keys(this.#prefix)) this.#storage.remove(key);
  }

  /** The batches that may still be sent; others are removed. */
  read(now: number): readonly Stored[] {
    return this.#storage.keys(this.#prefix).flatMap((key) => {
      const batch = this.#parsed(this.#storage.get(key));
      if (batch !== undefined && now - batch.closedAt < KEPT_MS && batch.closedAt <= now) return [batch];
      this.#storage.remove(key);
      return [];
    });
  }

  /** Undefined for what this version did not write. */
  #parsed(text = ''): Stored | undefined {
    try {
      const batch = JSON.parse(text) as Partial<Stored> | null;
      const isBatch = typeof batch?.id === 'number' && typeof batch.closedAt === 'number';
      return isBatch && this.#lists.every((name) => Array.isArray(batch[name]))
        ? (batch as Stored)
        : undefined;
    } catch {
      return undefined;
    }
  }
}
