import type { MotionPreferences } from '../../domain/videos/may-autoplay.ts';

/** What the person and the device ask for now. */
export function motionPreferences(): MotionPreferences {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return {
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    saveData: connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches,
  };
}
