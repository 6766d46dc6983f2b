import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { startPlacing } from '../../../src/ui/kit/layers/place-popovers.ts';
import { startTooltips } from '../../../src/ui/kit/layers/tooltips.ts';
import { openStates } from './shown-state.ts';

/** Renders a showcase, and starts the product's tooltips and popovers. */
export function showPage(page: ReactNode): void {
  openStates(document.styleSheets);
  startTooltips();
  startPlacing();
  const place = document.getElementById('page');
  if (place !== null) createRoot(place).render(page);
}
