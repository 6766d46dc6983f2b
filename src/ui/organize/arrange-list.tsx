import { observer } from 'mobx-react-lite';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { BoardId } from '../../domain/ids/ids.ts';
import { LAYOUT_PX_PER_REM } from '../../domain/layout/grid-metrics.ts';
import { visibleRows } from '../../domain/layout/tile-rows.ts';
import { useApp } from '../app/app-context.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { ArrangeRow } from './arrange-row.tsx';
import classes from './arrange-list.module.css';
import type { BoardOrder } from './board-order.ts';
import { CardDrag } from './card-drag.ts';

/** As in the style sheet. */
const ROW_REM = 3.5;

/** The boards in their order, however many; only the rows near the view are in the document. */
export const ArrangeList = observer(function ArrangeList({ order }: { readonly order: BoardOrder }) {
  const { stores } = useApp();
  const [drag] = useState(
    () => new CardDrag<BoardId>('board', (id, over, side) => drop(order, id, over, side)),
  );
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  const [rowHeight] = useState(() => ROW_REM * rootPx());
  const { ids } = order;
  const view = { top, height: window.innerHeight };
  const shown = visibleRows(ids.length, { columns: 1, rowHeight, gap: 0 }, view);

  // The control that moved a board stays in hand: it is followed to the new place.
  const followed = useRef<{ readonly id: BoardId; readonly label: string | null } | null>(null);
  const move = useCallback(
    (id: BoardId, index: number, from: Element) => {
      followed.current = { id, label: from.getAttribute('aria-label') };
      void order.move(id, index);
      const element = list.current;
      const place = index * rowHeight;
      if (element !== null && (place < element.scrollTop || place > element.scrollTop + element.clientHeight))
        element.scrollTo({ top: place, behavior: 'instant' });
      setTop(element?.scrollTop ?? 0);
    },
    [order, rowHeight],
  );
  useLayoutEffect(() => {
    const { id, label } = followed.current ?? {};
    followed.current = null;
    if (id === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>(`[data-board="${id}"] button`) ?? [];
    const same = [...buttons].find((button) => button.getAttribute('aria-label') === label);
    (same ?? buttons[0])?.focus({ preventScroll: true });
  });

  // The room of the rows that are not drawn.
  useLayoutEffect(() => {
    list.current?.style.setProperty('padding-block', `${shown.above}px ${shown.below}px`);
  }, [shown.above, shown.below]);

  return (
    <>
      <ol
        ref={list}
        className={classes.rows}
        onScroll={(event) => {
          const now = event.currentTarget.scrollTop;
          if (Math.abs(now - top) > rowHeight) setTop(now);
        }}
      >
        {ids.slice(shown.from, shown.to).map((id, place) => {
          const board = stores.boards.find(id);
          return board === undefined ? null : (
            <ArrangeRow
              key={id}
              board={board}
              index={shown.from + place}
              count={ids.length}
              drag={drag}
              onMove={move}
            />
          );
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{order.told}</span>
      </VisuallyHidden>
    </>
  );
});

function drop(order: BoardOrder, id: BoardId, over: BoardId, side: 'before' | 'behind'): void {
  const [from, to] = [order.ids.indexOf(id), order.ids.indexOf(over)];
  const gap = side === 'before' ? to : to + 1;
  void order.move(id, from < gap ? gap - 1 : gap);
}

function rootPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || LAYOUT_PX_PER_REM;
}
