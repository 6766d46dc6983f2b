import type { UserId } from '../../domain/ids/ids.ts';
import type { DraftRepository } from './draft-repository.ts';
import type { RecentlyViewed } from '../offline/recently-viewed.ts';
import type { DraftPictureStorage } from '../ports/storage/draft-picture-storage.ts';
import type { SharedItemStorage } from '../ports/storage/shared-item-storage.ts';

type ClearBrowserDataDeps = {
  readonly openRepository: (owner: UserId) => DraftRepository;
  readonly pictures: DraftPictureStorage;
  readonly shared: SharedItemStorage;
  readonly recentlyViewed: RecentlyViewed;
  /** Forgets small things, such as the place of the person's last save. */
  readonly forgetOthers: (owner: UserId) => void;
};

/**
 * Removes all data of a person from this browser on log-out: unpublished pins, items shared by other apps, recently
 * viewed pins, the place of the last save, what the home has shown, and picks after sign-up.
 */
export class ClearBrowserData {
  readonly #deps: ClearBrowserDataDeps;
  constructor(deps: ClearBrowserDataDeps) {
    this.#deps = deps;
  }

  async run(owner: UserId): Promise<void> {
    const { openRepository, pictures, shared, recentlyViewed, forgetOthers } = this.#deps;
    openRepository(owner).forget();
    forgetOthers(owner);
    await Promise.all([
      recentlyViewed.forget(),
      shared.clear(),
      pictures.list(owner).then((ids) => pictures.remove(owner, ids)),
    ]);
  }
}
