import { useEffect, useLayoutEffect, useReducer, useRef, type ReactNode } from 'react';
import { visibleRows, type TileRoom } from '../../../domain/layout/tile-rows.ts';
import { useScrollStart } from '../../base/navigation/use-scroll-memory.ts';
import edges from '../../grid/grid-edges.module.css';
import { classNames } from '../../kit/class-names.ts';
import classes from './tile-window.module.css';

/** Lists up to this length are rendered completely. */
const DRAWN_WHOLE = 60;

/** The measures of the last list. The next one most likely has the same, and then gets its height at once. */
let lastRoom: TileRoom | undefined;

/** Tiles of equal height in rows. Only those near the view are in the document. */
export function TileWindow<Tile>({
  label,
  tiles,
  keyOf,
  renderTile,
}: {
  readonly label: string;
  readonly tiles: readonly Tile[];
  readonly keyOf: (tile: Tile) => string;
  /** Keep the function stable as long as its output is the same. */
  readonly renderTile: (tile: Tile, index: number) => ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const start = useScrollStart();
  const view = useRef<{ top: number; height: number } | null>(null);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const whole = tiles.length <= DRAWN_WHOLE;
  const room = whole ? undefined : lastRoom;
  const seen = view.current ?? { top: start, height: 1000 };
  const shown =
    room === undefined
      ? { from: 0, to: Math.min(tiles.length, DRAWN_WHOLE), above: 0, below: 0 }
      : visibleRows(tiles.length, room, seen);
  const drawn = useRef(shown);
  drawn.current = shown;

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || whole) return;
    const measured = measure(element);
    if (measured === undefined) return;
    const changed = lastRoom === undefined || !isSameRoom(lastRoom, measured);
    lastRoom = measured;
    view.current = viewOf(element);
    if (changed) draw();
  }, [whole, tiles.length]);

  useEffect(() => {
    if (whole) return undefined;
    let frame = 0;
    const follow = () => {
      frame = 0;
      const element = list.current;
      if (element === null || lastRoom === undefined) return;
      view.current = viewOf(element);
      const now = visibleRows(tiles.length, lastRoom, view.current);
      if (now.from !== drawn.current.from || now.to !== drawn.current.to) draw();
    };
    const soon = () => {
      frame ||= requestAnimationFrame(follow);
    };
    const resized = () => {
      lastRoom = (list.current && measure(list.current)) ?? lastRoom;
      draw();
    };
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', resized, { passive: true });
    soon();
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', resized);
    };
  }, [whole, tiles.length]);

  // The space of the rows that are not drawn is set by script, because served markup has no style attributes.
  useLayoutEffect(() => {
    list.current?.style.setProperty('padding-block', `${shown.above}px ${shown.below}px`);
  }, [shown.above, shown.below]);

  return (
    <ul ref={list} className={classNames(edges.edges, classes.tiles)} role="list" aria-label={label}>
      {tiles.slice(shown.from, shown.to).map((tile, index) => (
        <li key={keyOf(tile)} aria-posinset={shown.from + index + 1} aria-setsize={tiles.length}>
          {renderTile(tile, shown.from + index)}
        </li>
      ))}
    </ul>
  );
}

/** Undefined without layout. */
function measure(list: HTMLElement): TileRoom | undefined {
  const style = getComputedStyle(list);
  const columns = style.gridTemplateColumns.split(' ').length;
  const height = list.firstElementChild?.getBoundingClientRect().height ?? 0;
  if (!(height > 0)) return undefined;
  return { columns, rowHeight: height, gap: Number.parseFloat(style.rowGap) || 0 };
}

function viewOf(list: HTMLElement): { top: number; height: number } {
  return { top: -list.getBoundingClientRect().top, height: window.innerHeight };
}

function isSameRoom(a: TileRoom, b: TileRoom): boolean {
  return a.columns === b.columns && a.rowHeight === b.rowHeight && a.gap === b.gap;
}
