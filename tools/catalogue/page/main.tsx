import 'reflect-metadata';
import { showPage } from '../../showcase/page/show-page.ts';
import { CataloguePage } from './catalogue-page.tsx';
import { WallPage } from './wall-page.tsx';

const isWall = new URLSearchParams(location.search).get('view') === 'wall';
void showPage(isWall ? <WallPage /> : <CataloguePage />);
