import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { ToastMessage } from './toast-message.ts';
import { ToastRegion } from './toast-region.tsx';

type NewToast = Omit<ToastMessage, 'id'>;

/** Says something once. A newer message takes the place of the one that is shown. */
export type ShowToast = (message: NewToast) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Holds the one toast of the app and its place on the screen. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const show = useMemo(() => {
    let count = 0;
    return (next: NewToast) => setMessage({ ...next, id: `toast-${++count}` });
  }, []);
  const forget = useCallback(
    (id: string) => setMessage((current) => (current?.id === id ? null : current)),
    [],
  );
  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion message={message} onGone={forget} />
    </ToastContext>
  );
}

export function useToast(): ShowToast {
  return useContext(ToastContext);
}
