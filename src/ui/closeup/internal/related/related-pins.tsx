import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useId, useMemo } from 'react';
import { shownProducts } from '../../../../domain/closeup/closeup-modules.ts';
import { parseRoute } from '../../../../domain/routes/parse-route.ts';
import { useApp } from '../../../base/app-context.ts';
import { whenIdle } from '../../../base/lazy/when-idle.ts';
import { ScrollStartProvider } from '../../../base/navigation/use-scroll-memory.ts';
import { navigationState } from '../../../base/navigation/navigation-state.ts';
import { useLocation, useNavigationType } from '../../../base/router.ts';
import type { Feed } from '../../../base/stores/feed.ts';
import { PinFeed } from '../../../feeds/pin-feed.tsx';
import classes from '../../../feeds/pins-below.module.css';
import { useHydrating } from '../../../kit/use-hydrating.ts';
import { text } from '../../../text/language.ts';
import { useCloseupContext } from '../closeup-context.ts';
import { closeupMessages } from '../messages.en.ts';
import { CloseupModules } from './closeup-modules.tsx';
import { readBelowUntilReady } from './below-until-ready.ts';
import { listsBelow } from './lists-below.ts';
import { isAwaitedKey, readSurroundings, surroundingsKey } from './read-surroundings.ts';

/** The grid begins below the view, so its first task draws few cards. px */
const BELOW_VIEW = -1_000;

/**
 * What goes with this pin, and pins like it in an endless grid. Nothing is shown if there are none. The grid waits for
 * what is above it, so that it does not move.
 */
export const RelatedPins = observer(function RelatedPins() {
  const { listed } = useCloseupContext();
  const { feeds, pageData, pins } = useApp().stores;
  const { entityId: pinId } = listed;
  const { feed, products, below } = listsBelow(feeds, listed, useSearchBehind());
  useReading(feed, products);
  useReadingUntilReady(feed, products);
  const surroundings = pageData.find(surroundingsKey(pinId));
  // The ids of a feed are replaced when they change.
  const row = useMemo(() => {
    const productIds = shownProducts((products?.ids ?? []).filter((id) => id !== pinId));
    return { pins: productIds.flatMap((id) => pins.find(id) ?? []), ids: new Set(productIds) };
  }, [products?.ids, pins, pinId]);
  const isKnown = useIsDue() && surroundings !== undefined && (products === null || isSettled(products));
  const heading = useId();
  const hasPins = !feed.isEmpty;
  return (
    <section
      className={hasPins ? classes.below : undefined}
      aria-labelledby={isKnown && hasPins ? heading : undefined}
      data-wide=""
    >
      {isKnown && (
        <CloseupModules
          pin={listed}
          surroundings={surroundings}
          products={{
            source: products?.source ?? feed.source,
            shop: below?.kind === 'shop' ? below.domain : null,
            pins: row.pins,
          }}
        />
      )}
      {isKnown && hasPins && (
        <>
          <h2 id={heading} className={classes.heading}>
            {text(closeupMessages.moreLikeThis)}
          </h2>
          <ScrollStartProvider value={BELOW_VIEW}>
            <PinFeed feed={feed} label={text(closeupMessages.moreLikeThis)} empty={null} without={row.ids} />
          </ScrollStartProvider>
        </>
      )}
    </section>
  );
});

/**
 * False in the first rendering of a pin that was just opened, which is painted sooner without what is below it. On Back
 * all is needed at once, for the place to return to.
 */
function useIsDue(): boolean {
  const isAtOnce = useHydrating();
  const isReturning = useNavigationType() === 'POP';
  return useDeferredValue(true, isAtOnce || isReturning);
}

/** Whether the first page of a list, or its failure, is there. */
function isSettled({ phase, ids }: Feed): boolean {
  return ids.length > 0 || (phase !== 'fresh' && phase !== 'loading');
}

/** Reads what is below the open pin once that is painted, unless it is there already. */
function useReading(feed: Feed, products: Feed | null): void {
  const { services, stores } = useApp();
  const { listed } = useCloseupContext();
  const { entityId } = listed;
  useEffect(
    () =>
      whenIdle(() => {
        void feed.start();
        void products?.start();
        if (stores.pageData.find(surroundingsKey(entityId)) === undefined)
          void readSurroundings({ services, stores }, entityId);
      }),
    [feed, products, services, stores, entityId],
  );
}

/** Reads all again once the index is ready, if it was not. */
function useReadingUntilReady(feed: Feed, products: Feed | null): void {
  const { services, stores } = useApp();
  const { entityId } = useCloseupContext().listed;
  const isAwaited = stores.pageData.find(isAwaitedKey(entityId)) === true && isSettled(feed);
  useEffect(
    () => (isAwaited ? readBelowUntilReady({ services, stores }, entityId, feed, products) : undefined),
    [isAwaited, services, stores, entityId, feed, products],
  );
}

/** The query of the search over which the pin was opened. */
function useSearchBehind(): string | undefined {
  const { over } = navigationState(useLocation().state);
  const route = over && parseRoute(over).route;
  return route?.kind === 'search' ? route.q : undefined;
}
