import { formatRoute } from '../../../domain/routes/format-route.ts';
import { useApp } from '../../base/app-context.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { reloadForNewViewer } from '../reload-for-new-viewer.ts';
import { MailAction } from './mail-action.tsx';
import { text } from '../../text/language.ts';
import { accountMessages } from './messages.en.ts';

/** Log-in through a link in a mail. */
export function LinkLogin({ token, next }: { readonly token: string; readonly next: string | undefined }) {
  const { services, site } = useApp();
  return (
    <MailAction
      title={text(accountMessages.logInTo, { site: site.name })}
      lead={text(accountMessages.linkLogin)}
      token={token}
      button={text(accountMessages.logIn)}
      pending={text(accountMessages.loggingIn)}
      act={async (given) => {
        const { accounts } = await services.openAccount();
        const outcome = await accounts.logInByLink(given);
        if (outcome.kind === 'refused') return outcome;
        reloadForNewViewer(next ?? '/');
        return undefined;
      }}
      done={{ title: text(accountMessages.loggedIn), lead: text(accountMessages.openingPage), next: null }}
      other={
        <AppLink href={formatRoute({ kind: 'login', next })}>
          {text(accountMessages.logInWithPassword)}
        </AppLink>
      }
    />
  );
}
