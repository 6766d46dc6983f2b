import { slotCountOf } from '../../../domain/carousels/slot-count.ts';
import { ALONE, type CardSetting } from '../../../domain/cards/card-setting.ts';
import { footerParts, type FooterPart } from '../../../domain/cards/footer-parts.ts';
import { titleClampOn } from '../../../domain/cards/title-clamp.ts';
import type { UserId } from '../../../domain/ids/ids.ts';
import { footerHeight, type CardFooter } from '../../../domain/layout/card-footer.ts';
import { showsOverflowMenu } from '../../../domain/cards/overflow-menu.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { isForSale } from '../../../domain/shopping/is-for-sale.ts';
import type { ShoppingTag } from '../../../domain/shopping/shopping-tag.ts';
import { cardSurface } from '../../../domain/surfaces/card-surface.ts';
import type { Surface } from '../../../domain/surfaces/surface.ts';
import type { GridItem } from '../../grid/grid-item.ts';
import { cardFooter, hasRoomForText, pictureAspect } from './pin-card-shape.ts';
import { cardName } from '../pin-names.ts';
import { spokenLocale } from '../../text/language.ts';

/** A pin as a grid item. */
export interface PinGridItem extends GridItem {
  readonly pin: Pin;
  readonly setting: CardSetting;
  readonly surface: Surface | null;
  readonly viewerId: UserId | null;
  readonly label: string;
  /** The parts under the picture, and their height. */
  readonly parts: readonly FooterPart[];
  readonly footer: CardFooter;
  /** The shopping tag of the card; null when it has none. */
  readonly tag: ShoppingTag | null;
  /** True for cards whose tools show a part of the pin, and are therefore always drawn. */
  readonly needsTools?: boolean;
}

/** The same pin in the same setting is the same item, so that a further page renders only its own cards. */
const ITEMS = new WeakMap<Pin, PinGridItem>();

/** The data that the grid needs before a card is drawn. */
export function pinGridItem(pin: Pin, setting: CardSetting = ALONE): PinGridItem {
  const known = ITEMS.get(pin);
  if (known?.setting === setting) return known;
  const { viewerId, tagLook } = setting;
  const surface = cardSurface(setting.surface, pin);
  const own = surface === setting.surface ? setting : { ...setting, surface };
  const aspect = pictureAspect(pin);
  const shape = { aspect, titleClamp: titleClampOn(surface) };
  const locale = spokenLocale();
  let parts = footerParts(pin, locale, own);
  if (!hasRoomForText(aspect, cardFooter(parts, shape)))
    parts = footerParts(pin, locale, { ...own, isWordless: true });
  const hasRoomForTag = tagLook === 'overlay' || parts.some(({ kind }) => kind === 'price');
  const tag = isForSale(pin) && hasRoomForTag ? tagLook : null;
  const footer = cardFooter(parts, {
    ...shape,
    hasMore: showsOverflowMenu(pin, { viewerId, surface, tag }),
  });
  const item: PinGridItem = {
    pin,
    setting,
    surface,
    viewerId,
    key: pin.entityId,
    aspect,
    fixed: (room) => footerHeight(footer, room),
    label: cardName(pin),
    parts,
    footer,
    tag,
    needsTools: slotCountOf(pin) > 0,
  };
  ITEMS.set(pin, item);
  return item;
}
