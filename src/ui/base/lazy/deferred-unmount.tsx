import { createContext, useContext, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { afterPaint } from '../../kit/after-paint.ts';

const Leaving = createContext(false);

/** True from when what outlasts its place has to be out of sight until it is taken away. */
export const useIsUnmounting = (): boolean => useContext(Leaving);

interface DeferredUnmountProps {
  /** The page that it lies over; with another page it goes at once. */
  readonly place: string;
  readonly children: ReactElement | null;
}

/**
 * Keeps what lay over a page until the page without it is on the screen: to take it away costs more than to show the
 * page, which is no reason to let somebody wait. A key that is pressed before finds it gone.
 */
export function DeferredUnmount({ place, children }: DeferredUnmountProps) {
  const last = useRef<DeferredUnmountProps>({ place, children: null });
  const [gone, setGone] = useState<ReactElement | null>(null);
  const before = last.current.place === place ? last.current.children : null;
  const leaving = children === null && before !== gone ? before : null;

  useLayoutEffect(() => {
    if (children !== null || last.current.place !== place) last.current = { place, children };
  }, [place, children]);

  useLayoutEffect(() => {
    if (leaving === null) return undefined;
    const takeAway = () => setGone(leaving);
    window.addEventListener('keydown', takeAway, true);
    void afterPaint().then(takeAway);
    return () => window.removeEventListener('keydown', takeAway, true);
  }, [leaving]);

  return <Leaving value={leaving !== null}>{leaving ?? children}</Leaving>;
}
