import { useCallback, useRef, useState, type ReactNode } from 'react';
import { ServiceError } from '../../application/ports/service-error.ts';
import { failureText } from './failure-text.ts';
import { useApp } from './app-context.ts';
import { fetchCode } from './fetch-code.ts';

/** Fetches what is to be shown; `close` takes it away again. */
type FetchPart = (close: () => void) => Promise<ReactNode>;

/**
 * A place for a dialog whose code is fetched when it is wanted: `open` fetches and shows it, `part` stands where it
 * belongs. What is opened later takes the place of what was opened before, which then closes nothing any more. When the
 * code does not come, a toast says so.
 */
export function useLatePart(): { readonly part: ReactNode; readonly open: (fetchPart: FetchPart) => void } {
  const { stores } = useApp();
  const [part, setPart] = useState<ReactNode>(null);
  const opened = useRef<FetchPart>(undefined);
  const open = useCallback(
    (fetchPart: FetchPart) => {
      opened.current = fetchPart;
      const show = (fetched: ReactNode) => opened.current === fetchPart && setPart(fetched);
      fetchCode(() => fetchPart(() => show(null))).then(show, (error: unknown) => {
        if (!(error instanceof ServiceError)) throw error;
        stores.toasts.say({ text: failureText(error.kind), kind: 'problem' });
      });
    },
    [stores.toasts],
  );
  return { part, open };
}
