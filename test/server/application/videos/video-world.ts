import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UploadDirectory } from '../../../../server/adapters/files/upload-directory.ts';
import { VideoDirectory } from '../../../../server/adapters/files/video-directory.ts';
import { StoreUpload } from '../../../../server/application/media/store-upload.ts';
import { StorageQuota } from '../../../../server/application/media/storage-quota.ts';
import type { UploadFiles, VideoFiles } from '../../../../server/application/ports/media/video-files.ts';
import { AnnounceUploads } from '../../../../server/application/videos/announce-uploads.ts';
import { CollectUnusedVideos } from '../../../../server/application/videos/collect-unused-videos.ts';
import { ConvertVideo } from '../../../../server/application/videos/convert-video.ts';
import { IngestUpload } from '../../../../server/application/videos/ingest-upload.ts';
import { ReceiveUpload } from '../../../../server/application/videos/receive-upload.ts';
import type { UploadTicket } from '../../../../server/application/videos/internal/upload-ticket.ts';
import { toUploadId, toUserId } from '../../../../src/domain/ids/ids.ts';
import type { UploadMediaType } from '../../../../src/domain/videos/upload-media.ts';
import { aUserRecord } from '../../../builders/a-user-record.ts';
import { InMemoryMediaStore } from '../../media/in-memory-media-store.ts';
import { file, ReadablePictureProcessor, signatureOf } from '../../media/media-world.ts';
import { ReadableVideoTools } from './readable-video-tools.ts';
import { openTemporaryStore, type TemporaryStore } from '../../sql/temporary-store.ts';

export const ADA = toUserId('100');
export const NEVER = new Promise<void>(() => undefined);
export const HOUR_MS = 3_600_000;

/** The use-cases of videos on a real store and real files, with readable videos. */
export class VideoWorld {
  now = 1_790_000_000_000;
  readonly tools = new ReadableVideoTools();
  readonly clock = { now: () => this.now };
  readonly store: TemporaryStore['store'];
  readonly secrets = {
    sign: (_purpose: string, text: string) => signatureOf(file(text)).repeat(2),
    verify: (_purpose: string, text: string, signature: string) =>
      signature === signatureOf(file(text)).repeat(2),
    randomHex: () => signatureOf(file(`video ${(this.#ids += 1)}`)),
    nameOf: signatureOf,
  };
  readonly ids = { next: () => String((this.#ids += 1)), nextUpload: () => String((this.#ids += 1)) };
  readonly uploads: UploadFiles;
  readonly videos: VideoFiles;
  readonly #folder: string;
  readonly #temporary: TemporaryStore;
  #ids = 1_000;

  static async open(): Promise<VideoWorld> {
    const folder = await mkdtemp(path.join(tmpdir(), 'video-world-'));
    await mkdir(path.join(folder, 'media'));
    const world = new VideoWorld(folder, await openTemporaryStore(), {
      uploads: await UploadDirectory.open(path.join(folder, 'uploads')),
      videos: await VideoDirectory.open(path.join(folder, 'media')),
    });
    await world.store.transaction((tx) => tx.users.insert(aUserRecord({ id: ADA })));
    return world;
  }

  private constructor(
    folder: string,
    temporary: TemporaryStore,
    files: { readonly uploads: UploadFiles; readonly videos: VideoFiles },
  ) {
    this.#folder = folder;
    this.#temporary = temporary;
    this.store = temporary.store;
    this.uploads = files.uploads;
    this.videos = files.videos;
  }

  /** What every use-case is made of; `quota` in bytes. */
  deps(quota = 0) {
    const { store, uploads, videos, tools, clock, ids, secrets } = this;
    const media = new InMemoryMediaStore(clock);
    const pictures = new ReadablePictureProcessor();
    const storeUpload = new StoreUpload({ store, media, pictures, secrets, ids, clock });
    const logger = { warn: () => undefined };
    const limit = new StorageQuota({ store, clock }, quota);
    return { store, uploads, videos, tools, clock, ids, secrets, storeUpload, logger, quota: limit };
  }

  receiver(quota = 0): ReceiveUpload {
    return new ReceiveUpload({
      ...this.deps(quota),
      files: this.uploads,
      maxImageBytes: 50,
      maxVideoBytes: 100,
    });
  }

  async announce(mediaType: UploadMediaType = 'video-story-pin'): Promise<UploadTicket> {
    const [ticket] = await new AnnounceUploads(this.deps()).run(ADA, [mediaType]);
    if (ticket === undefined) throw new Error('nothing was announced');
    return ticket;
  }

  /** Announces and sends it all; its id. */
  async send(content: string, mediaType?: UploadMediaType) {
    const ticket = await this.announce(mediaType);
    const receiver = this.receiver();
    const admitted = await receiver.admit(ticket);
    if (admitted === undefined) throw new Error('not admitted');
    const outcome = await receiver.run(admitted, { offset: 0, announced: 0, chunks: pieces(content) });
    const id = toUploadId(ticket.upload_id);
    return { id, outcome, signature: admitted.upload.videoSignature };
  }

  ingest(id: string, deps = this.deps()): Promise<void> {
    return new IngestUpload(deps).run({ payload: { uploadId: toUploadId(id) } });
  }

  /** One run of it; when it wants another one, ms since the epoch. */
  async convertOnce(signature: string, deps = this.deps()): Promise<number | null> {
    const later = await new ConvertVideo(deps).run({ payload: { signature }, ending: NEVER });
    return later?.again ?? null;
  }

  async convert(signature: string, deps = this.deps()): Promise<void> {
    while ((await this.convertOnce(signature, deps)) !== null);
  }

  collect() {
    return new CollectUnusedVideos(this.deps()).run();
  }

  async readPart(signature: string, part: 'V_720P' | 'V_HLSV4' | 'captions'): Promise<string | undefined> {
    const ending = { V_720P: 'mp4', V_HLSV4: 'm3u8', captions: 'vtt' }[part];
    const found = await this.videos.open({ signature, part, file: `${signature}.${ending}` });
    if (found === undefined) return undefined;
    let text = '';
    for await (const chunk of found.read(0, found.byteLength)) text += Buffer.from(chunk).toString();
    return text;
  }

  async close(): Promise<void> {
    await this.#temporary.close();
    await rm(this.#folder, { recursive: true });
  }
}

export async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield file(text);
}
