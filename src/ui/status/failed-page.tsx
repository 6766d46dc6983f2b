import { useState } from 'react';
import type { ServiceError } from '../../application/ports/service-error.ts';
import { Button } from '../kit/buttons/button.tsx';
import { failureText } from '../base/failure-text.ts';
import { StatusPage } from './status-page.tsx';

/** The page could not be read: why, and the way to try again. */
export function FailedPage({
  failure,
  onRetry,
}: {
  readonly failure: ServiceError['kind'];
  readonly onRetry: () => Promise<unknown>;
}) {
  const [trying, setTrying] = useState(false);
  const retry = () => {
    setTrying(true);
    void onRetry().finally(() => setTrying(false));
  };
  return (
    <StatusPage
      title={failure === 'offline' ? 'No connection' : 'This page did not load'}
      action={
        <Button kind="primary" size={48} pending={trying && 'Trying again…'} onClick={retry}>
          Try again
        </Button>
      }
    >
      {failureText(failure)}
    </StatusPage>
  );
}
