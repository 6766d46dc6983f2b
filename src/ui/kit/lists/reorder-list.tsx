import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { LAYOUT_PX_PER_REM } from '../../../domain/layout/grid-metrics.ts';
import { visibleRows } from '../../../domain/layout/tile-rows.ts';
import { ItemDrag } from './item-drag.ts';
import { ReorderRow } from './reorder-row.tsx';
import classes from './reorder-list.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface ReorderListProps<Id extends string> {
  readonly label: string;
  readonly ids: readonly Id[];
  readonly nameOf: (id: Id) => string;
  /** Picture and text of an item, in one line. */
  readonly renderItem: (id: Id) => ReactNode;
  /** `index`: the new place. Keep the function stable. */
  readonly onMove: (id: Id, index: number) => void;
  /** The last move, for screen readers. */
  readonly told: string;
}

/** The same as in the style sheet. */
const ROW_REM = 3.5;

/**
 * A list whose order can be changed by dragging, by buttons, and by Alt with an arrow key, Home or End. Only the rows
 * near the view are in the document.
 */
export function ReorderList<Id extends string>({
  label,
  ids,
  nameOf,
  renderItem,
  onMove,
  told,
}: ReorderListProps<Id>) {
  const current = useRef(ids);
  useLayoutEffect(() => {
    current.current = ids;
  });
  const [drag] = useState(
    () =>
      new ItemDrag<Id>('item', (id, over, side) => {
        const [from, to] = [current.current.indexOf(id), current.current.indexOf(over)];
        const gap = side === 'before' ? to : to + 1;
        onMove(id, from < gap ? gap - 1 : gap);
      }),
  );
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  const [rowHeight] = useState(() => ROW_REM * rootPx());
  const view = { top, height: window.innerHeight };
  const shown = visibleRows(ids.length, { columns: 1, rowHeight, gap: 0 }, view);

  // The focused control follows its item to the new place.
  const followed = useRef<{ readonly id: Id; readonly label: string | null } | null>(null);
  const move = useCallback(
    (id: Id, index: number, from: Element) => {
      followed.current = { id, label: from.getAttribute('aria-label') };
      onMove(id, index);
      const element = box.current;
      const place = index * rowHeight;
      if (element !== null && (place < element.scrollTop || place > element.scrollTop + element.clientHeight))
        element.scrollTo({ top: place, behavior: 'instant' });
      setTop(element?.scrollTop ?? 0);
    },
    [onMove, rowHeight],
  );
  useLayoutEffect(() => {
    const { id, label: wanted } = followed.current ?? {};
    followed.current = null;
    if (id === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>(`[data-item="${id}"] button`) ?? [];
    const same = [...buttons].find((button) => button.getAttribute('aria-label') === wanted);
    (same ?? buttons[0])?.focus({ preventScroll: true });
  });

  // The space of the rows that are not drawn.
  useLayoutEffect(() => {
    list.current?.style.setProperty('padding-block', `${shown.above}px ${shown.below}px`);
  }, [shown.above, shown.below]);

  return (
    <>
      <div
        ref={box}
        className={classes.box}
        onScroll={(event) => {
          const now = event.currentTarget.scrollTop;
          if (Math.abs(now - top) > rowHeight) setTop(now);
        }}
      >
        <ol ref={list} className={classes.rows} aria-label={label}>
          {ids.slice(shown.from, shown.to).map((id, place) => (
            <ReorderRow
              key={id}
              id={id}
              name={nameOf(id)}
              index={shown.from + place}
              count={ids.length}
              drag={drag}
              onMove={move}
            >
              {renderItem(id)}
            </ReorderRow>
          ))}
        </ol>
      </div>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
    </>
  );
}

function rootPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || LAYOUT_PX_PER_REM;
}
