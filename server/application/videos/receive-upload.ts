import type { UploadId } from '../../../src/domain/ids/ids.ts';
import type { UploadFailure } from '../../../src/domain/videos/upload-media.ts';
import { videoRefusal } from '../../../src/domain/videos/video-limits.ts';
import { newJob } from '../jobs/new-job.ts';
import { UNUSED_PICTURE_MS } from '../media/collect-unused-pictures.ts';
import type { StorageQuota } from '../media/storage-quota.ts';
import { StorageFull } from '../ports/media.ts';
import type { Store } from '../ports/store.ts';
import type { Clock, IdGenerator, Secrets } from '../ports/surroundings.ts';
import type { UploadFiles } from '../ports/video-files.ts';
import type { VideoTools } from '../ports/video-tools.ts';
import type { AnnouncedUpload } from '../ports/videos.ts';
import { verifyTicket } from './upload-ticket.ts';

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

/** The file that somebody may send now. */
export type AdmittedUpload = {
  readonly upload: AnnouncedUpload;
  readonly maxBytes: number;
};

export type ReceiveUploadOutcome =
  | { readonly kind: 'received' }
  | { readonly kind: 'refused'; readonly reason: UploadFailure }
  /** What is there does not reach to where the rest begins: it ends at `size`. */
  | { readonly kind: 'gap'; readonly size: number };

export type SentFile = {
  /** Where in the file it begins. */
  readonly offset: number;
  /** How many bytes are said to come; 0 when nothing is said. */
  readonly announced: number;
  readonly chunks: AsyncIterable<Uint8Array>;
};

/** Ends the reading of what comes because it is more than allowed. */
class TooMuch extends Error {}

/**
 * Takes a file as it comes, without ever holding it whole. What came stays when the line breaks, so that the rest
 * can be sent later; when all is there, it is looked at by a job that survives the end of the server.
 */
export class ReceiveUpload {
  readonly #deps: ReceiveUploadDeps;
  /** Who is sending; somebody who begins anew takes the place of a line that is dead without our knowing. */
  readonly #sending = new Map<UploadId, { readonly stop: () => void; readonly ended: Promise<unknown> }>();

  constructor(deps: ReceiveUploadDeps) {
    this.#deps = deps;
  }

  /**
   * Undefined when the fields are not signed by us, too old, or name nothing. What has begun to come in time may be
   * sent to its end as long as it is kept.
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

  /** How many bytes have come. */
  size({ upload }: AdmittedUpload): Promise<number> {
    return this.#deps.files.size(upload.id);
  }

  /** Takes the file to its end. @throws {StorageFull} @throws {UploadSuperseded} and whatever `chunks` throws */
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
    const known = await store.announcedUploads.find(upload.id);
    if (known?.status !== 'registered') return earlier(known);
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

  /** What can be seen at once; pictures are decoded later. */
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

/** What became of a file that has come whole before. */
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

/** What comes without having said how much holds its room in steps. */
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
      // Near the limit no whole step is left, but perhaps enough for this chunk.
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

/** Ends the wait for what comes next. Nothing that has come is kept, as a race with one long promise would do. */
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

/** Ends as soon as it is stopped, whether anything comes or not. */
async function* stoppable(chunks: AsyncIterable<Uint8Array>, stopper: Stopper): AsyncGenerator<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await stopper.wait(iterator.next());
      if (done === true) return;
      yield value;
    }
  } finally {
    // Not awaited: it may itself be waiting for what never comes.
    void iterator.return?.()?.catch(() => undefined);
  }
}

/** The same file is being sent anew on another line. */
export class UploadSuperseded extends Error {
  constructor() {
    super('the file is being sent anew');
    this.name = 'UploadSuperseded';
  }
}
