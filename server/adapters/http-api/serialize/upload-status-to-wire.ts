import type { WireUploadStatus } from '../../../../wire/upload.ts';
import type { UploadState } from '../../../application/videos/read-uploads.ts';
import { pictureUrl } from './internal/picture-to-wire.ts';

export function uploadStatusToWire(
  { upload, picture, video }: UploadState,
  baseUrl: string,
): WireUploadStatus {
  const shown = video ?? picture;
  return {
    upload_id: upload.id,
    status: upload.status,
    media_type: upload.mediaType,
    width: shown?.width ?? 0,
    height: shown?.height ?? 0,
    ...(picture === null ? {} : pictureFields(picture, video, baseUrl)),
    ...(video === null ? {} : { video_signature: video.signature, duration: video.durationMs }),
    ...(upload.failure === null ? {} : { failure_code: upload.failure }),
  };
}

function pictureFields(
  picture: NonNullable<UploadState['picture']>,
  video: UploadState['video'],
  baseUrl: string,
): Pick<WireUploadStatus, 'signature' | 'poster_signature' | 'image_url'> {
  const image_url = pictureUrl(picture, 'originals', baseUrl);
  return video === null
    ? { signature: picture.signature, image_url }
    : { signature: video.signature, poster_signature: picture.signature, image_url };
}
