import { cardTitle } from '../../domain/cards/footer-parts.ts';
import type { Slots } from '../carousel/use-slots.ts';
import type { PinGridItem } from '../pins/pin-grid-item.ts';
import { CardCarousel } from './card-carousel.tsx';
import { CardChips } from './card-chips.tsx';

type CardMediaProps = { readonly item: PinGridItem; readonly slots: Slots };

/** What a card shows of a pin that is made of several things: the way through a carousel, the parts of a collection. */
export function CardMedia({ item: { pin, parts }, slots }: CardMediaProps) {
  return (
    <>
      {slots.count > 0 && <CardCarousel slots={slots} title={cardTitle(pin)} />}
      {parts.some(({ kind }) => kind === 'chips') && <CardChips pin={pin} />}
    </>
  );
}
