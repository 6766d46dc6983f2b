/** A content whose length and hash are known before it is sent. */
export type KnownContent = {
  readonly byteLength: number;
  /** 64 hex digits. */
  readonly sha256: string;
  /** Opens it anew. */
  readonly open: () => Uint8Array | AsyncIterable<Uint8Array>;
};

/** A file of media whose content is read once, in its order. */
export type MediaContent = {
  readonly name: string;
  readonly byteLength: number;
  /** Milliseconds since the epoch. */
  readonly modifiedAt: number;
  /** The hash that was recorded when it was written, 64 hex digits; null without one. */
  readonly sha256: string | null;
  /** Ends early when the file is changed or removed meanwhile. A piece is valid until the next one is asked for. */
  readonly pieces: AsyncIterable<Uint8Array>;
};

/** Reads media for a backup. */
export interface MediaSource {
  /** All files of `pictures` or `videos`, or of a folder below them. Each one is read before the next one is asked for. */
  contents(folder: string): AsyncIterable<MediaContent>;
}

/** A file was changed or removed while it was read. */
export class MediaChanged extends Error {
  constructor(name: string) {
    super(`${name} was changed while it was read.`);
    this.name = 'MediaChanged';
  }
}

/** All files of pictures and videos by name, the same name in every storage: `pictures/ab/cd/{signature}/236x.webp`. */
export interface MediaShelf {
  names(): AsyncIterable<string>;
  /** Reads the file for its hash; undefined when there is none. Opened, it may throw {MediaChanged}. */
  content(name: string): Promise<KnownContent | undefined>;
  /** The hash that was recorded when the file was written, or its present one; undefined when there is neither. */
  recordedHash(name: string): Promise<string | undefined>;
  /** Writes the file, durably and atomically, in place of an earlier one. */
  put(name: string, content: KnownContent): Promise<void>;
}

const NAME = /^(?:pictures|videos)\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{32}\/(?:\w+\/)?[\w-]+\.\w+$/;

/** True for a name that stores of media give; nothing else leaves its storage. */
export function isMediaName(name: string): boolean {
  return NAME.test(name);
}
