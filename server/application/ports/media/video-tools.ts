import type { LocalFile, VideoPart } from './video-files.ts';

/** Technical properties of a video. */
export type VideoFacts = {
  readonly durationMs: number;
  /** The displayed size, after rotation. */
  readonly width: number;
  readonly height: number;
  readonly hasText: boolean;
};

export type VideoInspection =
  | { readonly kind: 'video'; readonly facts: VideoFacts }
  | { readonly kind: 'not_mp4' }
  /** `why` is a text for the operator. */
  | { readonly kind: 'unusable'; readonly why: string };

/** Inspects untrusted video files; opens no other file and calls no address. */
export interface VideoTools {
  /** Reads the metadata without decoding. */
  inspect(file: LocalFile): Promise<VideoInspection>;
  /** Blanks personal metadata such as author and location. Durable when it resolves; repeatable. */
  clean(file: LocalFile): Promise<void>;
  /** A poster of the video; a neutral one of the same shape when the video cannot be decoded. */
  poster(file: LocalFile, facts: VideoFacts): Promise<Uint8Array>;
  /** Null when conversion is not available; then the uploaded file is served unchanged. */
  readonly converter: VideoConverter | null;
}

/** Runs one conversion at a time, in a process that can be killed. */
export interface VideoConverter {
  /**
   * Makes one part of the video in a folder. `ending` aborts it.
   * @throws {VideoUnconvertible} when a retry would fail as well
   */
  make(work: {
    readonly part: VideoPart;
    readonly signature: string;
    readonly from: LocalFile;
    readonly into: LocalFile;
    readonly facts: Pick<VideoFacts, 'durationMs'>;
    readonly ending: Promise<void>;
  }): Promise<void>;
}

/** The video cannot be converted. The message is for the operator. */
export class VideoUnconvertible extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'VideoUnconvertible';
  }
}
