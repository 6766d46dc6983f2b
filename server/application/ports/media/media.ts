import type { Phrase } from '../../../../src/domain/messages/message.ts';
import type { MediaSize } from '../../../../src/domain/images/image-sizes.ts';
import type { PictureLooksWithWindows } from '../../../../src/domain/looks/picture-looks.ts';
import type { PictureRecord } from '../records.ts';

/** Names a file of the media store: `originals/ab/cd/ef/{signature}.jpg`. Always validated. */
export type MediaPath = string & { readonly __brand: 'MediaPath' };

/** Files by path, on a disk or in an object storage. A put is durable when it resolves. */
export interface MediaStore {
  /**
   * Writes each file atomically: the first one before all others, the last one after them. An existing file of the same
   * path keeps its content, and its write time is renewed. @throws {StorageFull} @throws {StorageUnavailable}
   */
  put(files: readonly { readonly path: MediaPath; readonly bytes: Uint8Array }[]): Promise<void>;
  /** Undefined when there is no such file. */
  read(path: MediaPath): Promise<Uint8Array | undefined>;
  /** Cheaper than reading. */
  has(path: MediaPath): Promise<boolean>;
  /**
   * Removes every file of a picture, then calls `isWanted`. If the picture is in use after all (the same picture was
   * uploaded meanwhile), the files are restored. Files that were put in between always stay. Returns true when the
   * files are gone. A picture without files is fine. After a crash in the middle the files are restored.
   */
  removePicture(signature: string, isWanted: () => Promise<boolean>): Promise<boolean>;
  /**
   * Signatures of all pictures whose original was last put before `time`, in batches. For a leftover without an
   * original, the time of its other files counts.
   */
  picturesOlderThan(time: number): AsyncIterable<string>;
  /**
   * A health check: rejects when a file could not be written. It writes something to find out, and leaves nothing behind.
   * @throws {StorageFull}
   */
  check(): Promise<void>;
}

/** The disk has no space left for new files. */
export class StorageFull extends Error {
  constructor(options?: ErrorOptions) {
    super('There is no space left for new files.', options);
    this.name = 'StorageFull';
  }
}

/** The storage of files does not answer, or asks to come later; a later try may succeed. */
export class StorageUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('The storage of files does not answer.', options);
    this.name = 'StorageUnavailable';
  }
}

/** The person's storage quota is used up; others may still have space. */
export class QuotaReached extends StorageFull {
  constructor() {
    super();
    this.name = 'QuotaReached';
  }
}

/** A size that is derived from the original. */
export type RenditionSize = Exclude<MediaSize, 'originals'>;

export type IngestedPicture = Pick<
  PictureRecord,
  'extension' | 'width' | 'height' | 'dominantColor' | 'isAnimated'
> & {
  /** Re-encoded without metadata, orientation applied, animation kept. */
  readonly original: Uint8Array;
  /** Card sizes in WebP, by size name (`236x`, …). */
  readonly renditions: readonly SizedBytes[];
  readonly looks: PictureLooksWithWindows;
};

export type IngestOutcome =
  | { readonly kind: 'picture'; readonly picture: IngestedPicture }
  /** The format cannot be read. `detail` is a text for people ("HEIC pictures cannot be read here. …"). */
  | { readonly kind: 'bad_media'; readonly message: Phrase }
  | { readonly kind: 'too_large'; readonly message: Phrase };

/** A part of a picture, in fractions of its sides. */
export type PictureArea = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export type SizedBytes = { readonly size: RenditionSize; readonly bytes: Uint8Array };

/** How a file of the media store is encoded, and the ending of its name. */
export type PictureFormat = 'jpg' | 'png' | 'webp' | 'avif' | 'gif';

/** The encoding of a rendition. `compatible` is readable by every client: JPEG, or PNG for transparency. */
export type RenditionFormat = 'webp' | 'avif' | 'compatible';

export type Rendition = { readonly format: PictureFormat; readonly bytes: Uint8Array };

/** The queue of the processor is full; a later try may succeed. */
export class PicturesBusy extends Error {
  constructor(options?: ErrorOptions) {
    super('Too many pictures are waiting.', options);
    this.name = 'PicturesBusy';
  }
}

/** Decodes and encodes outside the process that serves requests. */
export interface PictureProcessor {
  /**
   * Detects the format from the content, and checks the limits (20 MB, 100 megapixels over all frames, side 16,384, 500
   * frames). A picture that crashes or stalls the decoder is refused like a damaged one; other pictures are not
   * affected.
   * @throws {PicturesBusy}
   */
  ingest(bytes: Uint8Array): Promise<IngestOutcome>;
  /**
   * One size of a stored original (the first frame of an animation), with the dimensions from `sizeDimensions`. @throws
   * {PicturesBusy}, and an error when the picture cannot be decoded
   */
  render(original: Uint8Array, size: RenditionSize, format: RenditionFormat): Promise<Rendition>;
  /**
   * Encodes sizes of a stored original as AVIF, one after another, from one decoding; sizes with very many pixels are
   * left out. The work waits while other work is queued, up to a limit, and uses one processor.
   * @throws when the picture cannot be decoded, or the processor closes
   */
  renderAvif(original: Uint8Array, sizes: readonly RenditionSize[]): Promise<readonly SizedBytes[]>;
  /**
   * What a stored original or rendition looks like, or a part of it. `isBackground`: the work waits while other work is
   * queued, up to a limit.
   * @throws {PicturesBusy}, and an error when the picture cannot be decoded
   */
  looksOf(
    picture: Uint8Array,
    options?: { readonly area?: PictureArea; readonly isBackground?: boolean },
  ): Promise<PictureLooksWithWindows>;
  /** Stops the work, and rejects queued requests. */
  close(): Promise<void>;
}
