import type { MediaSize } from '../../../../src/domain/images/image-sizes.ts';
import type { PictureRecord } from '../records.ts';

/** Names a file of the media store: `originals/ab/cd/ef/{signature}.jpg`. Checked, never taken from a request as is. */
export type MediaPath = string & { readonly __brand: 'MediaPath' };

/** Files by path. A put is durable when it resolves: content and directory entries are synced. */
export interface MediaStore {
  /**
   * Writes each file whole or not at all, in the given order; an existing file of the same path keeps its
   * content and counts as written now. @throws {StorageFull}
   */
  put(files: readonly { readonly path: MediaPath; readonly bytes: Uint8Array }[]): Promise<void>;
  /** Undefined when there is no such file. */
  read(path: MediaPath): Promise<Uint8Array | undefined>;
  /** Cheaper than reading. */
  has(path: MediaPath): Promise<boolean>;
  /**
   * Takes away every file of a picture, then asks `isWanted`: if it is wanted after all (somebody sent the same
   * picture meanwhile), the files come back; files that were put in between stay in any case. True when the
   * files are gone. None there is fine. After a crash in the middle the files are there again.
   */
  removePicture(signature: string, isWanted: () => Promise<boolean>): Promise<boolean>;
  /**
   * Signatures of all pictures whose original was last put before `time` (of leftovers without an original:
   * whose files were), a few at a time.
   */
  picturesOlderThan(time: number): AsyncIterable<string>;
}

/** There is no space left for new files. */
export class StorageFull extends Error {
  constructor(options?: ErrorOptions) {
    super('There is no space left for new files.', options);
    this.name = 'StorageFull';
  }
}

/** One person may put in no more; there may be space for others. */
export class QuotaReached extends StorageFull {
  constructor() {
    super();
    this.name = 'QuotaReached';
  }
}

/** A size that is made from the original. */
export type RenditionSize = Exclude<MediaSize, 'originals'>;

export type IngestedPicture = Pick<
  PictureRecord,
  'extension' | 'width' | 'height' | 'dominantColor' | 'isAnimated'
> & {
  /** Re-encoded without metadata, orientation applied, animation kept. */
  readonly original: Uint8Array;
  /** Card sizes in WebP, by size name (`236x`, …). */
  readonly renditions: readonly SizedBytes[];
};

export type IngestOutcome =
  | { readonly kind: 'picture'; readonly picture: IngestedPicture }
  /** Not a picture we can read: `detail` is for people ("HEIC pictures cannot be read here. …"). */
  | { readonly kind: 'bad_media'; readonly detail: string }
  | { readonly kind: 'too_large'; readonly detail: string };

export type SizedBytes = { readonly size: RenditionSize; readonly bytes: Uint8Array };

/** How a file of the media store is encoded, and the ending of its name. */
export type PictureFormat = 'jpg' | 'png' | 'webp' | 'avif' | 'gif';

/** What a rendition shall be: `compatible` is what every client reads, JPEG or PNG when it has transparency. */
export type RenditionFormat = 'webp' | 'avif' | 'compatible';

export type Rendition = { readonly format: PictureFormat; readonly bytes: Uint8Array };

/** Too many pictures wait for the processor; a later try may succeed. */
export class PicturesBusy extends Error {
  constructor(options?: ErrorOptions) {
    super('Too many pictures are waiting.', options);
    this.name = 'PicturesBusy';
  }
}

/** Decoding and encoding, away from the process that serves requests. */
export interface PictureProcessor {
  /**
   * Sniffs by content, checks the limits (20 MB, 100 megapixels over all frames, side 16,384, 500 frames). A
   * picture that crashes or stalls the decoder is refused like a damaged one and harms no other.
   * @throws {PicturesBusy}
   */
  ingest(bytes: Uint8Array): Promise<IngestOutcome>;
  /**
   * One size of a stored original (its first frame when animated), with the dimensions that `sizeDimensions`
   * says. @throws {PicturesBusy}, and when it cannot be decoded.
   */
  render(original: Uint8Array, size: RenditionSize, wanted: RenditionFormat): Promise<Rendition>;
  /**
   * Sizes of a stored original in AVIF, decoded once, one after another; those with very many pixels are left out.
   * It waits until nobody wants anything else, but not for ever, and takes one processor.
   * @throws when it cannot be decoded, or the processor closes.
   */
  renderAvif(original: Uint8Array, sizes: readonly RenditionSize[]): Promise<readonly SizedBytes[]>;
  /** Ends the work; what waits is rejected. */
  close(): Promise<void>;
}
