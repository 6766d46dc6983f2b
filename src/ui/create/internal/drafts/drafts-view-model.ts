import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OpenDrafts } from '../../../../application/drafts/draft-services.ts';
import { Semaphore } from '../../../../application/semaphore.ts';
import type { Refused } from '../../../../application/ports/refused.ts';
import { ServiceError } from '../../../../application/ports/service-error.ts';
import type { PictureFile } from '../../../../application/ports/media/upload-gateway.ts';
import type { DraftNews } from '../../../../application/drafts/draft-repository.ts';
import {
  isBlank,
  newDraft,
  touchedAt,
  type Draft,
  type DraftValues,
} from '../../../../domain/drafts/draft.ts';
import type { BoardId, UserId } from '../../../../domain/ids/ids.ts';
import type { SharedWords } from '../../../../domain/sharing/shared-words.ts';
import { DraftEntry } from './draft-entry.ts';
import { newDraftId } from './draft-id.ts';
import { removeUnusedPictures, type DraftStorages } from './draft-storages.ts';
import type { EntryParts } from './entry-parts.ts';
import { DraftPublisher, type DraftPublisherDeps } from './draft-publisher.ts';
import { choosePlaceForAll } from '../sources/shared-place.ts';
import { releaseUpload, shareUpload } from '../sources/share-upload.ts';
import { PictureUpload } from '../pictures/picture-upload.ts';
import { RejectedFiles } from '../pictures/rejected-files.ts';

/** Parallel uploads; more would slow each of them down. */
const UPLOADS_AT_ONCE = 3;
/** Parallel reads of sites: there may be a hundred drafts, and each site may be slow. */
const READS_AT_ONCE = 2;

type DraftsViewModelDeps = DraftPublisherDeps & {
  readonly openDrafts: OpenDrafts;
};

/**
 * The unpublished pins of one visit. There is at least one, and one is shown. The view model outlives the page, so that
 * uploads continue and nothing is lost while the user visits another page.
 */
export class DraftsViewModel {
  entries: readonly DraftEntry[];
  shownId: string;
  /** The board from which the user came here. */
  meantBoard: BoardId | null = null;
  readonly publisher: DraftPublisher;
  readonly rejected = new RejectedFiles();
  /** Limits background requests for each draft. */
  readonly readSemaphore = new Semaphore(READS_AT_ONCE);
  readonly #deps: DraftsViewModelDeps;
  readonly #semaphore = new Semaphore(UPLOADS_AT_ONCE);
  #keeping: DraftStorages | null = null;
  #isForgotten = false;
  #opening: Promise<void> | null = null;

  constructor(deps: DraftsViewModelDeps) {
    this.#deps = deps;
    this.publisher = new DraftPublisher(deps, (entry) => this.#drop(entry));
    const first = this.#blank();
    this.entries = [first];
    this.shownId = first.id;
    makeAutoObservable(
      this,
      { entries: observableRef, publisher: false, rejected: false, readSemaphore: false, newUpload: false },
      { autoBind: true },
    );
  }

  /** The draft that is shown for editing. */
  get shown(): DraftEntry {
    const shown = this.entries.find(({ id }) => id === this.shownId) ?? this.entries[0];
    if (shown === undefined) throw new Error('There is always a draft.');
    return shown;
  }

  get ready(): readonly DraftEntry[] {
    return this.entries.filter(({ isReady }) => isReady);
  }

  /** True when closing the window would lose data. */
  get losesOnLeaving(): boolean {
    return this.entries.some(({ storageState }) => storageState === 'keeping' || storageState === 'not-kept');
  }

  /** Restores the stored drafts, once. Without storage, drafts live as long as the window. */
  open(owner: UserId): Promise<void> {
    this.#opening ??= this.#open(owner);
    return this.#opening;
  }

  /** Stores drafts again after the same user has logged in again. */
  keepAgain(): void {
    if (!this.#isForgotten || this.#keeping === null) return;
    this.#isForgotten = false;
    for (const entry of this.entries) entry.keepIn(this.#keeping);
  }

  /** Releases running uploads before the window closes, so that another window can send them. */
  releaseUpload(): void {
    const { window } = this.#keeping ?? {};
    if (window !== undefined) for (const entry of this.entries) releaseUpload(entry, window);
  }

  meanBoard(id: BoardId | null): void {
    this.meantBoard = id;
  }

  show(id: string): void {
    this.shownId = id;
  }

  /** The first picture goes to the shown draft if that has none; all others get new drafts. */
  add(files: readonly PictureFile[]): void {
    if (files.length === 0) return;
    this.rejected.clear();
    const before = this.entries;
    this.roomFor(files.length).forEach((entry, index) => {
      // The picture field itself shows why a single file was refused.
      const isOnlyFile = files.length === 1 && before.includes(entry);
      this.#try(
        isOnlyFile ? entry.picture.choose(files[index]!) : this.#chooseOneOfMany(entry, files[index]!),
      );
    });
  }

  /** Drafts for `count` pictures, at least one: the shown draft if it has no picture, the others new. */
  roomFor(count: number): readonly DraftEntry[] {
    const { shown } = this;
    const { picture, format } = shown.values;
    // A single-picture draft cannot be published without a picture, so it is free for a new one; other formats can.
    const isLeft = shown.publishing && format !== 'single';
    const isFree = (picture === null || shown.upload.phase === 'lost') && !isLeft;
    const into = isFree ? [shown] : [];
    const more = Array.from({ length: count - into.length }, () => this.#blank());
    const { place } = shown.values;
    if (place !== null && this.meantBoard === null) choosePlaceForAll(more, place);
    this.entries = [...this.entries, ...more];
    if (!isFree) this.shownId = more[0]!.id;
    return [...into, ...more];
  }

  /** Starts a draft with shared content; existing drafts stay unchanged. */
  receive(words: SharedWords, files: readonly PictureFile[]): void {
    if (!this.shown.isBlank) {
      const fresh = this.#blank();
      this.entries = [...this.entries, fresh];
      this.shownId = fresh.id;
    }
    const { shown } = this;
    for (const name of ['title', 'description', 'link'] as const)
      if (words[name] !== '') shown.set(name, words[name]);
    this.add(files);
  }

  /** Retries the upload of this draft's picture. */
  retry(entry: DraftEntry): void {
    this.#try(entry.picture.retry());
  }

  /** Discards a draft. Call the result to restore it. */
  discard(entry: DraftEntry): () => void {
    const { draft } = entry;
    const { file, phase } = entry.upload;
    const inParts = entry.parts?.files ?? [];
    entry.remove();
    this.#drop(entry);
    return () => {
      const again = new DraftEntry({ ...draft, id: newDraftId() }, this.newUpload());
      runInAction(() => {
        this.entries = [...this.entries.filter(({ isBlank }) => !isBlank), again];
        this.shownId = again.id;
      });
      // The bytes are still in memory, even if they could not be stored.
      const bytes = file !== null && file.content !== null && phase !== 'refused' ? file : null;
      this.#try(this.#bringBack(again, bytes, inParts));
    };
  }

  /** Marks all drafts of this kind as refused by the server. */
  refuseAll(refused: Refused, isMeant: (values: DraftValues) => boolean): void {
    for (const entry of this.entries)
      if (!entry.isBlank && !entry.publishing && isMeant(entry.values)) entry.refuse(refused);
  }

  /** A refused file leaves no draft behind, unless other fields are filled in. */
  async #chooseOneOfMany(entry: DraftEntry, file: PictureFile): Promise<void> {
    await entry.picture.choose(file);
    const { phase, problem } = entry.upload;
    if (phase !== 'refused' || !isBlank(entry.draft) || !this.entries.includes(entry)) return;
    this.rejected.add({ name: file.name, problem: problem ?? '' });
    entry.remove();
    this.#drop(entry);
  }

  async #open(owner: UserId): Promise<void> {
    try {
      const { openRepository, pictures, locks } = await this.#deps.openDrafts();
      this.#keeping = { repository: openRepository(owner), pictures, locks, owner, window: newDraftId() };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      this.#opening = null;
      return;
    }
    const keeping = this.#keeping;
    const kept = keeping.repository.all();
    this.#takeUp(kept);
    keeping.repository.watch((id, draft) => this.#heard(id, draft));
    await removeUnusedPictures(keeping, () => [...kept, ...this.entries.map(({ draft }) => draft)]);
  }

  #takeUp(kept: readonly Draft[]): void {
    const begun = this.entries.filter(({ isBlank }) => !isBlank);
    const found = kept.map((draft) => new DraftEntry(draft, this.newUpload()));
    const latest = [...kept].sort((one, other) => touchedAt(other) - touchedAt(one))[0];
    runInAction(() => {
      if (found.length > 0) this.entries = [...found, ...begun];
      if (begun.length === 0 && latest !== undefined) this.shownId = latest.id;
    });
    const keeping = this.#keeping!;
    for (const entry of found) this.#try(entry.resume(keeping));
    for (const entry of this.entries) if (!found.includes(entry)) entry.keepIn(keeping);
  }

  #heard(id: string, news: DraftNews): void {
    if (news === 'forgotten') this.#forget();
    const known = this.entries.find((entry) => entry.id === id);
    if (news === 'gone') {
      // While this window publishes the draft, the response of the server decides.
      if (known === undefined || known.publishing) return;
      known.release();
      this.#drop(known);
    } else if (news !== 'forgotten') {
      if (known !== undefined) this.#try(this.#join(known, news));
      else this.#showFromElsewhere(news);
    }
  }

  async #join(entry: DraftEntry, news: Draft): Promise<void> {
    await entry.join(news);
    if (this.#keeping !== null) await shareUpload(entry, this.#keeping.window);
  }

  /** After a log-out elsewhere the typed text stays in this window, but is removed from the storage. */
  #forget(): void {
    this.#isForgotten = true;
    for (const entry of this.entries) {
      if (entry.stopKeeping()) continue;
      entry.release();
      this.#drop(entry);
    }
  }

  #showFromElsewhere(draft: Draft): void {
    const entry = new DraftEntry(draft, this.newUpload());
    runInAction(() => (this.entries = [...this.entries.filter(({ isBlank }) => !isBlank), entry]));
    this.#try(entry.resume(this.#keeping!, 'wait'));
  }

  async #bringBack(
    entry: DraftEntry,
    bytes: PictureFile | null,
    inParts: EntryParts['files'],
  ): Promise<void> {
    const { picture } = entry.values;
    if (this.#keeping !== null) {
      const { pictures, owner } = this.#keeping;
      if (picture !== null && bytes !== null) await pictures.keep(owner, picture.id, bytes);
      for (const [{ id }, file] of inParts) await pictures.keep(owner, id, file);
      await entry.resume(this.#keeping);
    }
    const { phase } = entry.upload;
    if (bytes !== null && (phase === 'none' || phase === 'lost')) await entry.picture.choose(bytes);
  }

  #drop(entry: DraftEntry): void {
    const place = this.entries.indexOf(entry);
    const left = this.entries.filter((other) => other !== entry);
    const next = left[Math.min(place, left.length - 1)] ?? this.#blank();
    runInAction(() => {
      this.entries = left.length === 0 ? [next] : left;
      if (this.shownId === entry.id) this.shownId = next.id;
    });
  }

  #blank(): DraftEntry {
    const entry = new DraftEntry(newDraft(newDraftId(), Date.now()), this.newUpload());
    if (this.#keeping !== null && !this.#isForgotten) entry.keepIn(this.#keeping);
    return entry;
  }

  /** An upload for one more picture; all share the semaphore. */
  newUpload(): PictureUpload {
    return new PictureUpload(this.#deps.sender, this.#semaphore);
  }

  #try(work: Promise<void>): void {
    work.catch((error: unknown) => this.#deps.logger.error('draft-failed', error));
  }
}
