import { useEffect } from 'react';

/** Lets the browser ask before the page is closed or reloaded while `asks` is true. */
export function useLeaveQuestion(asks: boolean): void {
  useEffect(() => {
    if (!asks) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}
