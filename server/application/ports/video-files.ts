import type { VideoFormat } from '../../../src/domain/pins/video.ts';
import type { UploadId } from '../../../src/domain/ids/ids.ts';

/** A file or folder of this machine, which only adapters look into. Never made from what a request says. */
export type LocalFile = string & { readonly __brand: 'LocalFile' };

/** Files that are arriving, by the id of their upload. They survive kill -9 and loss of power as far as they came. */
export interface UploadFiles {
  /** Bytes that have come; 0 when there is nothing. */
  size(id: UploadId): Promise<number>;
  /**
   * Writes what comes from `offset` on, and drops what was beyond that. What came stays, also when the source
   * fails in the middle. Durable when it resolves, with the size. @throws {StorageFull}
   */
  write(id: UploadId, offset: number, chunks: AsyncIterable<Uint8Array>): Promise<number>;
  /** The whole file at once: for pictures. */
  read(id: UploadId): Promise<Uint8Array>;
  fileOf(id: UploadId): LocalFile;
  /** None there is fine. */
  remove(id: UploadId): Promise<void>;
  /** Ids of files that were last written before `time`. */
  olderThan(time: number): Promise<readonly UploadId[]>;
}

/** What is made of a video: a format, or what is said in it. */
export type VideoPart = VideoFormat | 'captions';

/** A file of a video as it is served: a whole part, or a piece of one. */
export type VideoFileName = { readonly signature: string; readonly part: VideoPart; readonly file: string };

export type OpenVideoFile = {
  readonly byteLength: number;
  /** The bytes from `start` up to and with `end`, read as fast as they are taken. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
};

/** Files of videos. Everything is durable when it resolves, and is there whole or not at all. */
export interface VideoFiles {
  /** Keeps a file as what was sent for the video. Repeatable; the given file stays. @throws {StorageFull} */
  adopt(signature: string, file: LocalFile): Promise<void>;
  /** What was sent; undefined when there is none. */
  upload(signature: string): Promise<LocalFile | undefined>;
  /** A finished part to make others from; undefined when there is none. */
  part(signature: string, part: 'V_720P'): Promise<LocalFile | undefined>;
  /** Offers what was sent as it is, as the part that everybody can play. Repeatable. */
  offerUpload(signature: string): Promise<void>;
  /** An empty folder to work in. */
  workspace(): Promise<LocalFile>;
  /** Moves what a workspace holds to where it is served from, in place of what was there, and ends the workspace. */
  publish(signature: string, part: VideoPart, workspace: LocalFile): Promise<void>;
  /** Ends a workspace. None there is fine. */
  discard(workspace: LocalFile): Promise<void>;
  open(name: VideoFileName): Promise<OpenVideoFile | undefined>;
  /** What was sent, to be read whole. */
  openUpload(signature: string): Promise<OpenVideoFile | undefined>;
  /** Of all files of the video. */
  byteLength(signature: string): Promise<number>;
  /** None there is fine. */
  remove(signature: string): Promise<void>;
  /** Signatures of videos that were sent before `time`. */
  olderThan(time: number): AsyncIterable<string>;
}
