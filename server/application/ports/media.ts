import type { PictureRecord } from './records.ts';

/** Names a file of the media store: `originals/ab/cd/ef/{signature}.jpg`. Checked, never taken from a request as is. */
export type MediaPath = string & { readonly __brand: 'MediaPath' };

/** Files by path. A put is durable when it resolves: content and directory entries are synced. */
export interface MediaStore {
  /** Writes each file whole or not at all; an existing file of the same path stays. @throws {StorageFull} */
  put(files: readonly { readonly path: MediaPath; readonly bytes: Uint8Array }[]): Promise<void>;
  /** Undefined when there is no such file. */
  read(path: MediaPath): Promise<Uint8Array | undefined>;
  /** Removes every rendition of a picture. None there is fine. */
  removePicture(signature: string): Promise<void>;
  /** Signatures of all originals last written before `time`, a few at a time. */
  originalsOlderThan(time: number): AsyncIterable<string>;
}

/** There is no space left for new files. */
export class StorageFull extends Error {
  constructor(options?: ErrorOptions) {
    super('There is no space left for new files.', options);
    this.name = 'StorageFull';
  }
}

export type IngestedPicture = Pick<PictureRecord, 'extension' | 'width' | 'height' | 'dominantColor' | 'isAnimated'> & {
  /** Re-encoded without metadata, orientation applied, animation kept. */
  readonly original: Uint8Array;
  /** Card sizes in WebP, by size name (`236x`, …). */
  readonly renditions: readonly { readonly size: string; readonly bytes: Uint8Array }[];
};

export type IngestOutcome =
  | { readonly kind: 'picture'; readonly picture: IngestedPicture }
  /** Not a picture we can read: `detail` is for people ("HEIC pictures cannot be read here. …"). */
  | { readonly kind: 'bad_media'; readonly detail: string }
  | { readonly kind: 'too_large'; readonly detail: string };

export type RenditionFormat = 'jpg' | 'png' | 'webp' | 'avif' | 'gif';

/** Decoding and encoding, away from the process that serves requests. */
export interface PictureProcessor {
  /** Sniffs by content, checks the limits (20 MB, 100 megapixels over all frames, side 16,384, 500 frames). */
  ingest(bytes: Uint8Array): Promise<IngestOutcome>;
  /** One size of a stored original (its first frame when animated). @throws when it cannot be decoded. */
  render(original: Uint8Array, size: string, format: RenditionFormat): Promise<Uint8Array>;
  close(): Promise<void>;
}
