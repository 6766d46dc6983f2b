import { useCallback, useRef, useState, type ReactNode } from 'react';
import { ServiceError } from '../../../application/ports/service-error.ts';
import { failureText } from '../failure-text.ts';
import { useApp } from '../app-context.ts';
import { fetchCode } from './fetch-code.ts';

/** Imports the code and gives the element to show; `close` removes it again. */
type FetchPart = (close: () => void) => Promise<ReactNode>;

/**
 * A dialog in a chunk of its own: `open` imports and shows it, `part` is its element. Opening another one replaces it,
 * and the `close` of the replaced one does nothing. A failed import is reported in a toast.
 */
export function useLazyDialog(): { readonly part: ReactNode; readonly open: (fetchPart: FetchPart) => void } {
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
