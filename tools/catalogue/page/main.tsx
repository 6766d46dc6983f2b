import 'reflect-metadata';
import { createRoot } from 'react-dom/client';
import { startPlacing } from '../../../src/ui/kit/place-popovers.ts';
import { startTooltips } from '../../../src/ui/kit/tooltips.ts';
import { openStates } from '../../showcase/page/shown-state.ts';
import { CataloguePage } from './catalogue-page.tsx';
import { WallPage } from './wall-page.tsx';

openStates(document.styleSheets);
startTooltips();
startPlacing();
const place = document.getElementById('page');
const isWall = new URLSearchParams(location.search).get('view') === 'wall';
if (place !== null) createRoot(place).render(isWall ? <WallPage /> : <CataloguePage />);
