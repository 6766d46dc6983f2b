import { cardTitle } from '../../domain/cards/footer-parts.ts';
import type { Slots } from '../carousel/use-slots.ts';
import type { PinGridItem } from '../pins/pin-grid-item.ts';
import { CardCarousel } from './card-carousel.tsx';

/** What belongs to the picture of a card: the way through a carousel. */
export function CardMedia({ item, slots }: { readonly item: PinGridItem; readonly slots: Slots }) {
  return slots.count > 0 && <CardCarousel slots={slots} title={cardTitle(item.pin)} />;
}
