import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { GridItem } from './grid-item.ts';
import { findScroller, measureGrid, readView } from './grid-measure.ts';
import type { GridMeasure, GridWindow } from './grid-window.ts';

/** More cards are asked for when less than this is left below the view: px, and views. */
const END_NEAR = { px: 1500, views: 2 };

/** The room that the last grid had: most likely the next one has the same, and then it is drawn once only. */
let lastMeasure: GridMeasure | undefined;

/** Lets a new grid assume the usual room, until it is measured. */
export function guessRoom(grid: GridWindow<GridItem>, top: number): void {
  if (grid.layout || !lastMeasure) return;
  grid.fit(lastMeasure);
  grid.look({ top, height: window.innerHeight });
}

type GridRoomOptions<Item extends GridItem> = {
  readonly grid: GridWindow<Item>;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLDivElement | null>;
  readonly draw: () => void;
  readonly onEndReached: (() => void) | undefined;
};

/** Keeps the window over the cards where the person looks, at the width that the page gives. Returns `draw`, at once. */
export function useGridRoom<Item extends GridItem>(options: GridRoomOptions<Item>): () => void {
  const { grid, root, canvas, draw, onEndReached } = options;
  const scroller = useRef<HTMLElement | undefined>(undefined);
  const askedAfter = useRef<string | undefined>(undefined);
  const latestEnd = useRef(onEndReached);
  latestEnd.current = onEndReached;

  const drawNow = useCallback(() => flushSync(draw), [draw]);

  const askForMore = useCallback(() => {
    const items = grid.items;
    const view = canvas.current && grid.layout && readView(canvas.current, scroller.current);
    if (!latestEnd.current || !view || grid.remaining > Math.max(END_NEAR.px, END_NEAR.views * view.height))
      return;
    const after = `${items.length} ${items.at(-1)?.key}`;
    if (askedAfter.current === after) return;
    askedAfter.current = after;
    latestEnd.current();
  }, [grid, canvas]);

  // What is in view stays there while cards come and go above it.
  useLayoutEffect(() => {
    const shift = grid.takeShift(() => readView(canvas.current!, scroller.current).top);
    if (shift !== 0) (scroller.current ?? window).scrollBy({ top: shift, behavior: 'instant' });
  });

  useEffect(askForMore);

  useLayoutEffect(() => {
    const rootElement = root.current!;
    const canvasElement = canvas.current!;
    const probe = rootElement.firstElementChild as HTMLElement;
    const sample = probe.firstElementChild as HTMLElement;
    const around = (scroller.current = findScroller(rootElement));

    const fit = (): boolean => {
      const measure = measureGrid(rootElement, probe, sample);
      if (!measure) return false;
      lastMeasure = measure;
      return grid.fit(measure);
    };
    const look = () => (grid.layout ? grid.look(readView(canvasElement, around)) : 'same');

    let frame = 0;
    const follow = () => {
      frame = 0;
      const change = look();
      if (change === 'now') drawNow();
      else if (change === 'soon') draw();
      askForMore();
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(follow);
    };
    const onResize = () => {
      if (fit()) drawNow();
    };

    const changed = fit();
    // A guess that was wrong has moved nothing that anybody has seen.
    grid.takeShift(() => 0);
    // Whoever restores the scroll position in this same turn finds the page as tall as it will be.
    if (changed) canvasElement.style.blockSize = `${grid.canvas.height}px`;
    if (look() !== 'same' || changed) draw();

    const scrolling = around ?? window;
    scrolling.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onResize);
    for (const element of [rootElement, probe, sample]) observer?.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      scrolling.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
      observer?.disconnect();
    };
  }, [grid, root, canvas, draw, drawNow, askForMore]);

  return drawNow;
}
