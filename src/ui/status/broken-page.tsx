import { Button } from '../kit/buttons/button.tsx';
import { text } from '../text/language.ts';
import { statusMessages } from './internal/messages.en.ts';
import { StatusPage } from './status-page.tsx';

/** A view has thrown an error, so the page offers a reload. */
export function BrokenPage() {
  return (
    <StatusPage
      title={text(statusMessages.broken)}
      action={
        <Button kind="primary" size={48} onClick={() => location.reload()}>
          {text(statusMessages.reload)}
        </Button>
      }
    >
      {text(statusMessages.brokenDetail)}
    </StatusPage>
  );
}
