import type { MotionPreferences } from '../../domain/videos/may-autoplay.ts';

/** The current motion preferences of the person and the device. */
export function motionPreferences(): MotionPreferences {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return {
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    saveData: connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches,
  };
}
