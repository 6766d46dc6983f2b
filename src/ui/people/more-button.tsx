import { useEffect, useRef } from 'react';
import { Button } from '../kit/buttons/button.tsx';
import { Notice } from '../kit/states/notice.tsx';
import classes from './internal/more-button.module.css';
import type { LoadMore } from '../base/use-load-more.ts';
import { text } from '../text/language.ts';
import { peopleMessages } from './internal/messages.en.ts';

/** Distance below the viewport, px, at which the next page is loaded automatically. */
const AHEAD_PX = 600;

/** Loads the next page near the end of the list; also a button for loading and for retrying. */
export function MoreButton({
  label,
  more,
  hasMore,
}: {
  readonly label: string;
  readonly more: LoadMore;
  readonly hasMore: boolean;
}) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
  });
  const waits = hasMore && !more.loading && more.failure === null;
  useEffect(() => {
    if (!waits || end.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current.load();
      },
      { rootMargin: `${AHEAD_PX}px` },
    );
    near.observe(end.current);
    return () => near.disconnect();
  }, [waits]);

  return (
    <div className={classes.end} ref={end}>
      {more.failure !== null && (
        <Notice kind="error" live>
          {more.failure}
        </Notice>
      )}
      {hasMore && (
        <Button
          kind="quiet"
          size={48}
          pending={more.loading && text(peopleMessages.loading)}
          onClick={more.load}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
