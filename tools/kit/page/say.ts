import { createContext, useContext } from 'react';

export const SayContext = createContext<(words: string) => void>(() => undefined);

/** Shows messages of a part in the page's toolbar. */
export function useSay(): (words: string) => void {
  return useContext(SayContext);
}
