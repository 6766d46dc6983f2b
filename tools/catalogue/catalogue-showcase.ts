import type { Showcase } from '../showcase/showcase-site.ts';

/** The page with the cards of all kinds of pins. */
export function catalogueShowcase(root: string): Showcase {
  return { root, folder: 'tools/catalogue/page', title: 'Catalogue' };
}
