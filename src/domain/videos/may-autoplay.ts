/** Preferences of the person and the device about motion. */
export interface MotionPreferences {
  readonly reducedMotion: boolean;
  readonly saveData: boolean;
}

/** True when videos may start automatically. */
export function mayAutoplay(
  { reducedMotion, saveData }: MotionPreferences,
  { isPageVisible }: { readonly isPageVisible: boolean },
): boolean {
  return !reducedMotion && !saveData && isPageVisible;
}
