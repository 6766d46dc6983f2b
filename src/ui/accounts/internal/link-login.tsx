import { formatRoute } from '../../../domain/routes/format-route.ts';
import { useApp } from '../../base/app-context.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { reloadForNewViewer } from '../reload-for-new-viewer.ts';
import { MailAction } from './mail-action.tsx';

/** Log-in through a link in a mail. */
export function LinkLogin({ token, next }: { readonly token: string; readonly next: string | undefined }) {
  const { services, site } = useApp();
  return (
    <MailAction
      title={`Log in to ${site.name}`}
      lead="This email link lets you browse for 24 hours. Log in with your password to make changes."
      token={token}
      button="Log in"
      pending="Logging in…"
      act={async (given) => {
        const { accounts } = await services.openAccount();
        const outcome = await accounts.logInByLink(given);
        if (outcome.kind === 'refused') return outcome;
        reloadForNewViewer(next ?? '/');
        return undefined;
      }}
      done={{ title: 'You’re logged in', lead: 'Opening the page…', next: null }}
      other={<AppLink href={formatRoute({ kind: 'login', next })}>Log in with your password</AppLink>}
    />
  );
}
