import { createRoot } from 'react-dom/client';
import { startPlacing } from '../../../src/ui/kit/place-popovers.ts';
import { startTooltips } from '../../../src/ui/kit/tooltips.ts';
import { openStates } from '../../showcase/page/shown-state.ts';
import { KitPage } from './kit-page.tsx';

openStates(document.styleSheets);
startTooltips();
startPlacing();
const place = document.getElementById('page');
if (place !== null) createRoot(place).render(<KitPage />);
