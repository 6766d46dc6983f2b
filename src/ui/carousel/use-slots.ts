import { useCallback, useEffect, useMemo, useState } from 'react';
import { carouselEvents } from '../../domain/carousels/carousel-events.ts';
import { CAROUSEL_SWIPE, swipes } from '../../domain/carousels/carousel-swipe.ts';
import { slotCountOf, slotWithin } from '../../domain/carousels/slot-count.ts';
import { CAROUSEL_HIGHLIGHT_MS, slotAfter, type SlotStep } from '../../domain/carousels/slot-steps.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { useApp } from '../base/app-context.ts';
import type { PageDataKey } from '../base/stores/page-data-store.ts';

/** The current position in a carousel. */
export type Slots = {
  /** 0 when the pin is not a carousel. */
  readonly count: number;
  readonly index: number;
  /** True for a while after the slot has changed, to highlight it. */
  readonly isFresh: boolean;
  /** True when swiping is enabled. */
  readonly isSwiped: boolean;
  readonly go: (step: SlotStep) => void;
};

/** The current slot of a pin; another view of the same pin starts at the slot where this one was left. */
export function useSlots(pin: Pin): Slots {
  const { services, stores } = useApp();
  const { pageData, context } = stores;
  const name: PageDataKey<number> = `carousel-slot/${pin.entityId}`;
  const count = slotCountOf(pin);
  const [index, setIndex] = useState(() =>
    slotWithin(pageData.find(name) ?? pin.carouselData?.index ?? 0, count),
  );
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes === 0) return undefined;
    const end = setTimeout(() => setChanges(0), CAROUSEL_HIGHLIGHT_MS);
    return () => clearTimeout(end);
  }, [changes]);
  const go = useCallback(
    (step: SlotStep) => {
      const to = slotAfter(index, step, count);
      if (to === index) return;
      pageData.set(name, to);
      setIndex(to);
      setChanges((made) => made + 1);
      // Logging does not delay anything.
      services.openPinActions().then(
        ({ events }) =>
          carouselEvents(pin, { step, index: to }, Date.now()).forEach((each) => events.record(each)),
        () => undefined,
      );
    },
    [services, pin, pageData, name, index, count],
  );
  const isFresh = changes > 0;
  const isSwiped = count > 0 && swipes(context.groups[CAROUSEL_SWIPE]);
  return useMemo(() => ({ count, index, isFresh, isSwiped, go }), [count, index, isFresh, isSwiped, go]);
}
