import type { Surface } from '../surfaces/surface.ts';

/** How many lines titles take where two are too many, or too few. */
const LINES: { readonly [surface in Surface]?: number } = {
  ShoppingGridSmall: 1,
  ShoppingGridSmallCarousel: 1,
  ShoppingSquareGridDomain: 1,
  PdpRelatedPinGrid: 3,
  CloseupRelatedProducts: 3,
};

/** How many lines the titles of cards may take in a grid; undefined for the usual two. */
export function titleClampOn(surface: Surface | null): number | undefined {
  return surface === null ? undefined : LINES[surface];
}
