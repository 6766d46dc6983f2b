import { useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * Calls `onEnd` once, after `ms` during which it runs and the tab is visible; null never ends. Another number of
 * milliseconds starts it again.
 */
export function useCountdown(ms: number | null, runs: boolean, onEnd: () => void): void {
  const isVisible = useSyncExternalStore(whenChanged, isTabVisible, () => false);
  const left = useRef({ of: ms, ms: ms ?? 0 });
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const isOn = ms !== null && runs && isVisible;
  useEffect(() => {
    if (left.current.of !== ms) left.current = { of: ms, ms: ms ?? 0 };
    if (!isOn || left.current.ms === Number.POSITIVE_INFINITY) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => {
      left.current.ms = Number.POSITIVE_INFINITY;
      end.current();
    }, left.current.ms);
    return () => {
      clearTimeout(timer);
      left.current.ms = Math.max(0, left.current.ms - (performance.now() - since));
    };
  }, [isOn, ms]);
}

function whenChanged(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isTabVisible = () => document.visibilityState === 'visible';
