import { slotCountOf } from '../../domain/carousels/slot-count.ts';
import { footerParts, wordlessParts, type FooterPart } from '../../domain/cards/footer-parts.ts';
import { titleClampOn } from '../../domain/cards/title-clamp.ts';
import type { UserId } from '../../domain/ids/ids.ts';
import { footerHeight, type CardFooter } from '../../domain/layout/card-footer.ts';
import { showsOverflowMenu } from '../../domain/permissions/overflow-menu.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { Surface } from '../../domain/surfaces/surface.ts';
import type { GridItem } from '../grid/grid-item.ts';
import { cardFooter, hasRoomForText, pictureAspect } from './pin-card-shape.ts';
import { cardName } from './pin-words.ts';

/** A pin as the grid lays it out. */
export interface PinGridItem extends GridItem {
  readonly pin: Pin;
  readonly surface: Surface | null;
  readonly viewerId: UserId | null;
  readonly label: string;
  /** What its card shows under the picture, and the room that this takes. */
  readonly parts: readonly FooterPart[];
  readonly footer: CardFooter;
  /** Its tools are drawn although nobody is near: they show a part of the pin. */
  readonly needsTools?: boolean;
}

/** The same pin on the same surface for the same viewer is the same item, so that a further page draws only its own cards. */
const ITEMS = new WeakMap<Pin, PinGridItem>();

/**
 * What the grid must know of a pin's card before it is drawn.
 * @param groups of the viewer, by experiment; the same as long as the app is open
 * @param isImageOnly the viewer's grids are pictures without words
 */
export function pinGridItem(
  pin: Pin,
  surface: Surface | null = null,
  viewerId: UserId | null = null,
  groups: Readonly<Record<string, string>> = {},
  isImageOnly = false,
): PinGridItem {
  const known = ITEMS.get(pin);
  if (known?.surface === surface && known.viewerId === viewerId) return known;
  const aspect = pictureAspect(pin);
  let parts = footerParts(pin, surface, viewerId, groups);
  const hasMore = showsOverflowMenu(pin, { viewerId, surface });
  let footer = cardFooter(parts, hasMore, titleClampOn(surface));
  if (isImageOnly || !hasRoomForText(aspect, footer)) {
    parts = wordlessParts(pin, groups);
    footer = cardFooter(parts, hasMore);
  }
  const item: PinGridItem = {
    pin,
    surface,
    viewerId,
    key: pin.entityId,
    aspect,
    fixed: (room) => footerHeight(footer, room),
    label: cardName(pin),
    parts,
    footer,
    needsTools: slotCountOf(pin) > 0 || parts.some(({ kind }) => kind === 'chips'),
  };
  ITEMS.set(pin, item);
  return item;
}
