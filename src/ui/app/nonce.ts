import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

/** Gives style elements of a rendered page the word that the page's security policy asks for. */
export const NonceProvider = NonceContext;

/** Undefined in the browser, where styles are set through the object model instead. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
