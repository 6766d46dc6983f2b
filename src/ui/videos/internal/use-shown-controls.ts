import { useCallback, useEffect, useRef, useState } from 'react';

/** The controls of a playing video disappear this long after the last movement. */
const SHOWN_MS = 3000;

/** Whether the controls of a playing video are visible. */
export function useShownControls() {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setShown(false);
  }, []);
  const show = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(hide, SHOWN_MS);
    setShown(true);
  }, [hide]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { shown, show, hide };
}
