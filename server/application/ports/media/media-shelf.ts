/** A content whose length and hash are known before it is sent. */
export type KnownContent = {
  readonly byteLength: number;
  /** 64 hex digits. */
  readonly sha256: string;
  /** Opens it anew. */
  readonly open: () => Uint8Array | AsyncIterable<Uint8Array>;
};

/** All files of pictures and videos by name, the same name in every storage: `pictures/ab/cd/{signature}/236x.webp`. */
export interface MediaShelf {
  names(): AsyncIterable<string>;
  /** Reads the file for its hash; undefined when there is none. */
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
