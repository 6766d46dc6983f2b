import type { UserId } from '../ids/ids.ts';
import type { ShoppingTag } from '../shopping/shopping-tag.ts';
import type { Surface } from '../surfaces/surface.ts';

/** The grid and the viewer of cards; the same object for all cards of a grid. */
export interface CardSetting {
  /** The kind of grid, if known. */
  readonly surface: Surface | null;
  readonly viewerId: UserId | null;
  /** The viewer's groups, by experiment. */
  readonly groups: Readonly<Record<string, string>>;
  /** The look of the shopping tag for the viewer. */
  readonly tagLook: ShoppingTag | null;
  /** Cards show only pictures. */
  readonly isWordless: boolean;
  /** The grid is a list of products, each with a button to its shop. */
  readonly isShoppingList?: boolean;
}

/** A single card outside a grid, for a visitor without a known context. */
export const ALONE: CardSetting = {
  surface: null,
  viewerId: null,
  groups: {},
  tagLook: null,
  isWordless: false,
};
