import { createContext, useContext } from 'react';
import type { Pin } from '../../domain/pins/pin.ts';
import type { Slots } from '../carousel/use-slots.ts';

/** What all parts of an open pin share. */
export type CloseupValue = {
  /** The pin as it is shown: a carousel at its present slot. */
  readonly pin: Pin;
  /** The pin as it was loaded, whose picture determines the shape of the closeup. */
  readonly listed: Pin;
  readonly slots: Slots;
};

const CloseupContext = createContext<CloseupValue | null>(null);

export const CloseupContextProvider = CloseupContext.Provider;

/** The pin that is open. @throws {Error} outside of a closeup */
export function useCloseupContext(): CloseupValue {
  const value = useContext(CloseupContext);
  if (value === null) throw new Error('useCloseupContext must be used within CloseupContextProvider');
  return value;
}
