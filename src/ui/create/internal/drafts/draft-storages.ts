import type { DraftRepository } from '../../../../application/drafts/draft-repository.ts';
import type { FileLocks } from '../../../../application/ports/storage/file-locks.ts';
import type { DraftPictureStorage } from '../../../../application/ports/storage/draft-picture-storage.ts';
import { pictureIds, type Draft } from '../../../../domain/drafts/draft.ts';
import type { UserId } from '../../../../domain/ids/ids.ts';

/** The storages of this user's drafts. */
export type DraftStorages = {
  readonly repository: DraftRepository;
  readonly pictures: DraftPictureStorage;
  readonly locks: FileLocks;
  readonly owner: UserId;
  /** Distinguishes this window from others of this browser. */
  readonly window: string;
};

/** Removes stored pictures that are used neither by the current `drafts` nor by those in the repository. */
export async function removeUnusedPictures(
  { repository, pictures, owner }: DraftStorages,
  drafts: () => readonly Draft[],
): Promise<void> {
  const there = await pictures.list(owner);
  const used = new Set([...drafts(), ...repository.all()].flatMap(pictureIds));
  await pictures.remove(
    owner,
    there.filter((id) => !used.has(id)),
  );
}
