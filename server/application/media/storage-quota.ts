import type { UploadId, UserId } from '../../../src/domain/ids/ids.ts';
import { QuotaReached } from '../ports/media/media.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { UNUSED_PICTURE_MS } from './collect-unused-pictures.ts';

type Reader = { readonly announcedUploads: Pick<StoreReader['announcedUploads'], 'bytesOf'> };
type Hold = { readonly userId: UserId; readonly bytes: number; readonly at: number };

/**
 * The storage quota of each person. An upload takes two steps, so that parallel uploads cannot exceed the quota
 * together: it reserves space before its bytes are processed, and the transaction that records it checks the recorded
 * total. Reservations are in memory; after a restart the second step alone enforces the quota.
 */
export class StorageQuota {
  readonly #store: Reader;
  readonly #clock: Clock;
  readonly #bytes: number;
  readonly #holds = new Map<UploadId, Hold>();
  /** Reservations are made one after the other, so that each includes the earlier ones. */
  #decided: Promise<unknown> = Promise.resolve();

  /** `bytes`: 0 for no limit. */
  constructor({ store, clock }: { readonly store: Reader; readonly clock: Clock }, bytes: number) {
    this.#store = store;
    this.#clock = clock;
    this.#bytes = bytes;
  }

  /**
   * Reserves space for an upload until it is released. An earlier reservation of the same upload is replaced, and stays
   * when there is no space for the new one. Unreleased reservations end with the upload itself.
   * @throws {QuotaReached}
   */
  async hold(userId: UserId, id: UploadId, bytes: number): Promise<void> {
    if (this.#bytes === 0) return;
    const decision = this.#decided.then(() => this.#decide(userId, id, bytes));
    this.#decided = decision.catch(() => undefined);
    await decision;
  }

  release(id: UploadId): void {
    this.#holds.delete(id);
  }

  /** @throws {QuotaReached} when the quota is used up */
  async check(userId: UserId): Promise<void> {
    if (this.#bytes === 0) return;
    const used = await this.#store.announcedUploads.bytesOf(userId);
    if (used + this.#heldOf(userId) >= this.#bytes) throw new QuotaReached();
  }

  /** Call it in the transaction that has just recorded an upload; the error rolls it back. @throws {QuotaReached} */
  async checkRecorded(tx: Reader, userId: UserId): Promise<void> {
    if (this.#bytes === 0) return;
    if ((await tx.announcedUploads.bytesOf(userId)) > this.#bytes) throw new QuotaReached();
  }

  async #decide(userId: UserId, id: UploadId, bytes: number): Promise<void> {
    const used = await this.#store.announcedUploads.bytesOf(userId);
    if (used + this.#heldOf(userId, id) + bytes > this.#bytes) throw new QuotaReached();
    this.#holds.set(id, { userId, bytes, at: this.#clock.now() });
  }

  #heldOf(userId: UserId, except?: UploadId): number {
    let sum = 0;
    for (const [id, hold] of this.#holds) {
      if (this.#clock.now() - hold.at > UNUSED_PICTURE_MS) this.#holds.delete(id);
      else if (hold.userId === userId && id !== except) sum += hold.bytes;
    }
    return sum;
  }
}
