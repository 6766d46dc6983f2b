import type { UploadFailure, UploadMediaType, UploadStatus } from '../src/domain/videos/upload-media.ts';

/** How an announced file may be sent. */
export interface WireUploadTicket {
  upload_id: string;
  /** Where it is sent, with `upload_parameters` as fields before the file. */
  upload_url: string;
  upload_parameters: Record<string, string>;
}

/** How far an upload is. What it became comes with success, the reason with failure. */
export interface WireUploadStatus {
  upload_id: string;
  status: UploadStatus;
  media_type: UploadMediaType;
  /** px; 0 until it is known. */
  width: number;
  height: number;
  image_url?: string;
  /** Of what was sent: of a video its own. */
  signature?: string;
  poster_signature?: string;
  video_signature?: string;
  /** Milliseconds. */
  duration?: number;
  failure_code?: UploadFailure;
}
