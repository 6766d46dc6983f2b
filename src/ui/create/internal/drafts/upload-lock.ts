import type { DraftPicture } from '../../../../domain/drafts/draft.ts';
import type { DraftStorages } from './draft-storages.ts';

/** The lock of one draft's upload among the windows of this browser. */
export class UploadLock {
  #letGo: (() => void) | null = null;

  /** Takes the lock: this window sends the file until it is complete. */
  hold(keeping: DraftStorages | null, picture: DraftPicture): void {
    this.end();
    this.#letGo = keeping?.locks.hold(picture.id) ?? null;
  }

  /** Waits for the lock of another window; `takeUp` is called when it is free, also after a crash. */
  wait(keeping: DraftStorages | null, picture: DraftPicture | null, takeUp: () => void): void {
    this.end();
    if (keeping !== null && picture !== null) this.#letGo = keeping.locks.whenFree(picture.id, takeUp);
  }

  /** Releases the lock or stops waiting. */
  end(): void {
    this.#letGo?.();
    this.#letGo = null;
  }
}
