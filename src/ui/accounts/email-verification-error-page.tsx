import { observer } from 'mobx-react-lite';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { StatusPage } from '../status/status-page.tsx';

const EmailVerificationErrorView = observer(function EmailVerificationErrorView() {
  const isMember = useApp().stores.session.kind === 'full';
  const settings = formatRoute({ kind: 'settings', section: 'account' });
  return (
    <StatusPage
      title="Your email wasn’t confirmed"
      action={
        <LinkButton
          kind="primary"
          size={48}
          href={isMember ? settings : formatRoute({ kind: 'login', next: settings })}
        >
          {isMember ? 'Go to account settings' : 'Log in'}
        </LinkButton>
      }
    >
      This link is no longer valid. You can resend it from Settings › Account.
    </StatusPage>
  );
});

/** The page for mail links that have expired. */
export const page: PageOf<'email-verification-error'> = {
  View: EmailVerificationErrorView,
  load: () =>
    Promise.resolve({ kind: 'ready', head: { title: 'Your email wasn’t confirmed', noindex: true } }),
};
