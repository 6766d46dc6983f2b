import { Button } from '../kit/buttons/button.tsx';
import { StatusPage } from './status-page.tsx';

/** A view has failed: a fresh start is the safe way on. */
export function BrokenPage() {
  return (
    <StatusPage
      title="This page stopped working"
      action={
        <Button kind="primary" size={48} onClick={() => location.reload()}>
          Load it again
        </Button>
      }
    >
      Sorry! Something went wrong on our end. What you saved before is safe.
    </StatusPage>
  );
}
