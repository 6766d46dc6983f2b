import type { PictureFile } from '../../../../application/ports/media/upload-gateway.ts';
import {
  begunUpload,
  chosenPicture,
  isChosenFile,
  usableUpload,
  type Draft,
  type DraftPicture,
  type DraftUpload,
  type DraftValues,
  type RemotePicture,
} from '../../../../domain/drafts/draft.ts';
import type { PictureUpload } from '../pictures/picture-upload.ts';
import { StoredDraftPicture, type StorageState } from '../pictures/stored-draft-picture.ts';
import { leaveUploadToOtherWindow } from '../sources/share-upload.ts';
import { newDraftId } from './draft-id.ts';
import type { DraftStorages } from './draft-storages.ts';
import { UploadLock } from './upload-lock.ts';

/** The draft that a picture belongs to. */
export interface PictureOwner {
  readonly draft: Draft;
  readonly values: DraftValues;
  /** Null while the draft lives in this window only. */
  readonly keeping: DraftStorages | null;
  give<Name extends keyof DraftValues>(name: Name, value: DraftValues[Name]): void;
}

/** The picture of one draft: chosen, uploaded, kept in the browser's storage, and found there again. */
export class EntryPicture {
  readonly upload: PictureUpload;
  readonly claim = new UploadLock();
  readonly owner: PictureOwner;
  readonly #kept = new StoredDraftPicture();

  constructor(owner: PictureOwner, upload: PictureUpload) {
    this.owner = owner;
    this.upload = upload;
    this.#showRemote();
  }

  get storageState(): StorageState {
    return this.#kept.storageState(this.upload.phase);
  }

  /** Replaces the picture and uploads the new one; the same file is resumed. */
  async choose(file: PictureFile): Promise<void> {
    const { draft, values, keeping } = this.owner;
    const begun = isChosenFile(file, values.picture) ? begunUpload(draft) : null;
    this.remove();
    const picture = chosenPicture(newDraftId(), file);
    this.owner.give('picture', picture);
    if (begun !== null) this.owner.give('begun', { ...begun, pictureId: picture.id });
    if (keeping !== null) void this.#kept.keep(keeping, picture, file);
    await this.#send(picture, file);
  }

  /** Replaces the picture by a remote one. */
  chooseRemote(name: string, remote: RemotePicture): void {
    this.remove();
    this.owner.give('picture', { id: newDraftId(), name, size: 0, remote });
    this.#showRemote();
  }

  /** Sends the same file again, or in this window instead of another one. */
  async retry(): Promise<void> {
    const { picture } = this.owner.values;
    const { file } = this.upload;
    if (picture === null || file === null) return;
    if (file.content === null) await this.find('send');
    else await this.#send(picture, file);
  }

  remove(): void {
    const { picture } = this.owner.values;
    this.release();
    if (picture === null) return;
    this.#kept.forget(this.owner.keeping, picture);
    this.owner.give('picture', null);
  }

  /** Removes the picture from the draft; a part or another draft uses it now. */
  handOver(): void {
    this.release();
    this.#kept.lose();
    this.owner.give('picture', null);
  }

  /** Takes a picture that was handed over. */
  async take(picture: DraftPicture, upload: DraftUpload | null, file: PictureFile | null): Promise<void> {
    const { keeping } = this.owner;
    this.owner.give('picture', picture);
    this.owner.give('upload', upload);
    if (file !== null && keeping !== null) await this.#kept.keep(keeping, picture, file);
    await this.find('send');
  }

  /** Stores a file that was chosen before the draft had a storage. */
  keepFile(): void {
    const { keeping, values } = this.owner;
    const { file, remote } = this.upload;
    if (keeping === null || file === null || remote !== null || values.picture === null) return;
    void this.#kept.keep(keeping, values.picture, file);
  }

  /** Marks the picture as no longer stored. */
  lose(): void {
    this.#kept.lose();
  }

  /** Ends the upload in this window. */
  release(): void {
    this.claim.end();
    this.upload.remove();
  }

  /** Loads the picture that the draft names; an incomplete upload is sent or awaited. */
  async find(how: 'send' | 'wait'): Promise<void> {
    const { values, keeping } = this.owner;
    const { picture } = values;
    if (this.#showRemote()) return;
    if (picture === null || keeping === null) {
      this.upload.remove();
      return;
    }
    const found = await this.#kept.find(keeping, picture);
    if (!this.#isStill(picture)) return;
    const stored = usableUpload(this.owner.values, Date.now());
    const file = found ?? { name: picture.name, size: picture.size, content: null };
    if (stored !== null) this.upload.restore(file, stored);
    else if (how === 'wait') leaveUploadToOtherWindow(this, file);
    else if (found === undefined) this.upload.leave(file, 'lost');
    else void this.#send(picture, found);
  }

  async #send(picture: DraftPicture, file: PictureFile): Promise<void> {
    const { owner } = this;
    this.claim.hold(owner.keeping, picture);
    const begun = begunUpload(owner.draft);
    const by = owner.keeping?.window ?? null;
    if (begun !== null) owner.give('begun', { ...begun, by });
    await this.upload.choose(file, {
      begun,
      onBegin: (ticket) => {
        if (this.#isStill(picture)) owner.give('begun', { pictureId: picture.id, ...ticket, by });
      },
    });
    if (!this.#isStill(picture)) return;
    const { phase, stored } = this.upload;
    if (phase === 'sent' && stored !== null) {
      owner.give('upload', { ...stored, pictureId: picture.id, at: Date.now() });
    }
    // The server will never accept it, so it must not be restored.
    if (phase === 'refused') {
      this.#kept.forget(owner.keeping, picture);
      owner.give('picture', null);
    }
    // After the result was reported.
    if (phase === 'sent' || phase === 'refused') this.claim.end();
  }

  #isStill({ id }: DraftPicture): boolean {
    return this.owner.values.picture?.id === id;
  }

  #showRemote(): boolean {
    const { picture } = this.owner.values;
    if (picture?.remote === undefined) return false;
    this.upload.showRemote({ name: picture.name, size: 0, content: null }, picture.remote);
    return true;
  }
}
