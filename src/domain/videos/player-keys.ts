/** The command of a key for a focused player. */
export type PlayerCommand =
  | { readonly kind: 'toggle' | 'mute' | 'full-screen' | 'captions' | 'to-start' | 'to-end' }
  | { readonly kind: 'skip'; readonly seconds: number }
  | { readonly kind: 'louder'; readonly by: number };

/** Seek distance of the arrow keys, in seconds. */
const SKIP_S = 5;
const VOLUME_STEP = 0.1;

/** The command of a key, or null. Key combinations are left to the browser. */
export function playerCommand(key: string): PlayerCommand | null {
  switch (key.toLowerCase()) {
    case ' ':
    case 'k':
      return { kind: 'toggle' };
    case 'arrowright':
      return { kind: 'skip', seconds: SKIP_S };
    case 'arrowleft':
      return { kind: 'skip', seconds: -SKIP_S };
    case 'arrowup':
      return { kind: 'louder', by: VOLUME_STEP };
    case 'arrowdown':
      return { kind: 'louder', by: -VOLUME_STEP };
    case 'm':
      return { kind: 'mute' };
    case 'f':
      return { kind: 'full-screen' };
    case 'c':
      return { kind: 'captions' };
    case 'home':
      return { kind: 'to-start' };
    case 'end':
      return { kind: 'to-end' };
    default:
      return null;
  }
}
