import { createContext, useContext } from 'react';
import type { ServedCards } from './served-places.ts';

/** What only a served page has. The browser does not need this code, so its bundle leaves it out. */
export type ServedStyles = {
  /** The markup of the question about cookies; empty when there is none. */
  readonly consent: string;
  /** The markup of the messages in the flow of the page; empty when there are none. */
  readonly messages: string;
  /** The nonce that the page's security policy requires for style elements. */
  readonly nonce: string | undefined;
  readonly servedPlaces: (grid: ServedCards) => string;
};

export const ServedStylesContext = createContext<ServedStyles | undefined>(undefined);

/** Undefined in the browser, where styles are set through the object model instead. */
export function useServedStyles(): ServedStyles | undefined {
  return useContext(ServedStylesContext);
}
