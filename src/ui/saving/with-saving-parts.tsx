import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { Route } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import { FailedPage } from '../status/failed-page.tsx';
import { LoadingPage } from '../status/loading-page.tsx';
import type { SavingParts } from './saving-parts.tsx';

/** A page that requires the saving code: waits for it, and reports a failed import. */
export const WithSavingParts = observer(function WithSavingParts({
  route,
  children,
}: {
  readonly route: Route;
  readonly children: (parts: SavingParts) => ReactNode;
}) {
  const { saving } = useApp().stores;
  const [failure, setFailure] = useState<ServiceError['kind'] | null>(null);
  const open = async () => {
    setFailure(null);
    try {
      await saving.open();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      setFailure(error.kind);
    }
  };
  useEffect(() => void open(), [saving]);
  if (saving.parts !== null) return children(saving.parts);
  return failure === null ? <LoadingPage route={route} /> : <FailedPage failure={failure} onRetry={open} />;
});
