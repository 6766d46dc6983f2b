import type { UploadState } from '../../../application/videos/read-uploads.ts';
import { pictureUrl } from './picture-to-wire.ts';

/** How far an upload is: what it became comes with success, the reason with failure. */
export function uploadStatusToWire(
  { upload, picture, video }: UploadState,
  baseUrl: string,
): Readonly<Record<string, string | number>> {
  const shown = video ?? picture;
  return {
    upload_id: upload.id,
    status: upload.status,
    media_type: upload.mediaType,
    width: shown?.width ?? 0,
    height: shown?.height ?? 0,
    ...(picture === null
      ? {}
      : { signature: picture.signature, image_url: pictureUrl(picture, 'originals', baseUrl) }),
    ...(video === null ? {} : { video_signature: video.signature, duration: video.durationMs }),
    ...(upload.failure === null ? {} : { failure_code: upload.failure }),
  };
}
