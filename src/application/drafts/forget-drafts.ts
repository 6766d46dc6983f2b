import type { UserId } from '../../domain/ids/ids.ts';
import type { DraftPictureStorage } from '../ports/draft-picture-storage.ts';
import type { DraftBook } from './draft-book.ts';

/** Removes everything that was kept of a person's unpublished pins: who logs out leaves nothing behind. */
export class ForgetDrafts {
  readonly #deps: { readonly openBook: (owner: UserId) => DraftBook; readonly pictures: DraftPictureStorage };
  constructor(deps: {
    readonly openBook: (owner: UserId) => DraftBook;
    readonly pictures: DraftPictureStorage;
  }) {
    this.#deps = deps;
  }

  async run(owner: UserId): Promise<void> {
    const { openBook, pictures } = this.#deps;
    openBook(owner).forget();
    await pictures.remove(owner, await pictures.list(owner));
  }
}
