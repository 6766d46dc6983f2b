import type { PageOf } from '../base/navigation/page.ts';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { StatusPage } from './status-page.tsx';

/** The same for what is not there and for what this viewer may not see. */
export function NotFound() {
  return (
    <StatusPage
      title="We could not find that page"
      action={
        <LinkButton kind="primary" size={48} href="/">
          Go to the home feed
        </LinkButton>
      }
    >
      It may have moved, been removed, or not be shared with you. Check the address, or start again from the
      top.
    </StatusPage>
  );
}

export const page: PageOf<'not-found'> = {
  View: NotFound,
  load: () => Promise.resolve({ kind: 'not-found' }),
};
