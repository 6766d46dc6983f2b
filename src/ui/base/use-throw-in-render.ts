import { useCallback, useState } from 'react';

/** Passes an error of a promise to the error boundary, as if a view had thrown it. */
export function useThrowInRender(): (error: unknown) => void {
  const [, setNothing] = useState(null);
  return useCallback((error) => {
    setNothing(() => {
      throw error;
    });
  }, []);
}
