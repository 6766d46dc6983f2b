import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { text } from '../../text/language.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { ChevronLeftIcon } from '../icons/chevron-left-icon.tsx';
import { ChevronRightIcon } from '../icons/chevron-right-icon.tsx';
import { kitMessages } from '../messages.en.ts';
import classes from './scroll-row.module.css';

type ScrollRowProps = {
  readonly title: string;
  /** The `li` elements. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** The part of the visible width by which a button scrolls. */
const STEP = 0.8;
/** Positions are rounded by the browser, px. */
const TOLERANCE = 2;

type Ends = { readonly atStart: boolean; readonly atEnd: boolean };

/** A titled row that scrolls sideways. With a mouse there are buttons, as long as not everything fits. */
export function ScrollRow({ title, children, className }: ScrollRowProps) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const [{ atStart, atEnd }, setEnds] = useState<Ends>({ atStart: true, atEnd: true });
  const look = () => {
    if (row.current === null) return;
    const { scrollLeft, clientWidth, scrollWidth } = row.current;
    // From right to left the position is negative.
    const start = Math.abs(scrollLeft);
    setEnds({
      atStart: start <= TOLERANCE,
      atEnd: start + clientWidth >= scrollWidth - TOLERANCE,
    });
  };
  useEffect(() => {
    if (row.current === null || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(look);
    watch.observe(row.current);
    return () => watch.disconnect();
  }, [children]);
  const step = (way: 1 | -1) => {
    if (row.current === null) return;
    const toEnd = getComputedStyle(row.current).direction === 'rtl' ? -1 : 1;
    row.current.scrollBy({ left: way * toEnd * STEP * row.current.clientWidth });
  };
  return (
    <section className={className} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 className={classes.title} id={id}>
          {title}
        </h2>
        {!(atStart && atEnd) && (
          <div className={classes.steps}>
            <IconButton
              label={text(kitMessages.rowBack)}
              icon={<ChevronLeftIcon size={20} />}
              size={40}
              kind="quiet"
              disabled={atStart}
              onClick={() => step(-1)}
            />
            <IconButton
              label={text(kitMessages.rowForward)}
              icon={<ChevronRightIcon size={20} />}
              size={40}
              kind="quiet"
              disabled={atEnd}
              onClick={() => step(1)}
            />
          </div>
        )}
      </div>
      <ul ref={row} className={classNames(classes.row)} role="list" onScroll={look}>
        {children}
      </ul>
    </section>
  );
}
