import type { Page } from '../base/navigation/page.ts';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { StatusPage } from './status-page.tsx';

function LaterView() {
  return (
    <StatusPage
      title="This page is not part of this edition yet"
      action={
        <LinkButton kind="primary" size={48} href="/">
          Go to the home feed
        </LinkButton>
      }
    >
      The address is right, the screen behind it comes with a later version. Everything else works as usual.
    </StatusPage>
  );
}

/** An address that has its place already and its screen later. */
export const page: Page = {
  View: LaterView,
  load: () =>
    Promise.resolve({ kind: 'ready', head: { title: 'Not part of this edition yet', noindex: true } }),
};
