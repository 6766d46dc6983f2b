import type { Page } from '../base/navigation/page.ts';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { text } from '../text/language.ts';
import { statusMessages } from './internal/messages.en.ts';
import { StatusPage } from './status-page.tsx';

function LaterView() {
  return (
    <StatusPage
      title={text(statusMessages.comingSoon)}
      action={
        <LinkButton kind="primary" size={48} href="/">
          {text(statusMessages.goHome)}
        </LinkButton>
      }
    >
      {text(statusMessages.comingSoonDetail)}
    </StatusPage>
  );
}

/** A placeholder for a page that does not exist yet. */
export const page: Page = {
  View: LaterView,
  load: () => Promise.resolve({ kind: 'ready', head: { title: statusMessages.comingSoon, noindex: true } }),
};
