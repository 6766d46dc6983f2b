import type { PageOf } from '../base/navigation/page.ts';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { text } from '../text/language.ts';
import { statusMessages } from './internal/messages.en.ts';
import { StatusPage } from './status-page.tsx';

/** The same page for missing content and for content that this viewer may not see. */
export function NotFound() {
  return (
    <StatusPage
      title={text(statusMessages.notFound)}
      action={
        <LinkButton kind="primary" size={48} href="/">
          {text(statusMessages.goHome)}
        </LinkButton>
      }
    >
      {text(statusMessages.notFoundDetail)}
    </StatusPage>
  );
}

export const page: PageOf<'not-found'> = {
  View: NotFound,
  load: () => Promise.resolve({ kind: 'not-found' }),
};
