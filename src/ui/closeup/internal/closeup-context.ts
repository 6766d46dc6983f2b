import { createContext, useContext } from 'react';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { Slots } from '../../carousel/use-slots.ts';

/** The context of all parts of an open pin. */
export type CloseupValue = {
  /** The displayed pin: a carousel at its current slot. */
  readonly pin: Pin;
  /** The pin as it was loaded, whose picture determines the shape of the closeup. */
  readonly listed: Pin;
  readonly slots: Slots;
};

const CloseupContext = createContext<CloseupValue | null>(null);

export const CloseupContextProvider = CloseupContext.Provider;

/** The context of the open pin. @throws {Error} outside a closeup */
export function useCloseupContext(): CloseupValue {
  const value = useContext(CloseupContext);
  if (value === null) throw new Error('useCloseupContext must be used within CloseupContextProvider');
  return value;
}
