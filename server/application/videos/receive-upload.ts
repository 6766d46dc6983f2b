import type { UploadId } from '../../../src/domain/ids/ids.ts';
import type { UploadFailure } from '../../../src/domain/videos/upload-media.ts';
import { videoRefusal } from '../../../src/domain/videos/video-limits.ts';
import { newJob } from '../jobs/new-job.ts';
import { UNUSED_PICTURE_MS } from '../media/collect-unused-pictures.ts';
import type { StorageQuota } from '../media/storage-quota.ts';
import { StorageFull } from '../ports/media/media.ts';
import type { Store } from '../ports/store.ts';
import type { Clock, IdGenerator, Secrets } from '../ports/surroundings.ts';
import type { UploadFiles } from '../ports/media/video-files.ts';
import type { VideoTools } from '../ports/media/video-tools.ts';
import type { AnnouncedUpload } from '../ports/media/videos.ts';
import { verifyTicket } from './internal/upload-ticket.ts';

type ReceiveUploadDeps = {
  readonly store: Pick<Store, 'announcedUploads' | 'transaction'>;
  readonly files: UploadFiles;
  readonly tools: Pick<VideoTools, 'inspect'>;
  readonly secrets: Pick<Secrets, 'verify'>;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
  readonly quota: Pick<StorageQuota, 'hold' | 'release'>;
  readonly maxImageBytes: number;
  readonly maxVideoBytes: number;
};

export type UploadFields = Readonly<Record<string, string | undefined>>;

/** The upload that the signed fields allow. */
export type AdmittedUpload = {
  readonly upload: AnnouncedUpload;
  readonly maxBytes: number;
};

export type ReceiveUploadOutcome =
  | { readonly kind: 'received' }
  | { readonly kind: 'refused'; readonly reason: UploadFailure }
  /** There is a gap: only `size` bytes have been received. */
  | { readonly kind: 'gap'; readonly size: number };

export type SentFile = {
  /** Offset of the first byte. */
  readonly offset: number;
  /** Content length; 0 when the request has none. */
  readonly announced: number;
  readonly chunks: AsyncIterable<Uint8Array>;
};

/** Stops reading when the body exceeds the limit. */
class TooMuch extends Error {}

/**
 * Receives a file as a stream. The bytes that arrived stay after a broken connection, so that the upload can be
 * resumed. When it is complete, a job ingests it, which survives a restart of the server.
 */
export class ReceiveUpload {
  readonly #deps: ReceiveUploadDeps;
  /** Active connections by upload; a new one replaces the old one, which may be dead without our knowing. */
  readonly #sending = new Map<UploadId, { readonly stop: () => void; readonly ended: Promise<unknown> }>();

  constructor(deps: ReceiveUploadDeps) {
    this.#deps = deps;
  }

  /**
   * Undefined when the fields are not signed by this server, are expired, or name no upload. An upload that has begun
   * in time may be finished as long as it is stored.
   */
  async admit(fields: UploadFields): Promise<AdmittedUpload | undefined> {
    const { store, files, clock, maxImageBytes, maxVideoBytes } = this.#deps;
    const ticket = verifyTicket(this.#deps, fields);
    if (ticket === undefined) return undefined;
    const upload = await store.announcedUploads.find(ticket.id);
    if (upload === undefined) return undefined;
    const isKept = clock.now() - upload.createdAt <= UNUSED_PICTURE_MS;
    if (ticket.isExpired && !(isKept && (await files.size(ticket.id)) > 0)) return undefined;
    const maxBytes = upload.mediaType === 'video-story-pin' ? maxVideoBytes : maxImageBytes;
    return { upload, maxBytes };
  }

  /** Number of bytes that have arrived. */
  size({ upload }: AdmittedUpload): Promise<number> {
    return this.#deps.files.size(upload.id);
  }

  /** Receives the rest of the file. @throws {StorageFull} @throws {UploadSuperseded} and the errors of `chunks` */
  async run(admitted: AdmittedUpload, sent: SentFile): Promise<ReceiveUploadOutcome> {
    const { id } = admitted.upload;
    const before = this.#sending.get(id);
    const stopper = new Stopper();
    const work = (async () => {
      before?.stop();
      await before?.ended;
      return this.#receive(admitted, { ...sent, chunks: stoppable(sent.chunks, stopper) });
    })();
    const entry = { stop: () => stopper.stop(), ended: work.catch(() => undefined) };
    this.#sending.set(id, entry);
    try {
      return await work;
    } finally {
      if (this.#sending.get(id) === entry) this.#sending.delete(id);
    }
  }

  async #receive(
    { upload, maxBytes }: AdmittedUpload,
    { offset, announced, chunks }: SentFile,
  ): Promise<ReceiveUploadOutcome> {
    const { files, quota, store } = this.#deps;
    const current = await store.announcedUploads.find(upload.id);
    if (current?.status !== 'registered') return earlier(current);
    const there = await files.size(upload.id);
    if (offset > there) return { kind: 'gap', size: there };
    let size: number;
    try {
      const room = (bytes: number) => quota.hold(upload.userId, upload.id, bytes);
      await room(Math.max(offset, announced));
      const held = withRoom({ from: offset, announced, room }, upTo(maxBytes - offset, chunks));
      size = await files.write(upload.id, offset, held);
      await room(size);
    } catch (error) {
      if (error instanceof TooMuch) return this.#refuse(upload.id, 'too_large');
      if (error instanceof StorageFull) await this.#fail(upload.id, 'storage_full');
      throw error;
    }
    const refusal = await this.#refusal(upload, size);
    if (refusal !== null) return this.#refuse(upload.id, refusal);
    await store.transaction(async (tx) => {
      await tx.announcedUploads.update(upload.id, { status: 'processing' });
      const payload = { uploadId: upload.id };
      await tx.jobs.ask(newJob(this.#deps, 'uploads.ingest', { key: upload.id, payload }));
    });
    return { kind: 'received' };
  }

  /** Checks that need no decoding; pictures are decoded later. */
  async #refusal({ id, mediaType }: AnnouncedUpload, size: number): Promise<UploadFailure | null> {
    if (size === 0) return 'bad_media';
    const found = await this.#deps.tools.inspect(this.#deps.files.fileOf(id));
    if (mediaType !== 'video-story-pin') return found.kind === 'not_mp4' ? null : 'bad_media';
    return found.kind === 'video' ? videoRefusal(found.facts) : 'bad_media';
  }

  async #refuse(id: UploadId, reason: UploadFailure): Promise<ReceiveUploadOutcome> {
    await this.#fail(id, reason);
    return { kind: 'refused', reason };
  }

  async #fail(id: UploadId, failure: UploadFailure): Promise<void> {
    const { store, files, quota } = this.#deps;
    await store.transaction((tx) => tx.announcedUploads.update(id, { status: 'failed', failure }));
    await files.remove(id);
    quota.release(id);
  }
}

/** The outcome for a file that was complete before. */
function earlier(upload: AnnouncedUpload | undefined): ReceiveUploadOutcome {
  if (upload?.status !== 'failed') return { kind: 'received' };
  return { kind: 'refused', reason: upload.failure ?? 'bad_media' };
}

async function* upTo(limit: number, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = limit;
  for await (const chunk of chunks) {
    left -= chunk.byteLength;
    if (left < 0) throw new TooMuch();
    yield chunk;
  }
}

/** Reserves space in steps for a body without content length. */
const ROOM_STEP_BYTES = 4_000_000;

async function* withRoom(
  upload: {
    readonly from: number;
    readonly announced: number;
    /** @throws {StorageFull} */
    readonly room: (bytes: number) => Promise<void>;
  },
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let size = upload.from;
  let held = Math.max(upload.from, upload.announced);
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > held) {
      // Near the quota a whole step may not fit, but this chunk may.
      await upload.room(size + ROOM_STEP_BYTES).then(
        () => (held = size + ROOM_STEP_BYTES),
        async () => {
          await upload.room(size);
          held = size;
        },
      );
    }
    yield chunk;
  }
}

/**
 * Cancels a pending wait. One promise per wait, because a race with one long-lived promise would retain every result.
 */
class Stopper {
  #isStopped = false;
  #reject: (error: Error) => void = () => undefined;

  stop(): void {
    this.#isStopped = true;
    this.#reject(new UploadSuperseded());
  }

  wait<T>(arrival: Promise<T>): Promise<T> {
    if (this.#isStopped) return Promise.reject(new UploadSuperseded());
    return new Promise((resolve, reject) => {
      this.#reject = reject;
      arrival.then(resolve, reject);
    });
  }
}

/** Ends as soon as it is stopped, even while waiting for a chunk. */
async function* stoppable(chunks: AsyncIterable<Uint8Array>, stopper: Stopper): AsyncGenerator<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await stopper.wait(iterator.next());
      if (done === true) return;
      yield value;
    }
  } finally {
    // Not awaited: the iterator may wait for a chunk that never arrives.
    void iterator.return?.()?.catch(() => undefined);
  }
}

/** The same file is being sent again on another connection. */
export class UploadSuperseded extends Error {
  constructor() {
    super('the file is being sent anew');
    this.name = 'UploadSuperseded';
  }
}
