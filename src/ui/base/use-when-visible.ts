import { useEffect } from 'react';

/** Calls `act` once it has changed, as soon as the page is visible, and again each time the page becomes visible. */
export function useWhenVisible(act: () => void): void {
  useEffect(() => {
    const actIfVisible = () => {
      if (document.visibilityState === 'visible') act();
    };
    actIfVisible();
    document.addEventListener('visibilitychange', actIfVisible);
    return () => document.removeEventListener('visibilitychange', actIfVisible);
  }, [act]);
}
