import type { UploadId, UserId } from '../../../src/domain/ids/ids.ts';
import type { VideoFormat, VideoStatus } from '../../../src/domain/pins/video.ts';
import type {
  UploadFailure,
  UploadMediaType,
  UploadStatus,
} from '../../../src/domain/videos/upload-media.ts';

/** A stored video; many pins may name one. */
export type VideoRecord = {
  /** 32 hex digits that nobody can guess. */
  readonly signature: string;
  readonly durationMs: number;
  /** As shown. */
  readonly width: number;
  readonly height: number;
  /** Of all its files. */
  readonly byteLength: number;
  readonly status: VideoStatus;
  /** What of it can be played. */
  readonly formats: readonly VideoFormat[];
  /** V_720P is the file as it was sent, in its own size: nothing converted it. */
  readonly playsUpload: boolean;
  /** There is a file of what is said in it. */
  readonly hasCaptions: boolean;
  readonly createdAt: number;
};

export interface VideoReader {
  find(signature: string): Promise<VideoRecord | undefined>;
  /** The signature of its poster, if this user has sent it and the upload is still there, or has a pin of it. */
  posterFor(signature: string, userId: UserId): Promise<string | undefined>;
  /** Those of `signatures` that no pin and no upload names. */
  unused(signatures: readonly string[]): Promise<readonly string[]>;
}

export interface VideoRepository extends VideoReader {
  /** An existing record of the same signature stays as it is. */
  insert(video: VideoRecord): Promise<void>;
  /** An unknown one is fine. */
  update(
    signature: string,
    change: Partial<Pick<VideoRecord, 'status' | 'formats' | 'playsUpload' | 'hasCaptions' | 'byteLength'>>,
  ): Promise<void>;
  /** A video that a pin or an upload names stays. An unknown one is fine. */
  remove(signature: string): Promise<void>;
}

/** A file that somebody has announced, is sending, or has sent; forgotten after a day. */
export type AnnouncedUpload = {
  readonly id: UploadId;
  readonly userId: UserId;
  readonly mediaType: UploadMediaType;
  readonly status: UploadStatus;
  /** Of the video that it becomes, if it is one. */
  readonly videoSignature: string;
  /** Of the picture that it became, or of the video's poster; null before. */
  readonly pictureSignature: string | null;
  readonly failure: UploadFailure | null;
  readonly createdAt: number;
};

export interface AnnouncedUploadReader {
  find(id: UploadId): Promise<AnnouncedUpload | undefined>;
  /** Of this user only; unknown and foreign ids are left out. */
  ofUser(ids: readonly UploadId[], userId: UserId): Promise<readonly AnnouncedUpload[]>;
  /** Those of `ids` that are known. */
  known(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Bytes of all pictures and videos that the user has put in: what was saved from others does not count. */
  bytesOf(userId: UserId): Promise<number>;
}

export interface AnnouncedUploadRepository extends AnnouncedUploadReader {
  insert(upload: AnnouncedUpload): Promise<void>;
  /** An unknown id is fine. */
  update(
    id: UploadId,
    change: Partial<Pick<AnnouncedUpload, 'status' | 'pictureSignature' | 'failure'>>,
  ): Promise<void>;
  /** Forgets what was announced before `time`; returns how many. */
  removeBefore(time: number): Promise<number>;
}
