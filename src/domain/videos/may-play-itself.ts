/** What a person and their device have asked of pages. */
export interface MotionWishes {
  readonly reducedMotion: boolean;
  readonly saveData: boolean;
}

/** True when pictures may begin to move without being asked to. */
export function mayPlayItself(
  { reducedMotion, saveData }: MotionWishes,
  { isPageVisible }: { readonly isPageVisible: boolean },
): boolean {
  return !reducedMotion && !saveData && isPageVisible;
}
