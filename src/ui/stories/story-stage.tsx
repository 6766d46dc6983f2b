import { useCallback, useState, type RefObject } from 'react';
import { carouselLabel } from '../../domain/badges/carousel-label.ts';
import { slotAfter, type SlotStep } from '../../domain/carousels/slot-steps.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { ShownStoryPage } from '../../domain/stories/story-pages.ts';
import { SlotArrows } from '../carousel/slot-arrows.tsx';
import { SlotDots } from '../carousel/slot-dots.tsx';
import { useStepKeys } from '../carousel/use-step-keys.ts';
import { useSwipe } from '../carousel/use-swipe.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { text } from '../text/language.ts';
import { storiesMessages } from './internal/messages.en.ts';
import { StoryPage } from './internal/story-page.tsx';
import classes from './internal/story-stage.module.css';

type StoryStageProps = {
  readonly pin: Pin;
  /** At least one. */
  readonly pages: readonly ShownStoryPage[];
  /** The frame of the picture. */
  readonly frame: RefObject<HTMLElement | null>;
};

/** The pages of an open story, one at a time, over its cover. */
export function StoryStage({ pin, pages, frame }: StoryStageProps) {
  const [index, setIndex] = useState(0);
  const [hasMoved, setMoved] = useState(false);
  const count = pages.length;
  const go = useCallback(
    (step: SlotStep) => {
      setIndex((now) => slotAfter(now, step, count));
      setMoved(true);
    },
    [count],
  );
  useSwipe(frame, go, count > 1);
  useStepKeys(frame, go, count > 1);
  const page = pages[index] ?? pages[0]!;
  const place = carouselLabel(index, count);
  return (
    <div className={classes.stage} data-story="">
      <StoryPage key={index} pin={pin} page={page} index={index} />
      {count > 1 && (
        <div className={classes.head} aria-hidden="true">
          <span className={classes.place}>{place}</span>
          <SlotDots index={index} count={count} isFresh={false} />
        </div>
      )}
      <SlotArrows index={index} count={count} go={go} size={44} names={ARROWS} />
      <VisuallyHidden>
        <span role="status">{hasMoved ? text(storiesMessages.pageOf, { index: index + 1, count }) : ''}</span>
      </VisuallyHidden>
    </div>
  );
}

const ARROWS = { previous: storiesMessages.previous, next: storiesMessages.next };
