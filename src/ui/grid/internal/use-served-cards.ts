import { useRef } from 'react';

const NONE: ReadonlySet<string> = new Set();

/**
 * Reports which cards came with the served page, as long as they stay in the document.
 * @param shownKeys of the cards that are drawn now
 */
export function useServedCards(
  hydrating: boolean,
  shownKeys: () => readonly string[],
): (key: string) => boolean {
  const served = useRef(NONE);
  if (hydrating) served.current = new Set(shownKeys());
  // A card that is drawn again later is an ordinary one.
  else if (served.current.size > 0) {
    served.current = new Set(shownKeys().filter((key) => served.current.has(key)));
  }
  return (key) => served.current.has(key);
}
