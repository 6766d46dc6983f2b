import { makeAutoObservable, observableRef } from 'mobx';
import { withoutField } from '../../../../application/checked-fields.ts';
import type { Refused } from '../../../../application/ports/refused.ts';
import type { PictureFile } from '../../../../application/ports/media/upload-gateway.ts';
import {
  begunUpload,
  chosenPicture,
  draftValues,
  isBlank,
  isChosenFile,
  joined,
  pictureIds,
  usableUpload,
  withValue,
  type Draft,
  type DraftPicture,
  type DraftUpload,
  type DraftValues,
  type RemotePicture,
} from '../../../../domain/drafts/draft.ts';
import { newDraftId } from './draft-id.ts';
import type { DraftStorages } from './draft-storages.ts';
import type { EntryParts } from './entry-parts.ts';
import { StoredDraftPicture, type StorageState } from '../pictures/stored-draft-picture.ts';
import type { PictureUpload } from '../pictures/picture-upload.ts';
import { UploadLock } from './upload-lock.ts';
import { leaveUploadToOtherWindow } from '../sources/share-upload.ts';

/** One unpublished pin: its fields, its upload and its errors. */
export class DraftEntry {
  draft: Draft;
  /** Errors of the last publish attempt, from the server or from a rule. */
  refused: Refused | null = null;
  publishing = false;
  readonly upload: PictureUpload;
  readonly claim = new UploadLock();
  /** Null until parts are shown in this window. */
  parts: EntryParts | null = null;
  readonly #kept = new StoredDraftPicture();
  /** True when this window (and not only another one) has changed the draft. */
  private touchedHere = false;
  private textsKept = false;
  #keeping: DraftStorages | null = null;

  constructor(draft: Draft, upload: PictureUpload) {
    this.draft = draft;
    this.upload = upload;
    this.#showRemote();
    makeAutoObservable(
      this,
      { draft: observableRef, refused: observableRef, parts: observableRef, upload: false, claim: false },
      { autoBind: true },
    );
  }

  get id(): string {
    return this.draft.id;
  }

  get values(): DraftValues {
    return draftValues(this.draft);
  }

  /** True while the user would not miss it. */
  get isBlank(): boolean {
    return isBlank(this.draft) && this.upload.phase === 'none';
  }

  /** True when the server has its picture or can fetch it. */
  get hasPicture(): boolean {
    return ['sent', 'remote'].includes(this.upload.phase);
  }

  get isReady(): boolean {
    const isThere = this.values.format === 'single' ? this.hasPicture : this.parts?.isReady;
    return isThere === true && !this.publishing;
  }

  get isBusy(): boolean {
    const { publishing, upload, parts } = this;
    return publishing || upload.phase === 'sending' || upload.phase === 'waiting' || parts?.isBusy === true;
  }

  /** The storages; null while the draft lives in this window only. */
  get keeping(): DraftStorages | null {
    return this.#keeping;
  }

  get storageState(): StorageState {
    if (isBlank(this.draft)) return 'none';
    if (!this.textsKept) return 'not-kept';
    const own = this.values.picture === null ? 'kept' : this.#kept.storageState(this.upload.phase);
    return own === 'kept' ? (this.parts?.storageState ?? own) : own;
  }

  /** Connects the view model of the draft's parts once it is loaded. */
  showParts(parts: EntryParts): void {
    this.parts = parts;
  }

  /** Stores the draft from now on, with everything filled in so far. */
  keepIn(keeping: DraftStorages): void {
    this.#keeping = keeping;
    if (isBlank(this.draft)) return;
    this.keep();
    const { file, remote } = this.upload;
    const { picture } = this.values;
    if (file !== null && remote === null && picture !== null) void this.#kept.keep(keeping, picture, file);
    this.parts?.follow('send');
  }

  /**
   * Restores a stored draft and its picture. A picture that is not on the server is uploaded, or awaited while another
   * window uploads it.
   */
  async resume(keeping: DraftStorages, how: 'send' | 'wait' = 'send'): Promise<void> {
    this.#keeping = keeping;
    this.keep();
    this.parts?.follow(how);
    await this.#findPicture(how);
  }

  set<Name extends Exclude<keyof DraftValues, 'picture' | 'upload'>>(
    name: Name,
    value: DraftValues[Name],
  ): void {
    this.give(name, value);
  }

  /** Replaces the picture and uploads the new one; the same file is resumed. */
  async choose(file: PictureFile): Promise<void> {
    const begun = isChosenFile(file, this.values.picture) ? begunUpload(this.draft) : null;
    this.removePicture();
    const picture = chosenPicture(newDraftId(), file);
    this.give('picture', picture);
    if (begun !== null) this.give('begun', { ...begun, pictureId: picture.id });
    if (this.#keeping !== null) void this.#kept.keep(this.#keeping, picture, file);
    await this.#send(picture, file);
  }

  /** Replaces the picture by a remote one. */
  chooseRemote(name: string, remote: RemotePicture): void {
    this.removePicture();
    this.give('picture', { id: newDraftId(), name, size: 0, remote });
    this.#showRemote();
  }

  /** Sends the same file again, or in this window instead of another one. */
  async retry(): Promise<void> {
    const { picture } = this.values;
    const { file } = this.upload;
    if (picture === null || file === null) return;
    if (file.content === null) await this.#findPicture('send');
    else await this.#send(picture, file);
  }

  removePicture(): void {
    const { picture } = this.values;
    this.claim.end();
    this.upload.remove();
    if (picture === null) return;
    this.#kept.forget(this.#keeping, picture);
    this.give('picture', null);
  }

  /** Removes the picture from the draft; a part or another draft uses it now. */
  handOver(): void {
    this.claim.end();
    this.upload.remove();
    this.#kept.lose();
    this.give('picture', null);
  }

  /** Takes a picture that was handed over. */
  async take(picture: DraftPicture, upload: DraftUpload | null, file: PictureFile | null): Promise<void> {
    this.give('picture', picture);
    this.give('upload', upload);
    if (file !== null && this.#keeping !== null) await this.#kept.keep(this.#keeping, picture, file);
    await this.#findPicture('send');
  }

  /** Applies changes of another window. */
  async join(other: Draft): Promise<void> {
    const before = this.values.picture;
    this.show(joined(this.draft, other));
    this.keep();
    const { picture, upload } = this.values;
    this.parts?.follow('wait');
    const hasArrived = picture !== null && upload?.pictureId === picture.id && this.upload.phase !== 'sent';
    if (picture?.id !== before?.id || hasArrived) await this.#findPicture('wait');
  }

  /** Starts publishing. */
  begin(): void {
    this.publishing = true;
    this.refused = null;
  }

  /** Ends publishing without a result. */
  refuse(refused: Refused | null): void {
    this.publishing = false;
    this.refused = refused;
  }

  /** Removes it from all storages. */
  remove(): void {
    this.#kept.lose();
    if (this.#keeping !== null) {
      const { repository, pictures, owner } = this.#keeping;
      void pictures.remove(owner, pictureIds(this.draft));
      repository.remove(this.id);
    }
    this.release();
  }

  /** Releases its resources; it is removed already. */
  release(): void {
    this.claim.end();
    this.upload.remove();
    this.parts?.release();
    this.#keeping = null;
  }

  /** Stops storing the draft. False: it was not edited in this window, so the user need not be told. */
  stopKeeping(): boolean {
    this.#keeping = null;
    this.textsKept = false;
    this.#kept.lose();
    return this.touchedHere && !this.isBlank;
  }

  async #send(picture: DraftPicture, file: PictureFile): Promise<void> {
    this.claim.hold(this.#keeping, picture);
    const begun = begunUpload(this.draft);
    const by = this.#keeping?.window ?? null;
    if (begun !== null) this.give('begun', { ...begun, by });
    await this.upload.choose(file, {
      begun,
      onBegin: (ticket) => {
        if (this.values.picture?.id === picture.id)
          this.give('begun', { pictureId: picture.id, ...ticket, by });
      },
    });
    if (this.values.picture?.id !== picture.id) return;
    const { phase, stored } = this.upload;
    if (phase === 'sent' && stored !== null) {
      this.give('upload', { ...stored, pictureId: picture.id, at: Date.now() });
    }
    // The server will never accept it, so it must not be restored.
    if (phase === 'refused') {
      this.#kept.forget(this.#keeping, picture);
      this.give('picture', null);
    }
    // After the result was reported.
    if (phase === 'sent' || phase === 'refused') this.claim.end();
  }

  /** Loads the picture that the draft names; an incomplete upload is sent or awaited. */
  async #findPicture(how: 'send' | 'wait'): Promise<void> {
    const { picture } = this.values;
    if (this.#showRemote()) return;
    if (picture === null || this.#keeping === null) {
      this.upload.remove();
      return;
    }
    const found = await this.#kept.find(this.#keeping, picture);
    if (this.values.picture?.id !== picture.id) return;
    const stored = usableUpload(this.values, Date.now());
    const file = found ?? { name: picture.name, size: picture.size, content: null };
    if (stored !== null) this.upload.restore(file, stored);
    else if (how === 'wait') leaveUploadToOtherWindow(this, file);
    else if (found === undefined) this.upload.leave(file, 'lost');
    else void this.#send(picture, found);
  }

  #showRemote(): boolean {
    const { picture } = this.values;
    if (picture?.remote === undefined) return false;
    this.upload.showRemote({ name: picture.name, size: 0, content: null }, picture.remote);
    return true;
  }

  private give<Name extends keyof DraftValues>(name: Name, value: DraftValues[Name]): void {
    this.touchedHere = true;
    const at = this.#keeping?.repository.stamp() ?? Date.now();
    this.draft = withValue(this.draft, name, value, at);
    this.#clearError(name === 'place' ? 'board' : name);
    this.keep();
  }

  /** A changed field loses its error. */
  #clearError(field: string): void {
    if (this.refused !== null) this.refused = withoutField(this.refused, field);
  }

  private keep(): void {
    if (this.#keeping === null || (isBlank(this.draft) && !this.textsKept)) return;
    const outcome = this.#keeping.repository.keep(this.draft);
    this.textsKept = outcome.kind === 'kept';
    if (outcome.kind === 'kept') this.draft = outcome.draft;
  }

  private show(draft: Draft): void {
    this.draft = draft;
  }
}
