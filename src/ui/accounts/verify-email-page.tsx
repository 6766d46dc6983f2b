import type { RouteOf } from '../../domain/routes/route.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { AppLink } from '../kit/app-link.tsx';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { MailAction } from './internal/mail-action.tsx';

function VerifyEmailView({ route }: { readonly route: RouteOf<'verify-email'> }) {
  const { services, site } = useApp();
  return (
    <MailAction
      title="Confirm your email"
      lead={`This tells ${site.name} that this email address is yours.`}
      token={route.token ?? null}
      button="Confirm email"
      pending="Confirming…"
      act={async (token) => {
        const outcome = await (await services.openAccount()).accounts.verifyEmail(token);
        return outcome.kind === 'refused' ? outcome : undefined;
      }}
      done={{
        title: 'Your email has been confirmed',
        lead: 'We’ll send account emails to this address from now on.',
        next: (
          <LinkButton kind="primary" size={48} href="/">
            Go to the home feed
          </LinkButton>
        ),
      }}
      other={
        <AppLink href={formatRoute({ kind: 'settings', section: 'account' })}>Request a new link</AppLink>
      }
    />
  );
}

/** Confirms a mail address through the link that was sent to it. */
export const page: PageOf<'verify-email'> = {
  View: VerifyEmailView,
  load: () => Promise.resolve({ kind: 'ready', head: { title: 'Confirm your email', noindex: true } }),
};
