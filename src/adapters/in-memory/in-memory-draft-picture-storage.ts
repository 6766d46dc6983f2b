import type { DraftPictureStorage } from '../../application/ports/storage/draft-picture-storage.ts';
import type { PictureFile } from '../../application/ports/media/upload-gateway.ts';
import type { UserId } from '../../domain/ids/ids.ts';

/** Files in memory. */
export class InMemoryDraftPictureStorage implements DraftPictureStorage {
  readonly #files = new Map<string, Map<string, PictureFile>>();

  async keep(owner: UserId, id: string, file: PictureFile): Promise<boolean> {
    const files = this.#files.get(owner) ?? new Map<string, PictureFile>();
    this.#files.set(owner, files.set(id, file));
    return true;
  }

  async find(owner: UserId, id: string): Promise<PictureFile | undefined> {
    return this.#files.get(owner)?.get(id);
  }

  async list(owner: UserId): Promise<readonly string[]> {
    return [...(this.#files.get(owner)?.keys() ?? [])];
  }

  async remove(owner: UserId, ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#files.get(owner)?.delete(id);
  }
}
