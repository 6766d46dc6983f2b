import { footerHeight } from '../../domain/layout/card-footer.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { GridItem } from '../grid/grid-item.ts';
import { cardFooter, pictureAspect } from './pin-card-shape.ts';
import { cardName } from './pin-words.ts';

/** A pin as the grid lays it out. */
export interface PinGridItem extends GridItem {
  readonly pin: Pin;
}

/** What the grid must know of a pin's card before it is drawn. */
export function pinGridItem(pin: Pin): PinGridItem {
  const footer = cardFooter(pin);
  return {
    pin,
    key: pin.entityId,
    aspect: pictureAspect(pin),
    fixed: (room) => footerHeight(footer, room),
    label: cardName(pin),
  };
}
