import { makeAutoObservable, observableRef } from 'mobx';
import { withoutField } from '../../../application/checked-fields.ts';
import type { Refused } from '../../../application/ports/refused.ts';
import type { PictureFile } from '../../../application/ports/upload-gateway.ts';
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
} from '../../../domain/drafts/draft.ts';
import { newDraftId } from './draft-id.ts';
import type { DraftStorages } from './draft-storages.ts';
import type { EntryParts } from './entry-parts.ts';
import { StoredDraftPicture, type StorageState } from '../pictures/stored-draft-picture.ts';
import type { PictureUpload } from '../pictures/picture-upload.ts';
import { UploadLock } from './upload-lock.ts';
import { leaveUploadToOtherWindow } from '../sources/share-upload.ts';

/** One pin in the making: what is filled in, its picture on the way, and what was wrong with it. */
export class DraftEntry {
  draft: Draft;
  /** What the server or a rule did not like when it was published. */
  refused: Refused | null = null;
  publishing = false;
  readonly upload: PictureUpload;
  readonly claim = new UploadLock();
  /** Null until parts were shown in this window. */
  parts: EntryParts | null = null;
  readonly #kept = new StoredDraftPicture();
  /** Something was given in this window, not only in another one. */
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

  /** True while nobody would miss it. */
  get isBlank(): boolean {
    return isBlank(this.draft) && this.upload.phase === 'none';
  }

  /** True when the server has its own picture or can get it. */
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

  /** Where it is kept; null while it lives in this window only. */
  get keeping(): DraftStorages | null {
    return this.#keeping;
  }

  get storageState(): StorageState {
    if (isBlank(this.draft)) return 'none';
    if (!this.textsKept) return 'not-kept';
    const own = this.values.picture === null ? 'kept' : this.#kept.storageState(this.upload.phase);
    return own === 'kept' ? (this.parts?.storageState ?? own) : own;
  }

  /** What has come for its parts. */
  showParts(parts: EntryParts): void {
    this.parts = parts;
  }

  /** From now on it is kept there; what was filled in before as well. */
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
   * Takes up a draft that was kept, with its picture. One that the server does not have yet is sent, or waited for
   * when another window sends it.
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

  /** Chooses this picture in place of the one before and sends it, or the rest of it when it is the same. */
  async choose(file: PictureFile): Promise<void> {
    const begun = isChosenFile(file, this.values.picture) ? begunUpload(this.draft) : null;
    this.removePicture();
    const picture = chosenPicture(newDraftId(), file);
    this.give('picture', picture);
    if (begun !== null) this.give('begun', { ...begun, pictureId: picture.id });
    if (this.#keeping !== null) void this.#kept.keep(this.#keeping, picture, file);
    await this.#send(picture, file);
  }

  /** Chooses a picture of another site in place of the one before. */
  chooseRemote(name: string, remote: RemotePicture): void {
    this.removePicture();
    this.give('picture', { id: newDraftId(), name, size: 0, remote });
    this.#showRemote();
  }

  /** Sends the same file again, or here instead of elsewhere. */
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

  /** Lets go of its picture, which is kept for one of its parts or for another draft. */
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

  /** Takes over what was given in another window. */
  async join(other: Draft): Promise<void> {
    const before = this.values.picture;
    this.show(joined(this.draft, other));
    this.keep();
    const { picture, upload } = this.values;
    this.parts?.follow('wait');
    const hasArrived = picture !== null && upload?.pictureId === picture.id && this.upload.phase !== 'sent';
    if (picture?.id !== before?.id || hasArrived) await this.#findPicture('wait');
  }

  /** Begins to publish. */
  begin(): void {
    this.publishing = true;
    this.refused = null;
  }

  /** It was not published. */
  refuse(refused: Refused | null): void {
    this.publishing = false;
    this.refused = refused;
  }

  /** Removes it everywhere. */
  remove(): void {
    this.#kept.lose();
    if (this.#keeping !== null) {
      const { repository, pictures, owner } = this.#keeping;
      void pictures.remove(owner, pictureIds(this.draft));
      repository.remove(this.id);
    }
    this.release();
  }

  /** Lets go of it: it is gone already. */
  release(): void {
    this.claim.end();
    this.upload.remove();
    this.parts?.release();
    this.#keeping = null;
  }

  /** Nothing is kept of it any more. False: it was not touched here, so nobody misses it. */
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
    // It will never be taken: what is kept should not offer it again.
    if (phase === 'refused') {
      this.#kept.forget(this.#keeping, picture);
      this.give('picture', null);
    }
    // After what came of it was told.
    if (phase === 'sent' || phase === 'refused') this.claim.end();
  }

  /** Shows the picture that the draft names; one that did not arrive is sent, or waited for. */
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

  /** A field that was changed is not wrong any more, as far as anybody knows. */
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
