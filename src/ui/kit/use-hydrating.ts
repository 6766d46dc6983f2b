import { useSyncExternalStore } from 'react';

/** True on the server and during hydration, when both must render the same. */
export function useHydrating(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

const neverChanges = () => () => undefined;
const inBrowser = () => false;
const onServer = () => true;
