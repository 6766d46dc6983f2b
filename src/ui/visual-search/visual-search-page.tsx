import { visualPage } from './internal/visual-page.ts';
import { VisualSearchView, type VisualRoute } from './internal/visual-search-view.tsx';

/** Pins or products with colours and shapes like a pin's picture, or a part of it. */
export const page = {
  ...visualPage,
  View: ({ route }: { readonly route: VisualRoute }) => <VisualSearchView route={route} />,
};
