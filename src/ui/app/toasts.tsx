import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ServiceError } from '../../application/ports/service-error.ts';
import { ToastRegion } from '../kit/layers/toast-region.tsx';
import { MESSAGES_STAY } from '../base/stores/toast-store.ts';
import { useApp } from '../base/app-context.ts';

/** The toasts. The choice whether they stay is read with the first one. */
export const Toasts = observer(function Toasts() {
  const { stores, services } = useApp();
  const { message, forget } = stores.toasts;
  const stay = stores.pageData.find(MESSAGES_STAY);
  const isAsked = message !== null && stay === undefined && stores.session.kind === 'full';
  useEffect(() => {
    if (!isAsked) return;
    const read = async () => (await services.openAccount()).messageChoice.stay();
    read().then(
      (kept) => stores.pageData.set(MESSAGES_STAY, kept),
      (error: unknown) => {
        // The next toast tries again.
        if (!(error instanceof ServiceError)) throw error;
      },
    );
  }, [isAsked, services, stores]);
  return <ToastRegion message={message} onGone={forget} stays={stay ?? false} />;
});
