import { useEffect, useRef } from 'react';
import { ServiceError } from '../../../application/ports/service-error.ts';

/** A page that is looked at is read again after this time, ms. */
const REFRESH_MS = 15_000;
/** The shortest time between two reads, ms. */
const LEAST_MS = 10_000;

/** Calls `refresh` now and then while the page is visible, and when the window is looked at again. */
export function useRefresh(refresh: () => Promise<void>): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    let readAt = Date.now();
    const read = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      if (Date.now() - readAt < LEAST_MS) return;
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
