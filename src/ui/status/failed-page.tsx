import { useState } from 'react';
import type { ServiceError } from '../../application/ports/service-error.ts';
import { Button } from '../kit/buttons/button.tsx';
import { failureText } from '../base/failure-text.ts';
import { text } from '../text/language.ts';
import { statusMessages } from './internal/messages.en.ts';
import { StatusPage } from './status-page.tsx';

/** The page could not be loaded: the reason, and a retry. */
export function FailedPage({
  failure,
  onRetry,
  tall,
}: {
  readonly failure: ServiceError['kind'];
  readonly onRetry: () => Promise<unknown>;
  /** In place of a page that was loading. */
  readonly tall?: boolean;
}) {
  const [trying, setTrying] = useState(false);
  const retry = () => {
    setTrying(true);
    void onRetry().finally(() => setTrying(false));
  };
  return (
    <StatusPage
      tall={tall}
      title={text(failure === 'offline' ? statusMessages.offline : statusMessages.failed)}
      action={
        <Button kind="primary" size={48} pending={trying && text(statusMessages.retrying)} onClick={retry}>
          {text(statusMessages.retry)}
        </Button>
      }
    >
      {failureText(failure)}
    </StatusPage>
  );
}
