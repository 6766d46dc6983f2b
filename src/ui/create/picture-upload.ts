import { makeAutoObservable, observableRef } from 'mobx';
import type { UploadPicture } from '../../application/pins/upload-picture.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { Cancellation, PictureFile, UploadOutcome } from '../../application/ports/upload-gateway.ts';
import type { UploadId } from '../../domain/ids/ids.ts';
import { failureText } from '../status/failure-text.ts';

export type UploadPhase = 'none' | 'sending' | 'sent' | 'refused' | 'failed';

/** One picture on its way to the server. */
export class PictureUpload {
  file: PictureFile | null = null;
  phase: UploadPhase = 'none';
  /** Bytes that have left. */
  loaded = 0;
  /** Why it was refused or did not arrive. */
  problem: string | null = null;
  uploadId: UploadId | null = null;
  width = 0;
  height = 0;
  #cancel: (() => void) | null = null;
  readonly #uploadPicture: UploadPicture;

  constructor(uploadPicture: UploadPicture) {
    this.#uploadPicture = uploadPicture;
    makeAutoObservable(this, { file: observableRef }, { autoBind: true });
  }

  /** Sends this file in place of the one before. */
  async choose(file: PictureFile): Promise<void> {
    this.remove();
    this.begin(file);
    const cancellation = this.#cancellation();
    try {
      this.finish(
        file,
        await this.#uploadPicture.run(file, (part) => this.advance(file, part), cancellation),
      );
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      this.fail(file, error.shown ?? failureText(error.kind));
    }
  }

  /** Sends the same file again after it did not arrive. */
  async retry(): Promise<void> {
    if (this.file !== null) await this.choose(this.file);
  }

  /** Stops sending and forgets the file. */
  remove(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.file = null;
    this.phase = 'none';
    this.loaded = 0;
    this.problem = null;
    this.uploadId = null;
  }

  private begin(file: PictureFile): void {
    this.file = file;
    this.phase = 'sending';
  }

  private advance(file: PictureFile, fraction: number): void {
    if (this.file === file) this.loaded = Math.round(fraction * file.size);
  }

  private finish(file: PictureFile, outcome: UploadOutcome): void {
    if (this.file !== file || outcome.kind === 'cancelled') return;
    if (outcome.kind === 'refused') {
      this.phase = 'refused';
      this.problem = outcome.message;
      return;
    }
    this.phase = 'sent';
    this.uploadId = outcome.uploadId;
    this.width = outcome.width;
    this.height = outcome.height;
  }

  private fail(file: PictureFile, problem: string): void {
    if (this.file !== file) return;
    this.phase = 'failed';
    this.problem = problem;
  }

  #cancellation(): Cancellation {
    const listeners: (() => void)[] = [];
    let cancelled = false;
    this.#cancel = () => {
      cancelled = true;
      for (const listener of listeners) listener();
    };
    return {
      get cancelled() {
        return cancelled;
      },
      onCancel(listener) {
        if (cancelled) listener();
        else listeners.push(listener);
      },
    };
  }
}
