import { makeAutoObservable } from 'mobx';
import type { PictureFile } from '../../../../application/ports/media/upload-gateway.ts';
import type { DraftPicture } from '../../../../domain/drafts/draft.ts';
import type { DraftStorages } from '../drafts/draft-storages.ts';
import type { UploadPhase } from './picture-upload.ts';

/** `none`: there is nothing to store. `keeping`: the picture is being written. */
export type StorageState = 'none' | 'keeping' | 'kept' | 'not-kept';

/** The picture of one draft in the browser's storage. */
export class StoredDraftPicture {
  private state: 'no' | 'writing' | 'yes' = 'no';
  /** The id of the picture that was stored or read last. */
  #wanted: string | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the picture would survive closing the window. */
  storageState(phase: UploadPhase): StorageState {
    // The other window stores what it sends, and a lost picture cannot be stored.
    const isSafe = ['sent', 'elsewhere', 'lost', 'remote'].includes(phase);
    if (isSafe || this.state === 'yes') return 'kept';
    return this.state === 'writing' ? 'keeping' : 'not-kept';
  }

  async keep({ pictures, owner }: DraftStorages, { id }: DraftPicture, file: PictureFile): Promise<void> {
    this.want(id, 'writing');
    const kept = await pictures.keep(owner, id, file);
    if (this.#wanted === id) this.want(id, kept ? 'yes' : 'no');
    else if (kept) await pictures.remove(owner, [id]);
  }

  async find({ pictures, owner }: DraftStorages, { id }: DraftPicture): Promise<PictureFile | undefined> {
    this.#wanted = id;
    const found = await pictures.find(owner, id);
    if (this.#wanted === id) this.want(id, found === undefined ? 'no' : 'yes');
    return found;
  }

  /** Removes the stored picture. */
  forget(keeping: DraftStorages | null, { id }: DraftPicture): void {
    this.lose();
    void keeping?.pictures.remove(keeping.owner, [id]);
  }

  /** Marks the picture as no longer stored. */
  lose(): void {
    this.want(null, 'no');
  }

  private want(id: string | null, state: 'no' | 'writing' | 'yes'): void {
    this.#wanted = id;
    this.state = state;
  }
}
