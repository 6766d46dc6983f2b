import { tellOtherTabs } from './session-channel.ts';

/**
 * Opens a path of this site as a new document: who looks has changed, so nothing that was read before may stay
 * in this page's memory.
 */
export function enterAsSomebodyElse(path: string): void {
  tellOtherTabs();
  location.assign(path);
}
