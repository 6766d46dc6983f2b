import { createContext, useContext } from 'react';
import type { ServedCards } from '../grid/served-places.ts';

/** What a rendered page writes styles with. The browser has no use for it, and the app there is smaller without it. */
export type ServedStyles = {
  /** The word that the page's security policy asks of its style elements. */
  readonly nonce: string | undefined;
  readonly servedPlaces: (grid: ServedCards) => string;
};

export const ServedStylesContext = createContext<ServedStyles | undefined>(undefined);

/** Undefined in the browser, where styles are set through the object model instead. */
export function useServedStyles(): ServedStyles | undefined {
  return useContext(ServedStylesContext);
}
