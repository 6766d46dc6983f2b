import { useCallback, useEffect, useRef, useState } from 'react';

/** So long after the last movement the controls of a playing video go. */
const SHOWN_MS = 3000;

/** Whether the controls of a playing video are to be seen. */
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
