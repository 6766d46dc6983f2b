import type { Pin } from './pin.ts';

/** The address of the animated original of a pin's picture, or null for a still one. All other sizes are still. */
export function animatedOriginal({ embed, videos }: Pick<Pin, 'embed' | 'videos'>): string | null {
  if (videos !== null || embed?.type !== 'gif') return null;
  return embed.src || null;
}
