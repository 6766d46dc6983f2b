import type { UploadId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { VideoFormat, VideoStatus } from '../../../../src/domain/pins/video.ts';
import type {
  UploadFailure,
  UploadMediaType,
  UploadStatus,
} from '../../../../src/domain/videos/upload-media.ts';

/** A stored video; several pins may refer to it. */
export type VideoRecord = {
  /** 32 hex digits that cannot be guessed. */
  readonly signature: string;
  readonly durationMs: number;
  /** Displayed size. */
  readonly width: number;
  readonly height: number;
  /** Total bytes of all its files. */
  readonly byteLength: number;
  readonly status: VideoStatus;
  /** The formats that can be played. */
  readonly formats: readonly VideoFormat[];
  /** V_720P is the uploaded file in its original size. */
  readonly playsUpload: boolean;
  readonly hasCaptions: boolean;
  readonly createdAt: number;
};

export interface VideoReader {
  find(signature: string): Promise<VideoRecord | undefined>;
  /** The poster's signature, if this user has an upload or a pin of the video. */
  posterFor(signature: string, userId: UserId): Promise<string | undefined>;
  /** The ones among `signatures` that no pin or upload refers to. */
  unused(signatures: readonly string[]): Promise<readonly string[]>;
}

export interface VideoRepository extends VideoReader {
  /** An existing record of the same signature stays unchanged. */
  insert(video: VideoRecord): Promise<void>;
  /** An unknown signature is fine. */
  update(
    signature: string,
    change: Partial<Pick<VideoRecord, 'status' | 'formats' | 'playsUpload' | 'hasCaptions' | 'byteLength'>>,
  ): Promise<void>;
  /** Removes the record, unless a pin or an upload refers to it. An unknown signature is fine. */
  remove(signature: string): Promise<void>;
}

/** An upload that was announced, is in progress, or is complete. Removed after a day. */
export type AnnouncedUpload = {
  readonly id: UploadId;
  readonly userId: UserId;
  readonly mediaType: UploadMediaType;
  readonly status: UploadStatus;
  /** Signature of the video; null when it is a picture. */
  readonly videoSignature: string;
  /** Signature of the picture or of the video's poster; null before it is ingested. */
  readonly pictureSignature: string | null;
  readonly failure: UploadFailure | null;
  readonly createdAt: number;
};

export interface AnnouncedUploadReader {
  find(id: UploadId): Promise<AnnouncedUpload | undefined>;
  /** Uploads of this user; unknown and foreign ids are omitted. */
  ofUser(ids: readonly UploadId[], userId: UserId): Promise<readonly AnnouncedUpload[]>;
  /** The ones among `ids` that exist. */
  known(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Total bytes of the pictures and videos that the user has uploaded; saved copies do not count. */
  bytesOf(userId: UserId): Promise<number>;
}

export interface AnnouncedUploadRepository extends AnnouncedUploadReader {
  insert(upload: AnnouncedUpload): Promise<void>;
  /** An unknown id is fine. */
  update(
    id: UploadId,
    change: Partial<Pick<AnnouncedUpload, 'status' | 'pictureSignature' | 'failure'>>,
  ): Promise<void>;
  /** Removes uploads that were announced before `time`; returns how many. */
  removeBefore(time: number): Promise<number>;
}
