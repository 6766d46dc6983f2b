import { useLayoutEffect, useRef } from 'react';
import { carouselLabel } from '../../../domain/badges/carousel-label.ts';
import { SlotArrows } from '../../carousel/slot-arrows.tsx';
import { SlotDots } from '../../carousel/slot-dots.tsx';
import type { Slots } from '../../carousel/use-slots.ts';
import { useSwipe } from '../../carousel/use-swipe.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import classes from './card-carousel.module.css';

type CardCarouselProps = {
  readonly slots: Slots;
  /** The title of the current slot. */
  readonly title: string;
};

/** The controls of a carousel over the picture of its card. */
export function CardCarousel({ slots, title }: CardCarouselProps) {
  const { count, index, isFresh, isSwiped, go } = slots;
  const frame = useRef<HTMLDivElement>(null);
  // The whole card accepts swipes.
  const card = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => void (card.current = frame.current?.parentElement ?? null), []);
  useSwipe(card, go, isSwiped);
  return (
    <div className={classes.frame} ref={frame}>
      <SlotArrows index={index} count={count} go={go} size={32} className={classes.arrow} />
      <div className={classes.foot}>
        {isFresh && title !== '' && (
          <bdi className={classes.title} aria-hidden="true">
            {title}
          </bdi>
        )}
        <SlotDots index={index} count={count} isFresh={isFresh} />
      </div>
      <VisuallyHidden>
        <span role="status">{isFresh ? `${carouselLabel(index, count)} ${title}` : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
