import { useSyncExternalStore } from 'react';
import { viewportClass, type ViewportClass } from '../../domain/experiences/delivery/audience.ts';

/** The class of the window's width; `lg` on the server and during hydration. */
export function useViewportClass(): ViewportClass {
  return useSyncExternalStore(whenResized, shown, unknown);
}

function whenResized(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

const shown = () => viewportClass(innerWidth);
const unknown = () => 'lg' as const;
