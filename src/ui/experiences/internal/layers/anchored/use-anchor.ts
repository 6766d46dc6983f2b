import { useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Anchor } from '../../../../../domain/experiences/anchors.ts';
import { ANCHOR_CHECK_MS, ANCHOR_WAIT_MS } from '../../../../../domain/experiences/layers/layer-times.ts';
import { LayerDocument } from '../layer-document.ts';
import { findAnchor } from './find-anchor.ts';
import { watchAnchor } from './watch-anchor.ts';

/**
 * The element of an anchor. It is looked for until it can be seen; after ten seconds `onMissing` is called. Null before,
 * and again once the element has gone; it is not looked for a second time.
 */
export function useAnchor(name: Anchor, onMissing: () => void): HTMLElement | null {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const page = useContext(LayerDocument);
  const missing = useRef(onMissing);
  useEffect(() => {
    missing.current = onMissing;
  });

  useEffect(() => {
    let unwatch: (() => void) | undefined;
    let checksLeft = ANCHOR_WAIT_MS / ANCHOR_CHECK_MS;
    const look = () => {
      // Nobody can see anything in a hidden tab, and its time does not count.
      if (document.visibilityState === 'hidden') return;
      const found = findAnchor(name, page ?? document);
      if (found === null && checksLeft > 0) {
        checksLeft -= 1;
        return;
      }
      clearInterval(timer);
      if (found === null) return missing.current();
      setAnchor(found);
      unwatch = watchAnchor(found, () => flushSync(() => setAnchor(null)));
    };
    const timer = setInterval(look, ANCHOR_CHECK_MS);
    look();
    return () => {
      clearInterval(timer);
      unwatch?.();
    };
  }, [name, page]);

  return anchor;
}
