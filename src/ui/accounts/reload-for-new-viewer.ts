import { broadcastSessionChange } from './internal/session-channel.ts';

/** Opens a path of this site as a new document. The viewer has changed, so no data may stay in this page's memory. */
export function reloadForNewViewer(path: string): void {
  broadcastSessionChange();
  location.assign(path);
}
