import type { LocalFile, VideoPart } from './video-files.ts';

/** What a video is. */
export type VideoFacts = {
  readonly durationMs: number;
  /** As shown. */
  readonly width: number;
  readonly height: number;
  readonly hasText: boolean;
};

export type VideoInspection =
  | { readonly kind: 'video'; readonly facts: VideoFacts }
  | { readonly kind: 'not_mp4' }
  /** `why` is for the operator. */
  | { readonly kind: 'unusable'; readonly why: string };

/** Looks into video files, whatever they really are: nothing else is opened, no address is called. */
export interface VideoTools {
  /** Reads what describes the video, and decodes nothing. */
  inspect(file: LocalFile): Promise<VideoInspection>;
  /** Blanks what the file says about who filmed it where. Durable when it resolves; repeatable. */
  clean(file: LocalFile): Promise<void>;
  /** A picture that stands for the video; a neutral one of its shape where nobody can look into it. */
  poster(file: LocalFile, facts: VideoFacts): Promise<Uint8Array>;
  /** Null where nothing can be converted: then the video is served as it came. */
  readonly converter: VideoConverter | null;
}

/** One conversion at a time, in a process that can be killed. */
export interface VideoConverter {
  /**
   * Makes one part of the video in a folder. `ending` ends it early.
   * @throws {VideoUnconvertible} when another try would go no better
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
