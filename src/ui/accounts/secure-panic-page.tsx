import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { AppLink } from '../kit/app-link.tsx';
import { MailAction } from './internal/mail-action.tsx';
import { text } from '../text/language.ts';
import { emailMessages } from './internal/messages.en.ts';

function SecurePanicView({ route }: { readonly route: RouteOf<'secure-panic'> }) {
  const { services } = useApp();
  return (
    <MailAction
      title={text(emailMessages.secure)}
      lead={text(emailMessages.secureLead)}
      token={route.token ?? null}
      button={text(emailMessages.logOutAll)}
      pending={text(emailMessages.loggingOut)}
      act={async (token) => {
        const outcome = await (await services.openAccount()).accounts.secure(token);
        return outcome.kind === 'refused' ? outcome : undefined;
      }}
      done={{
        title: text(emailMessages.allLoggedOut),
        lead: text(emailMessages.allLoggedOutLead),
        next: null,
      }}
      other={
        <AppLink href={formatRoute({ kind: 'password-reset' })}>{text(emailMessages.resetInstead)}</AppLink>
      }
    />
  );
}

/** Secures an account that someone else got into, through the link in a warning mail. */
export const page: PageOf<'secure-panic'> = {
  View: SecurePanicView,
  load: () => Promise.resolve({ kind: 'ready', head: { title: emailMessages.secure, noindex: true } }),
};
