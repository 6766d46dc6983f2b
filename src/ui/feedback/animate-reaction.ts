import { reactionMotion } from '../../domain/feedback/reactions.ts';

/** Lets the icon of the new reaction rise and fall, unless reduced motion is set. */
export function animateReaction(sign: Element | null, place: 'closeup' | 'card'): void {
  const motion = reactionMotion(place, matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (motion === null) return;
  sign?.animate(
    [
      { transform: 'none' },
      { transform: 'scale(1.7) rotate(-12deg)', offset: 0.12 },
      { transform: 'scale(1.25) rotate(10deg)', offset: 0.3 },
      { transform: 'scale(1.15) rotate(-6deg)', offset: 0.5 },
      { transform: 'none' },
    ],
    { duration: motion.durationMs, easing: `steps(${motion.frames})` },
  );
}
