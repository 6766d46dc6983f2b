import type { DraftPicture } from '../../../domain/drafts/draft.ts';
import type { DraftStorages } from './draft-storages.ts';

/** Who of the windows sends the picture of a draft, as far as this one has to do with it. */
export class UploadLock {
  #letGo: (() => void) | null = null;

  /** This window sends it from now on, and goes on to as long as it has not arrived. */
  hold(keeping: DraftStorages | null, picture: DraftPicture): void {
    this.end();
    this.#letGo = keeping?.locks.hold(picture.id) ?? null;
  }

  /** Another one sends it: `takeUp` when that has gone, also without a word. */
  wait(keeping: DraftStorages | null, picture: DraftPicture | null, takeUp: () => void): void {
    this.end();
    if (keeping !== null && picture !== null) this.#letGo = keeping.locks.whenFree(picture.id, takeUp);
  }

  /** This window has nothing to do with it any more. */
  end(): void {
    this.#letGo?.();
    this.#letGo = null;
  }
}
