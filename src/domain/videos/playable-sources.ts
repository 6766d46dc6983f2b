import type { Pin } from '../pins/pin.ts';
import type { VideoFormat, VideoSource } from '../pins/video.ts';

const STREAMED: readonly VideoFormat[] = ['V_HLSV4', 'V_HLSV3_MOBILE'];

/**
 * The playable sources of a pin's video, best first; the others are fallbacks. Empty until the video is ready: then
 * only its poster is shown.
 * @param platform `supportsHls`: it plays HLS natively
 */
export function playableSources(
  { videos, videoStatus }: Pick<Pin, 'videos' | 'videoStatus'>,
  platform: { readonly supportsHls: boolean },
): readonly VideoSource[] {
  if (videos === null || videoStatus !== 'ready') return [];
  const formats: readonly VideoFormat[] = platform.supportsHls ? [...STREAMED, 'V_720P'] : ['V_720P'];
  return formats.map((format) => videos.videoList[format]).filter((source) => source !== undefined);
}

/** The duration of a pin's video in milliseconds; null when it is unknown. */
export function videoDuration({ videos }: Pick<Pin, 'videos'>): number | null {
  const [source] = Object.values(videos?.videoList ?? {});
  return source !== undefined && source.duration > 0 && Number.isFinite(source.duration)
    ? source.duration
    : null;
}
