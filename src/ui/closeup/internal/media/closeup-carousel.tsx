import type { RefObject } from 'react';
import { carouselLabel } from '../../../../domain/badges/carousel-label.ts';
import { SlotArrows } from '../../../carousel/slot-arrows.tsx';
import { SlotDots } from '../../../carousel/slot-dots.tsx';
import { useStepKeys } from '../../../carousel/use-step-keys.ts';
import { useSwipe } from '../../../carousel/use-swipe.ts';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
import { useCloseupContext } from '../closeup-context.ts';
import classes from './closeup-carousel.module.css';

/** The controls of an open carousel; `frame` contains its picture. */
export function CloseupCarousel({ frame }: { readonly frame: RefObject<HTMLElement | null> }) {
  const { pin, slots } = useCloseupContext();
  const { count, index, isFresh, isSwiped, go } = slots;
  useSwipe(frame, go, isSwiped);
  useStepKeys(frame, go, count > 0);
  if (count === 0) return null;
  const place = carouselLabel(index, count);
  return (
    <>
      <span className={classes.place} aria-hidden="true">
        {place}
      </span>
      <SlotArrows index={index} count={count} go={go} size={44} />
      <SlotDots index={index} count={count} isFresh={isFresh} className={classes.dots} />
      <VisuallyHidden>
        <span role="status">{isFresh ? `${place} ${pin.title}` : ''}</span>
      </VisuallyHidden>
    </>
  );
}
