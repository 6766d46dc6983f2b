import { createContext, useContext } from 'react';

export const SayContext = createContext<(words: string) => void>(() => undefined);

/** Tells in the page's toolbar what a part did. */
export function useSay(): (words: string) => void {
  return useContext(SayContext);
}
