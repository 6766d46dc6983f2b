import type { Landing } from '../../../../../domain/experiences/layers/landing.ts';

/** How this visit began. */
export function landing(): Landing {
  const { referrer } = document;
  const isFromOutside = referrer !== '' && !referrer.startsWith(`${location.origin}/`);
  return { isFromOutside, ageMs: performance.now() };
}
