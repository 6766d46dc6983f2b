import { phrase, type Phrase } from '../../domain/messages/message.ts';
import { isOtherVideoFile, MAX_VIDEO_BYTES } from '../../domain/videos/video-file.ts';
import { MAX_VIDEO_MS } from '../../domain/videos/video-limits.ts';
import { needsLogIn, ServiceError } from '../ports/service-error.ts';
import type {
  Cancellation,
  PictureFile,
  UploadOutcome,
  UploadProgress,
} from '../ports/media/upload-gateway.ts';
import {
  UploadCancelled,
  type ArrivedUpload,
  type UploadTicket,
  type VideoUploadGateway,
} from '../ports/media/video-upload-gateway.ts';
import { videoUploadMessages } from './internal/messages.en.ts';

const BYTES_PER_MEGABYTE = 1_000_000;
const MS_PER_MINUTE = 60_000;
const POLL_MS = 2000;
/** Delays after a broken connection; progress resets them. */
const WAITS_MS = [1000, 2000, 5000, 10_000, 20_000, 30_000];

const FAILURES: Readonly<Record<string, Phrase>> = {
  bad_media: videoUploadMessages.unreadable,
  too_large: videoUploadMessages.tooLarge,
  too_long: phrase(videoUploadMessages.tooLong, { minutes: MAX_VIDEO_MS / MS_PER_MINUTE }),
  storage_full: videoUploadMessages.storageFull,
};

/** The earlier upload of the same file, and the storage for a new one. */
export type Resumption = {
  readonly begun: UploadTicket | null;
  readonly onBegin: (ticket: UploadTicket) => void;
};

type UploadVideoDeps = {
  readonly videos: VideoUploadGateway;
  /** Resolves after this time. */
  readonly wait: (ms: number) => Promise<void>;
};

/**
 * Uploads one video before its pin is created, and waits for its poster. After a broken connection it resumes, even
 * when the same file is sent again later from another page.
 */
export class UploadVideo {
  readonly #deps: UploadVideoDeps;

  constructor(deps: UploadVideoDeps) {
    this.#deps = deps;
  }

  /** @throws {ServiceError} when the server stays unreachable */
  async run(
    file: PictureFile,
    onProgress: UploadProgress,
    cancellation: Cancellation,
    { begun, onBegin }: Resumption = { begun: null, onBegin: () => undefined },
  ): Promise<UploadOutcome> {
    const reason = refusal(file);
    if (reason !== null) return { kind: 'unusable', reason };
    try {
      const state = begun === null ? 'failed' : await this.#stateOf(begun);
      const ticket = begun === null || state === 'failed' ? await this.#announce(onBegin) : begun;
      const isThere = state === 'received' || state === 'arrived';
      if (isThere) onProgress(1);
      const refused = isThere ? undefined : await this.#send(ticket, file, onProgress, cancellation);
      return refused ?? (await this.#arrival(ticket, cancellation));
    } catch (error) {
      if (error instanceof UploadCancelled) return { kind: 'cancelled' };
      throw error;
    }
  }

  /** Also `failed` when the server would not accept the rest. */
  async #stateOf(ticket: UploadTicket): Promise<ArrivedUpload['kind']> {
    const { videos } = this.#deps;
    const { kind } = await videos.status(ticket.uploadId);
    if (kind !== 'on-its-way') return kind;
    return (await videos.arrivedBytes(ticket)) === undefined ? 'failed' : kind;
  }

  async #announce(onBegin: Resumption['onBegin']): Promise<UploadTicket> {
    const ticket = await this.#deps.videos.announce();
    onBegin(ticket);
    return ticket;
  }

  /** Undefined when all bytes have arrived. */
  async #send(
    ticket: UploadTicket,
    file: PictureFile,
    onProgress: UploadProgress,
    cancellation: Cancellation,
  ): Promise<UploadOutcome | undefined> {
    const { videos, wait } = this.#deps;
    let before = 0;
    for (let failures = 0; ;) {
      if (cancellation.cancelled) throw new UploadCancelled();
      try {
        const offset = await videos.arrivedBytes(ticket);
        if (offset === undefined) return { kind: 'unusable', reason: videoUploadMessages.overdue };
        if (offset > before) failures = 0;
        before = offset;
        onProgress(offset / file.size);
        const outcome = await videos.send(ticket, file, offset, onProgress, cancellation);
        if (outcome.kind === 'received') return undefined;
        if (outcome.kind === 'refused') return { kind: 'refused', message: outcome.message };
        failures += 1;
        if (failures > WAITS_MS.length) throw new ServiceError('unavailable');
      } catch (error) {
        const pause = WAITS_MS[failures];
        if (!(error instanceof ServiceError) || needsLogIn(error.kind) || pause === undefined) throw error;
        failures += 1;
        await wait(pause);
      }
    }
  }

  async #arrival({ uploadId }: UploadTicket, cancellation: Cancellation): Promise<UploadOutcome> {
    const { videos, wait } = this.#deps;
    for (let failures = 0; ;) {
      if (cancellation.cancelled) throw new UploadCancelled();
      try {
        const status = await videos.status(uploadId);
        failures = 0;
        if (status.kind === 'failed')
          return { kind: 'unusable', reason: FAILURES[status.code] ?? videoUploadMessages.unusable };
        if (status.kind === 'arrived') {
          const { imageUrl, width, height, signature, videoSignature } = status;
          return { kind: 'uploaded', uploadId, imageUrl, width, height, signature, videoSignature };
        }
      } catch (error) {
        failures += 1;
        if (!(error instanceof ServiceError) || failures > WAITS_MS.length) throw error;
      }
      await wait(POLL_MS);
    }
  }
}

function refusal(file: PictureFile): Phrase | null {
  if (isOtherVideoFile(file)) return videoUploadMessages.otherFormat;
  if (file.size === 0) return videoUploadMessages.empty;
  if (file.size <= MAX_VIDEO_BYTES) return null;
  return phrase(videoUploadMessages.largerThan, { megabytes: MAX_VIDEO_BYTES / BYTES_PER_MEGABYTE });
}
