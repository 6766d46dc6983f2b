import { observer } from 'mobx-react-lite';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { EmptyState } from '../kit/states/empty-state.tsx';
import { text } from '../text/language.ts';
import { moderationMessages } from './internal/messages.en.ts';
import { loadOwnCase, OwnCase } from './internal/own-case.tsx';

const ACCOUNT = { kind: 'account', objectId: null } as const;

const AgeAppealView = observer(function AgeAppealView() {
  const { session } = useApp().stores;
  return (
    <OwnCase
      title={text(moderationMessages.ageCase)}
      lead={text(moderationMessages.ageCaseLead)}
      about={ACCOUNT}
    >
      {session.kind === 'full' ? (
        <EmptyState title={text(moderationMessages.unrestricted)}>
          {text(moderationMessages.unrestrictedDetail)}
        </EmptyState>
      ) : (
        <EmptyState
          title={text(moderationMessages.logInToAppeal)}
          action={
            <LinkButton
              kind="primary"
              size={48}
              href={formatRoute({ kind: 'login', next: formatRoute({ kind: 'age-appeal' }) })}
            >
              {text(moderationMessages.logIn)}
            </LinkButton>
          }
        >
          {text(moderationMessages.logInToAppealDetail)}
        </EmptyState>
      )}
    </OwnCase>
  );
});

/** Where people appeal who were taken for too young: against the restriction of their account. */
export const page: PageOf<'age-appeal'> = {
  View: AgeAppealView,
  async load(_route, context) {
    if (context.stores.session.kind === 'full') await loadOwnCase(context, ACCOUNT);
    return { kind: 'ready', head: { title: moderationMessages.ageCase, noindex: true } };
  },
};
