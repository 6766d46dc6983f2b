import { observer } from 'mobx-react-lite';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { StatusPage } from '../status/status-page.tsx';
import { text } from '../text/language.ts';
import { accountMessages, emailMessages } from './internal/messages.en.ts';

const EmailVerificationErrorView = observer(function EmailVerificationErrorView() {
  const isMember = useApp().stores.session.kind === 'full';
  const settings = formatRoute({ kind: 'settings', section: 'account' });
  return (
    <StatusPage
      title={text(emailMessages.notConfirmed)}
      action={
        <LinkButton
          kind="primary"
          size={48}
          href={isMember ? settings : formatRoute({ kind: 'login', next: settings })}
        >
          {text(isMember ? emailMessages.accountSettings : accountMessages.logIn)}
        </LinkButton>
      }
    >
      {text(emailMessages.notConfirmedDetail)}
    </StatusPage>
  );
});

/** The page for mail links that have expired. */
export const page: PageOf<'email-verification-error'> = {
  View: EmailVerificationErrorView,
  load: () => Promise.resolve({ kind: 'ready', head: { title: emailMessages.notConfirmed, noindex: true } }),
};
