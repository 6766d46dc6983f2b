import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { PictureFile } from '../../../../application/ports/media/upload-gateway.ts';
import { arePartsThere, shownParts, type DraftPart } from '../../../../domain/drafts/draft-part.ts';
import { newPart, roomForParts, withPartMoved } from '../../../../domain/drafts/draft-parts.ts';
import { chosenPicture, usableUpload, type DraftPicture } from '../../../../domain/drafts/draft.ts';
import { newDraftId } from './draft-id.ts';
import type { DraftEntry } from './draft-entry.ts';
import type { EntryParts } from './entry-parts.ts';
import { StoredDraftPicture, type StorageState } from '../pictures/stored-draft-picture.ts';
import type { PictureUpload } from '../pictures/picture-upload.ts';

/** The upload of a part's picture, and its copy in the browser's storage. */
type Transfer = {
  readonly picture: DraftPicture;
  readonly upload: PictureUpload;
  readonly kept: StoredDraftPicture;
};

type DraftPartsDeps = {
  readonly newUpload: () => PictureUpload;
  readonly onFailure: (error: unknown) => void;
};

/** The parts of a draft, with the uploads of their pictures. */
export class DraftParts implements EntryParts {
  readonly #entry: DraftEntry;
  readonly #deps: DraftPartsDeps;
  /** Keyed by the id of the part. */
  readonly #transfers = observable.map<string, Transfer>({}, { deep: false });

  constructor(entry: DraftEntry, deps: DraftPartsDeps) {
    this.#entry = entry;
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The parts that apply to the current format. */
  get shown(): readonly DraftPart[] {
    return shownParts(this.#entry.values);
  }

  /** Number of parts that can still be added. */
  get room(): number {
    return roomForParts(this.#entry.values);
  }

  get isBusy(): boolean {
    return this.shown.some(({ id }) => {
      const phase = this.uploadOf(id)?.phase;
      return phase === 'sending' || phase === 'waiting';
    });
  }

  get isReady(): boolean {
    const { values, hasPicture } = this.#entry;
    // A collection also needs a cover picture.
    const isThere = values.format !== 'collection' || hasPicture;
    return isThere && arePartsThere(values, Date.now());
  }

  get storageState(): StorageState {
    const all = [...this.#transfers.values()].map(({ upload, kept }) => kept.storageState(upload.phase));
    return all.find((one) => one === 'not-kept') ?? all.find((one) => one === 'keeping') ?? 'kept';
  }

  get files(): EntryParts['files'] {
    return [...this.#transfers.values()].flatMap(({ picture, upload: { file } }) =>
      file === null || file.content === null ? [] : [[picture, file] as const],
    );
  }

  /** The upload of a part's picture; undefined for a part without one. */
  uploadOf(id: string): PictureUpload | undefined {
    return this.#transfers.get(id)?.upload;
  }

  /** Adds a part for each of these files, up to the limit. Returns the number of files beyond it. */
  addFiles(files: readonly PictureFile[]): number {
    const taken = files.slice(0, this.room);
    const added = taken.map((file) => {
      const picture = chosenPicture(newDraftId(), file);
      return { part: newPart(newDraftId(), { picture }), file };
    });
    this.#put([...this.#entry.values.parts, ...added.map(({ part }) => part)]);
    for (const { part, file } of added) this.#begin(part, file);
    return files.length - taken.length;
  }

  /** Adds a part without a picture. */
  add(given: Partial<Pick<DraftPart, 'text' | 'pin'>>): DraftPart {
    const part = newPart(newDraftId(), given);
    this.#put([...this.#entry.values.parts, part]);
    return part;
  }

  /** Adds a part with a picture that was chosen before; `file`: its bytes, if they are available. */
  addAt(index: number, given: Partial<Omit<DraftPart, 'id'>>, file: PictureFile | null): void {
    const part = newPart(newDraftId(), given);
    this.#put(this.#entry.values.parts.toSpliced(index, 0, part));
    this.#find(part, 'send', file);
  }

  change(id: string, change: Partial<Pick<DraftPart, 'title' | 'text' | 'link' | 'pin' | 'upload'>>): void {
    const { parts } = this.#entry.values;
    this.#entry.set(
      'parts',
      parts.map((part) => (part.id === id ? { ...part, ...change } : part)),
    );
  }

  /** Moves a part to this index among the shown ones. */
  move(id: string, index: number): void {
    this.#put(withPartMoved(this.#entry.values, id, index));
  }

  /** Removes a part. Call the result to restore it. */
  remove(id: string): () => void {
    const { parts } = this.#entry.values;
    const index = parts.findIndex((part) => part.id === id);
    const removed = parts[index];
    if (removed === undefined) return () => undefined;
    const file = this.uploadOf(id)?.file ?? null;
    this.#forget(id);
    this.#put(parts.toSpliced(index, 1));
    return () => {
      this.#put(this.#entry.values.parts.toSpliced(index, 0, removed));
      this.#find(removed, 'send', file);
    };
  }

  /** Removes a part whose picture moves to another draft. */
  handOver(id: string): void {
    this.#stop(id);
    this.#put(this.#entry.values.parts.filter((part) => part.id !== id));
  }

  /** Uploads the picture of a part again, or in this window instead of another one. */
  retry(id: string): void {
    const part = this.#entry.values.parts.find((one) => one.id === id);
    const { file = null } = this.uploadOf(id) ?? {};
    if (part === undefined || part.picture === null) return;
    if (file === null || file.content === null) this.#find(part, 'send', null);
    else this.#begin(part, file);
  }

  follow(how: 'send' | 'wait'): void {
    const { parts } = this.#entry.values;
    for (const id of this.#transfers.keys()) if (!parts.some((part) => part.id === id)) this.#stop(id);
    for (const part of parts) {
      if (part.picture === null) continue;
      const transfer = this.#transfers.get(part.id);
      const isWaiting = transfer === undefined || ['lost', 'elsewhere'].includes(transfer.upload.phase);
      const { keeping } = this.#entry;
      if (isWaiting) this.#find(part, how, null);
      else if (keeping !== null && transfer.upload.file !== null && part.picture.remote === undefined)
        void transfer.kept.keep(keeping, part.picture, transfer.upload.file);
    }
  }

  release(): void {
    for (const id of [...this.#transfers.keys()]) this.#stop(id);
  }

  #put(parts: readonly DraftPart[]): void {
    // The refusal names parts by their index, which has changed.
    if (!this.#entry.publishing) this.#entry.refuse(null);
    this.#entry.set('parts', parts);
  }

  /** Loads the picture of a part from its place: the server, another site, or this browser. */
  #find(part: DraftPart, how: 'send' | 'wait', inHand: PictureFile | null): void {
    const { picture } = part;
    if (picture === null) return;
    const { upload, kept } = this.#transferOf(part.id, picture);
    const named = { name: picture.name, size: picture.size, content: null };
    if (picture.remote !== undefined) {
      upload.showRemote(named, picture.remote);
      return;
    }
    const stored = usableUpload(part, Date.now());
    const { keeping } = this.#entry;
    if (inHand !== null && inHand.content !== null && stored === null) this.#begin(part, inHand);
    else if (stored !== null) upload.restore(inHand ?? named, stored);
    else if (how === 'wait') upload.leave(named, 'elsewhere');
    else if (keeping === null) upload.leave(named, 'lost');
    else {
      upload.leave(named, 'elsewhere');
      const looking = kept.find(keeping, picture).then((found) => {
        if (this.#transfers.get(part.id)?.upload !== upload) return;
        if (found === undefined) runInAction(() => upload.leave(named, 'lost'));
        else this.#begin(part, found);
      });
      looking.catch(this.#deps.onFailure);
    }
  }

  #begin(part: DraftPart, file: PictureFile): void {
    const { picture } = part;
    if (picture === null) return;
    const { upload, kept } = this.#transferOf(part.id, picture);
    const { keeping } = this.#entry;
    if (keeping !== null) void kept.keep(keeping, picture, file);
    const sending = upload.choose(file).then(() => {
      const { phase, stored } = upload;
      const isHere = this.#transfers.get(part.id)?.upload === upload;
      if (isHere && phase === 'sent' && stored !== null)
        this.change(part.id, { upload: { ...stored, pictureId: picture.id, at: Date.now() } });
    });
    sending.catch(this.#deps.onFailure);
  }

  #transferOf(id: string, picture: DraftPicture): Transfer {
    const known = this.#transfers.get(id);
    if (known?.picture.id === picture.id) return known;
    known?.upload.remove();
    const transfer = { picture, upload: this.#deps.newUpload(), kept: new StoredDraftPicture() };
    runInAction(() => this.#transfers.set(id, transfer));
    return transfer;
  }

  #forget(id: string): void {
    const transfer = this.#transfers.get(id);
    transfer?.kept.forget(this.#entry.keeping, transfer.picture);
    this.#stop(id);
  }

  #stop(id: string): void {
    this.#transfers.get(id)?.upload.remove();
    runInAction(() => this.#transfers.delete(id));
  }
}
