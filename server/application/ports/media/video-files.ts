import type { VideoFormat } from '../../../../src/domain/pins/video.ts';
import type { KnownContent } from './media-shelf.ts';
import type { UploadId } from '../../../../src/domain/ids/ids.ts';

/** A file or folder on this machine; only adapters open it. Never built from request data. */
export type LocalFile = string & { readonly __brand: 'LocalFile' };

/** Incomplete uploads, by upload id. The bytes that have arrived survive kill -9 and power loss. */
export interface UploadFiles {
  /** Number of bytes that have arrived; 0 when there are none. */
  size(id: UploadId): Promise<number>;
  /**
   * Truncates the file at `offset`, then writes the stream from there. When the source fails, the bytes that arrived
   * stay. Returns the size; durable when it resolves. @throws {StorageFull}
   */
  write(id: UploadId, offset: number, chunks: AsyncIterable<Uint8Array>): Promise<number>;
  /** The whole file in memory; for pictures. */
  read(id: UploadId): Promise<Uint8Array>;
  fileOf(id: UploadId): LocalFile;
  /** A missing file is fine. */
  remove(id: UploadId): Promise<void>;
  /** Ids of files that were last written before `time`. */
  olderThan(time: number): Promise<readonly UploadId[]>;
}

/** A file that is derived from a video: a format, or captions. */
export type VideoPart = VideoFormat | 'captions';

/** A file of a video as it is served: a whole format, or one segment of it. */
export type VideoFileName = { readonly signature: string; readonly part: VideoPart; readonly file: string };

export type OpenVideoFile = {
  readonly byteLength: number;
  /** The bytes from `start` to `end` inclusive, as a stream with backpressure. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
};

/** Folders and files of this machine for unfinished work on videos. */
export interface VideoWorkspaces {
  /** Creates an empty folder. */
  create(): Promise<LocalFile>;
  /** Writes a new file, with the SHA-256 of its content as hex. @throws {StorageFull} and errors of the source */
  keep(chunks: AsyncIterable<Uint8Array>): Promise<{ readonly file: LocalFile; readonly sha256: string }>;
  /** What a file of this machine holds, to be stored elsewhere. */
  content(file: LocalFile): Promise<KnownContent>;
  /** Removes a folder or file; a missing one is fine. @throws {TypeError} for anything else */
  discard(file: LocalFile): Promise<void>;
}

/**
 * Files of videos, on a disk or in an object storage. Writes are durable and atomic when they resolve.
 * @throws {StorageUnavailable}
 */
export interface VideoFiles {
  /** Stores the uploaded file of the video, and leaves the source in place. Repeatable. @throws {StorageFull} */
  adopt(signature: string, file: LocalFile): Promise<void>;
  /** The uploaded file; undefined when there is none. To be released, as it may be a copy. */
  upload(signature: string): Promise<LocalFile | undefined>;
  /** A finished format as input for others; undefined when there is none. To be released, too. */
  part(signature: string, part: 'V_720P'): Promise<LocalFile | undefined>;
  /** Nobody reads a file of `upload` or `part` any more. */
  release(file: LocalFile): Promise<void>;
  /** Publishes the uploaded file unchanged as the format for all players. Repeatable. */
  offerUpload(signature: string): Promise<void>;
  /** Creates an empty workspace folder. */
  workspace(): Promise<LocalFile>;
  /** Moves the files of the workspace to the served folder, replaces the old ones, and removes the workspace. */
  publish(signature: string, part: VideoPart, workspace: LocalFile): Promise<void>;
  /** Removes a workspace; a missing one is fine. */
  discard(workspace: LocalFile): Promise<void>;
  open(name: VideoFileName): Promise<OpenVideoFile | undefined>;
  /** The uploaded file, as a stream. */
  openUpload(signature: string): Promise<OpenVideoFile | undefined>;
  /** Bytes of all files of the video. */
  byteLength(signature: string): Promise<number>;
  /** A video without files is fine. */
  remove(signature: string): Promise<void>;
  /** Signatures of videos that were uploaded before `time`. */
  olderThan(time: number): AsyncIterable<string>;
}
