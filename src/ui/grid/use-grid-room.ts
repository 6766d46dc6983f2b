import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { GridItem } from './grid-item.ts';
import { findScrollContainer } from '../kit/find-scroll-container.ts';
import { measureGrid, readView } from './internal/grid-measure.ts';
import type { Cards } from './internal/mounted-cards.ts';
import type { GridMeasure } from './internal/grid-room.ts';
import type { GridWindow } from './internal/grid-window.ts';

/** More cards are requested when less than this is left below the view: px, and views. */
const END_NEAR = { px: 1500, views: 2 };

/** The measures of the last grid. The next one most likely has the same, and then renders only once. */
let lastMeasure: GridMeasure | undefined;

let movedAt = 0;

/** Time since the last scrolling of a grid or change of its cards. ms */
export function gridIdleTime(): number {
  return performance.now() - movedAt;
}

/** Lets a new grid assume the last measures until it is measured. */
export function guessRoom(grid: GridWindow<GridItem>, top: number): void {
  if (grid.layout || !lastMeasure) return;
  grid.fit(lastMeasure);
  grid.look({ top, height: window.innerHeight });
}

type GridRoomOptions<Item extends GridItem> = {
  readonly grid: GridWindow<Item>;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLDivElement | null>;
  /** The cards that are drawn. */
  readonly cards: Cards;
  readonly draw: () => void;
  readonly onEndReached: (() => void) | undefined;
  /** True during hydration: the cards are already in their final places, through the served style sheet. */
  readonly served: boolean;
};

/** Forces the layout and returns its duration. ms */
function layoutTime(canvas: HTMLElement): number {
  const begin = performance.now();
  canvas.getBoundingClientRect();
  return performance.now() - begin;
}

/** True when keyboard focus is below the cards. Loading more cards would then push the focused element away. */
function isPassed(canvas: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return (
    focused?.matches(':focus-visible') === true &&
    canvas?.compareDocumentPosition(focused) === Node.DOCUMENT_POSITION_FOLLOWING
  );
}

/** Measures the grid's container and follows scrolling. Returns a function that renders at once. */
export function useGridRoom<Item extends GridItem>(options: GridRoomOptions<Item>): () => void {
  const { grid, root, canvas, draw, onEndReached } = options;
  const scroller = useRef<HTMLElement | undefined>(undefined);
  const served = useRef(options.served);
  const askedAfter = useRef<string | undefined>(undefined);
  const latestEnd = useRef(onEndReached);
  latestEnd.current = onEndReached;

  const drawNow = useCallback(() => flushSync(draw), [draw]);

  const askForMore = useCallback(() => {
    const items = grid.items;
    if (!latestEnd.current || !grid.layout) return;
    if (grid.remaining > Math.max(END_NEAR.px, END_NEAR.views * grid.viewPx)) return;
    if (isPassed(canvas.current)) return;
    const after = `${items.length} ${items.at(-1)?.key}`;
    if (askedAfter.current === after) return;
    askedAfter.current = after;
    latestEnd.current();
  }, [grid, canvas]);

  // The layout is forced here, in the task that adds the cards, so that the next frame only has to paint.
  useLayoutEffect(() => grid.showed(options.cards, () => layoutTime(canvas.current!)));

  // Cards in view keep their place while cards above them are added or removed.
  useLayoutEffect(() => {
    const shift = grid.takeShift(() => readView(canvas.current!, scroller.current).top);
    if (shift !== 0) (scroller.current ?? window).scrollBy({ top: shift, behavior: 'instant' });
  });

  useEffect(askForMore);

  // The remaining cards are drawn in further frames.
  const lookSoon = useRef<() => void>(undefined);
  useEffect(() => {
    if (grid.isUnfinished) lookSoon.current?.();
  });

  useLayoutEffect(() => {
    const rootElement = root.current!;
    const canvasElement = canvas.current!;
    const probe = rootElement.firstElementChild as HTMLElement;
    const sample = probe.firstElementChild as HTMLElement;
    const around = (scroller.current = findScrollContainer(rootElement));

    const fit = (): boolean => {
      const measure = measureGrid(rootElement, probe, sample);
      if (!measure) return false;
      lastMeasure = measure;
      return grid.fit(measure);
    };
    const look = () => (grid.layout ? grid.look(readView(canvasElement, around)) : 'same');

    let frame = 0;
    let asking: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      frame = 0;
      movedAt = performance.now();
      const change = look();
      if (change === 'now') drawNow();
      // These cards are not visible yet: a transition keeps scrolling smooth.
      else if (change === 'soon') startTransition(draw);
      // In a task of its own, because showing the loading state takes time.
      asking = setTimeout(askForMore);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(follow);
    };
    lookSoon.current = onScroll;
    const onResize = () => {
      if (fit()) drawNow();
    };

    const changed = fit();
    // Nothing was painted yet, so a wrong guess causes no scrolling.
    grid.takeShift(() => 0);
    // Reads before any write, to avoid an extra layout.
    const moved = look() !== 'same';
    // The scroll position is restored in this same task and needs the final height of the page.
    if (changed) canvasElement.style.blockSize = `${grid.canvas.height}px`;
    // A served page looks the same, so handling input may go first.
    if (moved || changed) {
      if (served.current) startTransition(draw);
      else draw();
    }
    served.current = false;

    const scrolling = around ?? window;
    scrolling.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onResize);
    for (const element of [rootElement, probe, sample]) observer?.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(asking);
      scrolling.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
      observer?.disconnect();
    };
  }, [grid, root, canvas, draw, drawNow, askForMore]);

  return drawNow;
}
