import { createRoot } from 'react-dom/client';
import { startPlacing } from '../../../src/ui/kit/place-popovers.ts';
import { startTooltips } from '../../../src/ui/kit/tooltips.ts';
import { KitPage } from './kit-page.tsx';
import { openStates } from './shown-state.ts';

openStates(document.styleSheets);
startTooltips();
startPlacing();
const place = document.getElementById('kit');
if (place !== null) createRoot(place).render(<KitPage />);
