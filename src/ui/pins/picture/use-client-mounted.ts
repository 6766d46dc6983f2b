import { useState } from 'react';
import { useHydrating } from '../../kit/use-hydrating.ts';

/** True for components that were mounted on the client, false for those that were hydrated. */
export function useClientMounted(): boolean {
  const hydrating = useHydrating();
  const [added] = useState(!hydrating);
  return added;
}
