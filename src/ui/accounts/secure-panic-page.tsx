import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { AppLink } from '../kit/app-link.tsx';
import { MailAction } from './mail-action.tsx';

function SecurePanicView({ route }: { readonly route: RouteOf<'secure-panic'> }) {
  const { services } = useApp();
  return (
    <MailAction
      title="Secure your account"
      lead="If you did not make the change that the mail tells of, log everybody out now. A mail with a link to a new password follows."
      token={route.token ?? null}
      button="Log out everywhere"
      pending="Logging out everywhere…"
      act={async (token) => {
        const outcome = await (await services.openAccount()).secureAccount.run(token);
        return outcome.kind === 'refused' ? outcome : undefined;
      }}
      done={{
        title: 'Everybody is logged out',
        lead: 'Look into your mail: the link there lets you choose a new password.',
        next: null,
      }}
      other={<AppLink href={formatRoute({ kind: 'password-reset' })}>Choose a new password instead</AppLink>}
    />
  );
}

/** The way out of an account that somebody else got into, by the link in a warning mail. */
export const page: PageOf<'secure-panic'> = {
  View: SecurePanicView,
  load: () => Promise.resolve({ kind: 'ready', head: { title: 'Secure your account', noindex: true } }),
};
