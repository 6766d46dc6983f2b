import type { RouteOf } from '../../domain/routes/route.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { AppLink } from '../kit/app-link.tsx';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { MailAction } from './internal/mail-action.tsx';
import { text } from '../text/language.ts';
import { accountMessages, emailMessages } from './internal/messages.en.ts';

function VerifyEmailView({ route }: { readonly route: RouteOf<'verify-email'> }) {
  const { services, site } = useApp();
  return (
    <MailAction
      title={text(emailMessages.confirm)}
      lead={text(emailMessages.confirmLead, { site: site.name })}
      token={route.token ?? null}
      button={text(emailMessages.confirmButton)}
      pending={text(emailMessages.confirming)}
      act={async (token) => {
        const outcome = await (await services.openAccount()).accounts.verifyEmail(token);
        return outcome.kind === 'refused' ? outcome : undefined;
      }}
      done={{
        title: text(emailMessages.confirmed),
        lead: text(emailMessages.confirmedLead),
        next: (
          <LinkButton kind="primary" size={48} href="/">
            {text(accountMessages.goHome)}
          </LinkButton>
        ),
      }}
      other={
        <AppLink href={formatRoute({ kind: 'settings', section: 'account' })}>
          {text(accountMessages.requestLink)}
        </AppLink>
      }
    />
  );
}

/** Confirms a mail address through the link that was sent to it. */
export const page: PageOf<'verify-email'> = {
  View: VerifyEmailView,
  load: () => Promise.resolve({ kind: 'ready', head: { title: emailMessages.confirm, noindex: true } }),
};
