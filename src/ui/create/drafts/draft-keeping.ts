import type { DraftBook } from '../../../application/drafts/draft-book.ts';
import type { FileClaims } from '../../../application/ports/file-claims.ts';
import type { DraftPictureStorage } from '../../../application/ports/draft-picture-storage.ts';
import { pictureIds, type Draft } from '../../../domain/drafts/draft.ts';
import type { UserId } from '../../../domain/ids/ids.ts';

/** Where drafts of this person are kept. */
export type DraftKeeping = {
  readonly book: DraftBook;
  readonly pictures: DraftPictureStorage;
  readonly claims: FileClaims;
  readonly owner: UserId;
  /** Tells this window from the others of this browser. */
  readonly window: string;
};

/** Removes the kept pictures that neither these drafts use nor those in the book; `drafts` tells those of that moment. */
export async function removeUnusedPictures(
  { book, pictures, owner }: DraftKeeping,
  drafts: () => readonly Draft[],
): Promise<void> {
  const there = await pictures.list(owner);
  const used = new Set([...drafts(), ...book.all()].flatMap(pictureIds));
  await pictures.remove(
    owner,
    there.filter((id) => !used.has(id)),
  );
}
