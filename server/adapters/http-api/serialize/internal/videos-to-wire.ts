import type { VideoFolder } from '../../../../../src/domain/images/media-path.ts';
import { videoPath } from '../../../../../src/domain/images/media-path.ts';
import type { VideoFormat } from '../../../../../src/domain/pins/video.ts';
import type { WireVideos } from '../../../../../wire/pin-media.ts';
import type { PictureRecord } from '../../../../application/ports/records.ts';
import type { VideoRecord } from '../../../../application/ports/media/videos.ts';
import { pictureUrl } from './picture-to-wire.ts';

const FOLDERS: { readonly [format in VideoFormat]: VideoFolder } = {
  V_720P: '720p',
  V_HLSV4: 'hlsv4',
  V_HLSV3_MOBILE: 'hlsv3_mobile',
};

/** The largest shorter side of each converted format, in pixels. */
const SIDES: { readonly [format in VideoFormat]: number } = {
  V_720P: 720,
  V_HLSV4: 720,
  V_HLSV3_MOBILE: 360,
};

/** The formats that can be played; null until there is one. */
export function videosToWire(
  video: VideoRecord | null,
  poster: Pick<PictureRecord, 'signature' | 'extension'>,
  baseUrl: string,
): WireVideos | null {
  if (video === null || video.status !== 'ready' || video.formats.length === 0) return null;
  const { signature, durationMs } = video;
  const sources = video.formats.map((format) => {
    const url = `${baseUrl}${videoPath(signature, FOLDERS[format])}`;
    const thumbnail = pictureUrl(poster, '736x', baseUrl);
    return [format, { url, ...playedSize(video, format), duration: durationMs, thumbnail }];
  });
  const captions = videoPath(signature, '720p').replace(/\.mp4$/, '.vtt');
  return {
    id: signature,
    video_list: Object.fromEntries(sources),
    ...(video.hasCaptions ? { captions_url: baseUrl + captions } : {}),
  };
}

function playedSize(
  { width, height, playsUpload }: Pick<VideoRecord, 'width' | 'height' | 'playsUpload'>,
  format: VideoFormat,
): { readonly width: number; readonly height: number } {
  if (playsUpload && format === 'V_720P') return { width, height };
  const scale = Math.min(1, SIDES[format] / Math.min(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
