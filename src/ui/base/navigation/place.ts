import { createContext, useContext } from 'react';

/** A history entry of this visit. */
export type Place = { readonly pathname: string; readonly search: string; readonly key: string };

const PlaceContext = createContext<Place>({ pathname: '/', search: '', key: '' });

/** Tells the views which page the window shows below any closeup. */
export const PlaceProvider = PlaceContext;

/** The page that stays when a closeup opens over it. */
export function usePlace(): Place {
  return useContext(PlaceContext);
}
