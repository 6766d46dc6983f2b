import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from '../router.ts';

/** An address, or a number of history entries (negative: back). */
type Leave = (to: string | number, options?: { readonly replace?: boolean }) => Promise<void>;

/** The history entry that was left last, while the browser navigates away from it. */
let left: string | undefined;

/**
 * Leaves the shown page, once. Browsers take a moment to go back, and a second press would also leave the page beneath.
 * A late answer does not move a user who has gone elsewhere meanwhile.
 */
export function useNavigateFromHere(): Leave {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isHere = useRef(false);
  useLayoutEffect(() => {
    isHere.current = true;
    left = undefined;
    return () => {
      isHere.current = false;
    };
  }, [key]);
  return useCallback(
    async (to, options) => {
      if (!isHere.current || left === key) return;
      left = key;
      await (typeof to === 'number' ? navigate(to) : navigate(to, options));
    },
    [navigate, key],
  );
}
