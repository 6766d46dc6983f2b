import type { Pin } from './pin.ts';

/** Where the moving form of a pin's picture is, or null when it stands still. All its other sizes are still. */
export function animatedOriginal({ embed, videos }: Pick<Pin, 'embed' | 'videos'>): string | null {
  if (videos !== null || embed?.type !== 'gif') return null;
  return embed.src || null;
}
