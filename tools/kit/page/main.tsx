import { showPage } from '../../showcase/page/show-page.ts';
import { KitPage } from './kit-page.tsx';

void showPage(<KitPage />);
