/** Maximum duration of an uploaded video, in milliseconds. */
export const MAX_VIDEO_MS = 15 * 60 * 1000;

/** Maximum pixels of the longer and the shorter side: the maximum of phone cameras. */
export const MAX_VIDEO_SIDES = { longer: 8192, shorter: 4320 } as const;

/** Why a video is refused; null when it is accepted. */
export function videoRefusal(video: {
  readonly durationMs: number;
  readonly width: number;
  readonly height: number;
}): 'too_long' | 'too_large' | null {
  // Encoders round the duration of the last frame up.
  if (video.durationMs > MAX_VIDEO_MS + 1000) return 'too_long';
  const [shorter, longer] = [video.width, video.height].toSorted((a, b) => a - b) as [number, number];
  return longer > MAX_VIDEO_SIDES.longer || shorter > MAX_VIDEO_SIDES.shorter ? 'too_large' : null;
}
