import type { Surface } from '../surfaces/surface.ts';

/** Number of title lines in grids that differ from the default. */
const LINES: { readonly [surface in Surface]?: number } = {
  ShoppingGridSmall: 1,
  ShoppingGridSmallCarousel: 1,
  ShoppingSquareGridDomain: 1,
  PdpRelatedPinGrid: 3,
  CloseupRelatedProducts: 3,
};

/** Maximum lines of titles in a grid; undefined for the default of two. */
export function titleClampOn(surface: Surface | null): number | undefined {
  return surface === null ? undefined : LINES[surface];
}
