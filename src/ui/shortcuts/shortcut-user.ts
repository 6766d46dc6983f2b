import type { UserId } from '../../domain/ids/ids.ts';
import type { Stores } from '../base/stores/stores.ts';

/** Whose choice about shortcuts holds; null is the choice of this browser. */
export function shortcutUser({ session: { viewer } }: Pick<Stores, 'session'>): UserId | null {
  return viewer?.viewerType === 'LOGGED_IN' ? viewer.entityId : null;
}
