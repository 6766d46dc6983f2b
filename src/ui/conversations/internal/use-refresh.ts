import { useEffect, useRef } from 'react';
import { ServiceError } from '../../../application/ports/service-error.ts';

/** The interval at which a visible page is refreshed, ms. */
const REFRESH_MS = 15_000;
/** The minimum time between two refreshes, ms. */
const MIN_PAUSE_MS = 10_000;

/** Calls `refresh` at an interval while the page is visible, and when the window becomes visible or focused. */
export function useRefresh(refresh: () => Promise<void>): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    let readAt = Date.now();
    const read = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      if (Date.now() - readAt < MIN_PAUSE_MS) return;
      readAt = Date.now();
      latest.current().catch((error: unknown) => {
        // The next read tries again.
        if (!(error instanceof ServiceError)) throw error;
      });
    };
    const timer = setInterval(read, REFRESH_MS);
    document.addEventListener('visibilitychange', read);
    window.addEventListener('focus', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('focus', read);
    };
  }, []);
}
