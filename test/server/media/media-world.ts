import { english } from '../../support/english.ts';
import { mediaRefusalMessages } from '../../../server/application/media/internal/messages.en.ts';
import { createHash } from 'node:crypto';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { InMemoryMediaStore } from './in-memory-media-store.ts';
import { CollectUnusedPictures } from '../../../server/application/media/collect-unused-pictures.ts';
import { mediaFile } from '../../../server/application/media/media-file.ts';
import { StoreUpload } from '../../../server/application/media/store-upload.ts';
import type { PictureLooksWithWindows } from '../../../src/domain/looks/picture-looks.ts';
import type { PictureEmbedder } from '../../../server/application/ports/media/embeddings.ts';
import type {
  IngestOutcome,
  MediaStore,
  PictureProcessor,
  Rendition,
  RenditionSize,
  SizedBytes,
  RenditionFormat,
} from '../../../server/application/ports/media/media.ts';
import { looksOfText } from '../../builders/some-looks.ts';
import { FakePictureStore } from './fake-picture-store.ts';

export const OWNER = toUserId('100');
export const HOUR = 3_600_000;

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
export const file = (content: string) => new TextEncoder().encode(content);

export function signatureOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** Takes any text but "not a picture" for a picture; what it makes of it can be read. */
export class ReadablePictureProcessor implements PictureProcessor {
  rendered = 0;

  async ingest(bytes: Uint8Array): Promise<IngestOutcome> {
    if (text(bytes) === 'not a picture') return { kind: 'bad_media', message: mediaRefusalMessages.noImage };
    return {
      kind: 'picture',
      picture: {
        extension: 'jpg',
        width: 800,
        height: 600,
        dominantColor: '#102030',
        isAnimated: false,
        original: file(`original of ${text(bytes)}`),
        renditions: [{ size: '236x', bytes: file(`236x of ${text(bytes)}`) }],
        looks: looksOfText(`original of ${text(bytes)}`),
      },
    };
  }

  async render(original: Uint8Array, size: RenditionSize, wanted: RenditionFormat): Promise<Rendition> {
    this.rendered += 1;
    const format =
      wanted === 'compatible' ? (text(original).includes('transparent') ? 'png' : 'jpg') : wanted;
    return { format, bytes: file(`${size} ${format} of ${text(original)}`) };
  }

  async renderAvif(original: Uint8Array, sizes: readonly RenditionSize[]): Promise<readonly SizedBytes[]> {
    return sizes.map((size) => ({ size, bytes: file(`${size} avif of ${text(original)}`) }));
  }

  /** Fails for "broken". */
  async looksOf(picture: Uint8Array): Promise<PictureLooksWithWindows> {
    if (text(picture).includes('broken')) throw new Error('It cannot be decoded.');
    return looksOfText(text(picture));
  }

  async close(): Promise<void> {}
}

/** A clock, stores in memory and the use-cases on them. */
export class MediaWorld {
  now = 1_790_000_000_000;
  readonly clock = { now: () => this.now };
  readonly store = new FakePictureStore();
  readonly files = new InMemoryMediaStore(this.clock);
  readonly pictures = new ReadablePictureProcessor();
  /** The model of uploads; null for none. */
  embedder: Pick<PictureEmbedder, 'model'> | null = null;
  #ids = 0;

  storeUpload(media: MediaStore = this.files): StoreUpload {
    return new StoreUpload({
      store: this.store,
      media,
      pictures: this.pictures,
      secrets: { nameOf: signatureOf },
      ids: { next: () => String((this.#ids += 1)), nextUpload: () => String((this.#ids += 1)) },
      clock: this.clock,
      embedder: this.embedder,
    });
  }

  collector(media: MediaStore = this.files): CollectUnusedPictures {
    return new CollectUnusedPictures({ store: this.store, media, clock: this.clock });
  }

  /** Sends a picture and returns its signature. */
  async upload(content: string, media?: MediaStore): Promise<string> {
    const outcome = await this.storeUpload(media).run({ userId: OWNER, bytes: file(content) });
    if (outcome.kind !== 'stored') throw new Error(english(outcome.message));
    return outcome.picture.signature;
  }

  hasFiles(signature: string): Promise<boolean> {
    return this.files.has(mediaFile('originals', signature, 'jpg'));
  }
}

/** A media store with some of its methods changed. */
export function changed(media: MediaStore, change: Partial<MediaStore>): MediaStore {
  return {
    put: (files) => media.put(files),
    read: (path) => media.read(path),
    has: (path) => media.has(path),
    removePicture: (signature, isWanted) => media.removePicture(signature, isWanted),
    picturesOlderThan: (time) => media.picturesOlderThan(time),
    check: () => media.check(),
    ...change,
  };
}
