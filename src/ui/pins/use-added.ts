import { useState, useSyncExternalStore } from 'react';

/** True for what this page draws itself, false for what was served and is taken over. */
export function useAdded(): boolean {
  const added = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  const [first] = useState(added);
  return first;
}

function noSubscription(): () => void {
  return () => {};
}
