import { useSyncExternalStore } from 'react';

/** True on the server, and while the app takes over what it sent; whatever is shown then has to be the same. */
export function useHydrating(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

const neverChanges = () => () => undefined;
const inBrowser = () => false;
const onServer = () => true;
