import type { MotionWishes } from '../../domain/videos/may-play-itself.ts';

/** What the person and the device ask for now. */
export function motionWishes(): MotionWishes {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return {
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    saveData: connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches,
  };
}
