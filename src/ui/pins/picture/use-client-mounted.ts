import { useState } from 'react';
import { useHydrating } from '../../kit/use-hydrating.ts';

/** True for what this page draws itself, false for what was served and is taken over. */
export function useClientMounted(): boolean {
  const hydrating = useHydrating();
  const [added] = useState(!hydrating);
  return added;
}
