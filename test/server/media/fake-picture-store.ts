import type { PictureLooksWithWindows } from '../../../src/domain/looks/picture-looks.ts';
import type { UploadId } from '../../../src/domain/ids/ids.ts';
import type {
  PictureStore,
  PictureTransaction,
} from '../../../server/application/media/internal/picture-store.ts';
import type { NewJob } from '../../../server/application/ports/jobs.ts';
import type { EmbeddingRepository } from '../../../server/application/ports/media/embeddings.ts';
import type { LooksRepository } from '../../../server/application/ports/media/looks.ts';
import type { PictureRecord, UploadRecord } from '../../../server/application/ports/records.ts';

/** Pictures and uploads in memory, and the pins and avatars that name pictures. */
export class FakePictureStore implements PictureStore {
  readonly records = new Map<string, PictureRecord>();
  readonly uploadRecords = new Map<UploadId, UploadRecord>();
  readonly asked: NewJob[] = [];
  /** Signatures that a pin or an avatar names. */
  readonly named = new Set<string>();
  #running: Promise<unknown> = Promise.resolve();

  readonly pictures: PictureTransaction['pictures'] = {
    find: async (signature) => this.records.get(signature),
    unused: async (signatures) => signatures.filter((signature) => !this.#isNamed(signature)),
    known: async (signatures) => new Set(signatures.filter((signature) => this.records.has(signature))),
    insert: async (picture) => {
      if (!this.records.has(picture.signature)) this.records.set(picture.signature, picture);
    },
    remove: async (signature) => {
      if (!this.#isNamed(signature)) this.records.delete(signature);
    },
  };

  readonly savedLooks = new Map<string, PictureLooksWithWindows | null>();
  readonly looks: LooksRepository = {
    find: async () => new Map(),
    windowsOfPins: async () => new Map(),
    ofPinner: async () => [],
    missing: async (_version, after, limit) =>
      [...this.records.keys()]
        .filter((signature) => signature > after && !this.savedLooks.has(signature))
        .sort()
        .slice(0, limit),
    save: async (signature, _version, looks) => void this.savedLooks.set(signature, looks),
  };

  readonly savedEmbeddings = new Map<string, Int8Array | null>();
  /** The models whose embeddings were the only ones that stayed. */
  readonly keptModels: string[] = [];
  readonly embeddings: EmbeddingRepository = {
    find: async () => new Map(),
    missing: async (model, after, limit) =>
      [...this.records.keys()]
        .filter((signature) => signature > after && !this.savedEmbeddings.has(`${model} ${signature}`))
        .sort()
        .slice(0, limit),
    save: async (model, signature, embedding) =>
      void this.savedEmbeddings.set(`${model} ${signature}`, embedding),
    keepOnly: async (model) => void this.keptModels.push(model),
  };

  readonly uploads: PictureTransaction['uploads'] = {
    find: async (id, userId) => [this.uploadRecords.get(id)].find((upload) => upload?.userId === userId),
    mayUse: async (signature, userId) =>
      [...this.uploadRecords.values()].some(
        (upload) => upload.pictureSignature === signature && upload.userId === userId,
      ),
    olderThan: async (time, limit) =>
      [...this.uploadRecords.values()].filter(({ createdAt }) => createdAt < time).slice(0, limit),
    insert: async (upload) => void this.uploadRecords.set(upload.id, upload),
    remove: async (id) => void this.uploadRecords.delete(id),
  };

  readonly announcedUploads: PictureTransaction['announcedUploads'] = {
    bytesOf: async (userId) => {
      const own = [...this.uploadRecords.values()].filter((upload) => upload.userId === userId);
      const signatures = new Set(own.map(({ pictureSignature }) => pictureSignature));
      return [...signatures].reduce((sum, each) => sum + (this.records.get(each)?.byteLength ?? 0), 0);
    },
  };

  readonly jobs: PictureTransaction['jobs'] = { ask: async (job) => void this.asked.push(job) };

  transaction<T>(work: (tx: PictureTransaction) => Promise<T>): Promise<T> {
    const result = this.#running.then(() => work(this));
    this.#running = result.catch(() => undefined);
    return result;
  }

  #isNamed(signature: string): boolean {
    const inUploads = [...this.uploadRecords.values()].some(
      (upload) => upload.pictureSignature === signature,
    );
    return inUploads || this.named.has(signature);
  }
}
