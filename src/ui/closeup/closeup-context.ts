import { createContext, useContext } from 'react';
import type { Pin } from '../../domain/pins/pin.ts';

/** What all parts of an open pin share. */
export type CloseupValue = { readonly pin: Pin };

const CloseupContext = createContext<CloseupValue | null>(null);

export const CloseupContextProvider = CloseupContext.Provider;

/** The pin that is open. @throws {Error} outside of a closeup */
export function useCloseupContext(): CloseupValue {
  const value = useContext(CloseupContext);
  if (value === null) throw new Error('useCloseupContext must be used within CloseupContextProvider');
  return value;
}
