import type { UserId } from '../../../src/domain/ids/ids.ts';
import { StorageFull } from '../ports/media.ts';
import type { StoreReader } from '../ports/store.ts';

/** How much each person may put in. */
export class StorageQuota {
  readonly #store: Pick<StoreReader, 'announcedUploads'>;
  readonly #bytes: number;

  /** `bytes`: 0 for no limit. */
  constructor(store: Pick<StoreReader, 'announcedUploads'>, bytes: number) {
    this.#store = store;
    this.#bytes = bytes;
  }

  /** @throws {StorageFull} when there is no room for so many bytes more */
  async check(userId: UserId, more: number): Promise<void> {
    if (this.#bytes === 0) return;
    const used = await this.#store.announcedUploads.bytesOf(userId);
    if (used + more > this.#bytes) throw new StorageFull();
  }
}
