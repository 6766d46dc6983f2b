import { makeAutoObservable, observableRef } from 'mobx';
import { newCancellation } from '../../../../application/cancellation.ts';
import type { Semaphore } from '../../../../application/semaphore.ts';
import { ServiceError } from '../../../../application/ports/service-error.ts';
import type {
  Cancellation,
  PictureFile,
  UploadOutcome,
  UploadProgress,
} from '../../../../application/ports/media/upload-gateway.ts';
import type { Resumption } from '../../../../application/videos/upload-video.ts';
import type { DraftUpload, RemotePicture } from '../../../../domain/drafts/draft.ts';
import { failureText } from '../../../base/failure-text.ts';
import { text } from '../../../text/language.ts';

/**
 * `elsewhere`: another window of this browser uploads it. `lost`: it was chosen once, but its bytes are gone. `remote`:
 * no upload, the server fetches it from another site.
 */
export type UploadPhase =
  'none' | 'waiting' | 'sending' | 'elsewhere' | 'sent' | 'refused' | 'failed' | 'lost' | 'remote';

/** Sends one file. Pictures are small enough to restart; `resumption` is for larger files. */
export type FileSender = {
  run(
    file: PictureFile,
    onProgress: UploadProgress,
    cancellation: Cancellation,
    resumption?: Resumption,
  ): Promise<UploadOutcome>;
};

/** The server's data of an uploaded picture. */
export type StoredPicture = Omit<DraftUpload, 'pictureId' | 'at'>;

/** The upload of one picture. */
export class PictureUpload {
  /** Name and size may be known without the bytes: `content` is then null. */
  file: PictureFile | null = null;
  phase: UploadPhase = 'none';
  /** Uploaded bytes. */
  loaded = 0;
  /** Why the file was refused or the upload failed. */
  problem: string | null = null;
  /** The server's data, while `phase` is `sent`. */
  stored: StoredPicture | null = null;
  /** The picture on another site, while `phase` is `remote`. */
  remote: RemotePicture | null = null;
  #cancel: (() => void) | null = null;
  readonly #sender: FileSender;
  readonly #semaphore: Semaphore;

  constructor(sender: FileSender, semaphore: Semaphore) {
    this.#sender = sender;
    this.#semaphore = semaphore;
    makeAutoObservable(
      this,
      { file: observableRef, stored: observableRef, remote: observableRef },
      { autoBind: true },
    );
  }

  /** Uploads this file instead of the previous one, when a slot is free. */
  async choose(file: PictureFile, resumption?: Resumption): Promise<void> {
    this.remove();
    this.begin(file);
    const cancellation = newCancellation();
    this.#cancel = cancellation.cancel;
    const send = () => {
      this.send(file);
      return this.#sender.run(file, (part) => this.advance(file, part), cancellation, resumption);
    };
    try {
      const outcome = await this.#semaphore.run(send, cancellation);
      if (outcome !== undefined) this.finish(file, outcome);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      this.fail(file, error.shown ?? failureText(error.kind));
    }
  }

  /** Shows a file that is already on the server. */
  restore(file: PictureFile, stored: StoredPicture): void {
    this.remove();
    this.file = file;
    this.phase = 'sent';
    this.stored = stored;
  }

  /** Shows a file that another window sends, or that is lost. */
  leave(file: PictureFile, phase: 'elsewhere' | 'lost'): void {
    this.remove();
    this.file = file;
    this.phase = phase;
  }

  /** Shows a picture of another site. */
  showRemote(file: PictureFile, remote: RemotePicture): void {
    this.remove();
    this.file = file;
    this.phase = 'remote';
    this.remote = remote;
  }

  /** Cancels the upload and removes the file. */
  remove(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.file = null;
    this.phase = 'none';
    this.loaded = 0;
    this.problem = null;
    this.stored = null;
    this.remote = null;
  }

  private begin(file: PictureFile): void {
    this.file = file;
    this.phase = 'waiting';
  }

  private send(file: PictureFile): void {
    if (this.file === file) this.phase = 'sending';
  }

  private advance(file: PictureFile, fraction: number): void {
    if (this.file === file) this.loaded = Math.round(fraction * file.size);
  }

  private finish(file: PictureFile, outcome: UploadOutcome): void {
    if (this.file !== file || outcome.kind === 'cancelled') return;
    if (outcome.kind !== 'uploaded') {
      this.phase = 'refused';
      this.problem = outcome.kind === 'refused' ? outcome.message : text(outcome.reason);
      return;
    }
    this.phase = 'sent';
    const { uploadId, imageUrl, width, height, signature, videoSignature } = outcome;
    this.stored = { uploadId, imageUrl, width, height, signature, videoSignature };
  }

  private fail(file: PictureFile, problem: string): void {
    if (this.file !== file) return;
    this.phase = 'failed';
    this.problem = problem;
  }
}
