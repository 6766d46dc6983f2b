import { cardTitle } from '../../domain/cards/footer-parts.ts';
import type { Slots } from '../carousel/use-slots.ts';
import type { PinGridItem } from '../pins/pin-grid-item.ts';
import { CardCarousel } from './card-carousel.tsx';
import { CardChips } from './card-chips.tsx';
import { CardVisit } from './card-visit.tsx';

type CardMediaProps = { readonly item: PinGridItem; readonly slots: Slots };

/** What tools show on a card although nobody is near: the way through a carousel, the parts of a collection, the way to a shop. */
export function CardMedia({ item: { pin, parts }, slots }: CardMediaProps) {
  return (
    <>
      {slots.count > 0 && <CardCarousel slots={slots} title={cardTitle(pin)} />}
      {parts.some(({ kind }) => kind === 'chips') && <CardChips pin={pin} />}
      {parts.some(({ kind }) => kind === 'visit') && <CardVisit pin={pin} />}
    </>
  );
}
