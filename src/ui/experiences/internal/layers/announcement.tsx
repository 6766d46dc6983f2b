import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';

/** Screen readers report a change of a status only if they already know the status. */
const KNOWN_AFTER_MS = 300;
/** Then it goes, so that nobody reads it twice. */
const GONE_AFTER_MS = 5000;

/** Announces a text once, politely. */
export function Announcement({ children }: { readonly children: string }) {
  const [isSaid, say] = useState(false);
  useEffect(() => {
    const timers = [setTimeout(say, KNOWN_AFTER_MS, true), setTimeout(say, GONE_AFTER_MS, false)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <VisuallyHidden>
      <span role="status">{isSaid ? children : ''}</span>
    </VisuallyHidden>
  );
}
