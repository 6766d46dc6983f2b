import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { MailChange, MailOutcome } from '../../application/ports/people/account-gateway.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { Button } from '../kit/buttons/button.tsx';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { Notice } from '../kit/states/notice.tsx';
import { SwitchField } from '../kit/fields/switch-field.tsx';
import { failureText } from '../base/failure-text.ts';
import type { PageDataKey } from '../base/stores/page-data-store.ts';
import { AccountForm } from './internal/account-form.tsx';
import { categoryLabel } from './mail-categories.ts';
import { text } from '../text/language.ts';
import { accountMessages, emailMessages } from './internal/messages.en.ts';

const MAILS: PageDataKey<MailOutcome> = 'mails';
/** For a link that was cut off. */
const CUT: MailOutcome = { kind: 'refused', message: '', fields: [] };

const EmailSubscriptionView = observer(function EmailSubscriptionView({
  route,
}: {
  readonly route: RouteOf<'email-subscription'>;
}) {
  const { services, stores, site } = useApp();
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  /** Runs the changes one after another, and holds the server's last answer. Waiting changes are shown already. */
  const changes = useRef({ waiting: 0, last: Promise.resolve(), told: null as MailOutcome | null });
  const mails = stores.pageData.find(MAILS) ?? CUT;
  const home = (
    <LinkButton kind="quiet" size={48} href="/">
      {text(accountMessages.goHome)}
    </LinkButton>
  );
  if (mails.kind === 'refused')
    return (
      <AccountForm title={text(emailMessages.settings)} lead="" other={home}>
        <Notice kind="error">{mails.message || text(accountMessages.invalidLink)}</Notice>
      </AccountForm>
    );

  const change = (wish: MailChange) => {
    setProblem(null);
    setSaved(false);
    const names = wish.kind === 'none' ? Object.keys(mails.categories) : [wish.name];
    const sent = wish.kind === 'category' && wish.sent;
    const wished = Object.fromEntries(names.map((name) => [name, sent]));
    const { current: turns } = changes;
    if (turns.waiting === 0) turns.told = mails;
    stores.pageData.set(MAILS, { kind: 'mails', categories: { ...mails.categories, ...wished } });
    turns.waiting += 1;
    turns.last = turns.last
      .catch(() => undefined)
      .then(async () => {
        const problem = await tell(wish).finally(() => (turns.waiting -= 1));
        if (problem !== null) setProblem(problem);
        if (turns.waiting > 0) return;
        if (turns.told !== null) stores.pageData.set(MAILS, turns.told);
        setSaved(problem === null);
      });
  };
  /** Sends a change. Returns the error message; null on success. */
  const tell = async (wish: MailChange): Promise<string | null> => {
    try {
      const outcome = await (await services.openAccount()).accounts.changeMails(route.token ?? '', wish);
      if (outcome.kind !== 'mails') return outcome.message;
      changes.current.told = outcome;
      return null;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return error.shown ?? failureText(error.kind);
    }
  };

  const categories = Object.entries(mails.categories);
  return (
    <AccountForm
      title={text(emailMessages.settings)}
      lead={text(emailMessages.settingsLead, { site: site.name })}
      message={problem}
      onSubmit={(event) => event.preventDefault()}
      other={home}
    >
      {categories.map(([name, sent]) => (
        <SwitchField
          key={name}
          label={categoryLabel(name)}
          checked={sent}
          onChange={(wanted) => change({ kind: 'category', name, sent: wanted })}
        />
      ))}
      {saved && (
        <Notice kind="ok" live>
          {text(emailMessages.saved)}
        </Notice>
      )}
      <Button kind="primary" size={48} wide onClick={() => change({ kind: 'none' })}>
        {text(emailMessages.unsubscribe)}
      </Button>
    </AccountForm>
  );
});

/** The mail settings of an address, through the link at the end of each mail. */
export const page: PageOf<'email-subscription'> = {
  View: EmailSubscriptionView,
  async load(route, { services, stores }) {
    const { accounts } = await services.openAccount();
    stores.pageData.set(MAILS, route.token === undefined ? CUT : await accounts.mails(route.token));
    return { kind: 'ready', head: { title: emailMessages.settings, noindex: true } };
  },
};
