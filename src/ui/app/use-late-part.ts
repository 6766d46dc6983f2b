import { useCallback, useState, type ReactNode } from 'react';
import { ServiceError } from '../../application/ports/service-error.ts';
import { failureText } from '../status/failure-text.ts';
import { useApp } from './app-context.ts';
import { fetchCode } from './fetch-code.ts';

/** Fetches what is to be shown; `close` takes it away again. */
type FetchPart = (close: () => void) => Promise<ReactNode>;

/**
 * A place for a dialog whose code is fetched when it is wanted: `open` fetches and shows it, `part` stands where it
 * belongs. When the code does not come, a toast says so.
 */
export function useLatePart(): { readonly part: ReactNode; readonly open: (fetchPart: FetchPart) => void } {
  const { stores } = useApp();
  const [part, setPart] = useState<ReactNode>(null);
  const open = useCallback(
    (fetchPart: FetchPart) => {
      fetchCode(() => fetchPart(() => setPart(null))).then(setPart, (error: unknown) => {
        if (!(error instanceof ServiceError)) throw error;
        stores.toasts.say({ text: failureText(error.kind), kind: 'problem' });
      });
    },
    [stores.toasts],
  );
  return { part, open };
}
