import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { AppLink } from '../kit/app-link.tsx';
import { MailAction } from './internal/mail-action.tsx';

function SecurePanicView({ route }: { readonly route: RouteOf<'secure-panic'> }) {
  const { services } = useApp();
  return (
    <MailAction
      title="Secure your account"
      lead="If you didn’t make this change, log out all devices now. We’ll email you a link to reset your password."
      token={route.token ?? null}
      button="Log out all devices"
      pending="Logging out…"
      act={async (token) => {
        const outcome = await (await services.openAccount()).accounts.secure(token);
        return outcome.kind === 'refused' ? outcome : undefined;
      }}
      done={{
        title: 'All devices have been logged out',
        lead: 'Check your email for a link to set a new password.',
        next: null,
      }}
      other={<AppLink href={formatRoute({ kind: 'password-reset' })}>Reset your password instead</AppLink>}
    />
  );
}

/** Secures an account that someone else got into, through the link in a warning mail. */
export const page: PageOf<'secure-panic'> = {
  View: SecurePanicView,
  load: () => Promise.resolve({ kind: 'ready', head: { title: 'Secure your account', noindex: true } }),
};
