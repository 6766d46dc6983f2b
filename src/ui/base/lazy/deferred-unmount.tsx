import { createContext, useContext, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { afterPaint } from '../../kit/after-paint.ts';

const Leaving = createContext(false);

/** True while the removed element is hidden but not unmounted yet. */
export const useIsUnmounting = (): boolean => useContext(Leaving);

interface DeferredUnmountProps {
  /** The page beneath; with another page the element is unmounted at once. */
  readonly place: string;
  readonly children: ReactElement | null;
}

/**
 * Unmounts an overlay only after the page beneath is painted, because unmounting takes longer than the paint. A key
 * press unmounts it at once.
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
