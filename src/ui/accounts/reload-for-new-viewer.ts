import { broadcastSessionChange } from './session-channel.ts';

/**
 * Opens a path of this site as a new document: who looks has changed, so nothing that was read before may stay
 * in this page's memory.
 */
export function reloadForNewViewer(path: string): void {
  broadcastSessionChange();
  location.assign(path);
}
