import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadLanguage } from '../../../src/composition/languages.ts';
import { startPlacing } from '../../../src/ui/kit/layers/place-popovers.ts';
import { startTooltips } from '../../../src/ui/kit/layers/tooltips.ts';
import { speak } from '../../../src/ui/text/language.ts';
import { openStates } from './shown-state.ts';

/** Renders a showcase in English, and starts the product's tooltips and popovers. */
export async function showPage(page: ReactNode): Promise<void> {
  speak(await loadLanguage('en'));
  openStates(document.styleSheets);
  startTooltips();
  startPlacing();
  const place = document.getElementById('page');
  if (place !== null) createRoot(place).render(page);
}
