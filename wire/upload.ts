import type { UploadFailure, UploadMediaType, UploadStatus } from '../src/domain/videos/upload-media.ts';

/** Where and how to send an announced file. */
export interface WireUploadTicket {
  upload_id: string;
  /** The address; send `upload_parameters` as fields before the file. */
  upload_url: string;
  upload_parameters: Record<string, string>;
}

/** The progress of an upload, with its result after success or the reason after a failure. */
export interface WireUploadStatus {
  upload_id: string;
  status: UploadStatus;
  media_type: UploadMediaType;
  /** px; 0 until it is known. */
  width: number;
  height: number;
  image_url?: string;
  /** The signature of the uploaded file; for a video that of the video. */
  signature?: string;
  poster_signature?: string;
  video_signature?: string;
  /** Milliseconds. */
  duration?: number;
  failure_code?: UploadFailure;
}
