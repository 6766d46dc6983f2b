import type { UserId } from '../../domain/ids/ids.ts';
import type { DraftBook } from './draft-book.ts';
import type { SeenBook } from '../offline/seen-book.ts';
import type { DraftPictureStorage } from '../ports/draft-picture-storage.ts';
import type { SharedThings } from '../ports/shared-things.ts';

type ForgetTracesDeps = {
  readonly openBook: (owner: UserId) => DraftBook;
  readonly pictures: DraftPictureStorage;
  readonly shared: SharedThings;
  readonly seenBook: SeenBook;
};

/**
 * Removes everything that this browser keeps of a person: unpublished pins, what other apps have handed over, and what
 * was seen last. Who logs out leaves nothing behind.
 */
export class ForgetTraces {
  readonly #deps: ForgetTracesDeps;
  constructor(deps: ForgetTracesDeps) {
    this.#deps = deps;
  }

  async run(owner: UserId): Promise<void> {
    const { openBook, pictures, shared, seenBook } = this.#deps;
    openBook(owner).forget();
    await Promise.all([
      seenBook.forget(),
      shared.clear(),
      pictures.list(owner).then((ids) => pictures.remove(owner, ids)),
    ]);
  }
}
