import { makeAutoObservable, observableRef } from 'mobx';
import { withoutField } from '../../../../application/checked-fields.ts';
import type { Refused } from '../../../../application/ports/refused.ts';
import {
  draftValues,
  isBlank,
  joined,
  pictureIds,
  withValue,
  type Draft,
  type DraftValues,
} from '../../../../domain/drafts/draft.ts';
import type { DraftStorages } from './draft-storages.ts';
import type { EntryParts } from './entry-parts.ts';
import { EntryPicture } from './entry-picture.ts';
import type { StorageState } from '../pictures/stored-draft-picture.ts';
import type { PictureUpload } from '../pictures/picture-upload.ts';

/** One unpublished pin: its fields, its upload and its errors. */
export class DraftEntry {
  draft: Draft;
  /** Errors of the last publish attempt, from the server or from a rule. */
  refused: Refused | null = null;
  publishing = false;
  readonly picture: EntryPicture;
  /** Null until parts are shown in this window. */
  parts: EntryParts | null = null;
  /** True when this window (and not only another one) has changed the draft. */
  private touchedHere = false;
  private textsKept = false;
  #keeping: DraftStorages | null = null;

  constructor(draft: Draft, upload: PictureUpload) {
    this.draft = draft;
    this.picture = new EntryPicture(this, upload);
    makeAutoObservable(
      this,
      { draft: observableRef, refused: observableRef, parts: observableRef, picture: false },
      { autoBind: true },
    );
  }

  get id(): string {
    return this.draft.id;
  }

  get upload(): PictureUpload {
    return this.picture.upload;
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
    const own = this.values.picture === null ? 'kept' : this.picture.storageState;
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
    this.picture.keepFile();
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
    await this.picture.find(how);
  }

  set<Name extends Exclude<keyof DraftValues, 'picture' | 'upload'>>(
    name: Name,
    value: DraftValues[Name],
  ): void {
    this.give(name, value);
  }

  /** Applies changes of another window. */
  async join(other: Draft): Promise<void> {
    const before = this.values.picture;
    this.show(joined(this.draft, other));
    this.keep();
    const { picture, upload } = this.values;
    this.parts?.follow('wait');
    const hasArrived = picture !== null && upload?.pictureId === picture.id && this.upload.phase !== 'sent';
    if (picture?.id !== before?.id || hasArrived) await this.picture.find('wait');
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
    this.picture.lose();
    if (this.#keeping !== null) {
      const { repository, pictures, owner } = this.#keeping;
      void pictures.remove(owner, pictureIds(this.draft));
      repository.remove(this.id);
    }
    this.release();
  }

  /** Releases its resources; it is removed already. */
  release(): void {
    this.picture.release();
    this.parts?.release();
    this.#keeping = null;
  }

  /** Stops storing the draft. False: it was not edited in this window, so the user need not be told. */
  stopKeeping(): boolean {
    this.#keeping = null;
    this.textsKept = false;
    this.picture.lose();
    return this.touchedHere && !this.isBlank;
  }

  give<Name extends keyof DraftValues>(name: Name, value: DraftValues[Name]): void {
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
