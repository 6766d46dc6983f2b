import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { UseCase } from '../../domain/onboarding/onboarding.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import { useApp, type AppValue } from '../base/app-context.ts';
import { attempt } from '../base/attempt.ts';
import { useNewBoard } from '../board-edit/use-new-board.tsx';
import { MAIN_ID } from '../base/navigation/use-page-focus.ts';
import { useNavigate } from '../base/router.ts';
import { Button } from '../kit/buttons/button.tsx';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { spokenLocale, text } from '../text/language.ts';
import classes from './internal/home-note.module.css';
import { onboardingHomeMessages } from './internal/messages.en.ts';
import { JUST_FINISHED, pickedTopics, PROGRESS, shownDraft } from './internal/onboarding-data.ts';
import { stepAddress } from './internal/use-onboarding.ts';

/** Reads whether the steps after sign-up are open. If that fails, there is no note. */
export async function readOnboarding({ services, stores }: Pick<AppValue, 'services' | 'stores'>) {
  try {
    const { onboarding } = await services.openFollows();
    stores.pageData.set(PROGRESS, await onboarding.read());
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    services.logger.warn('onboarding-not-read', error);
  }
}

/** Whether the home invites to the steps, or has something to say after them. */
export function hasHomeNote(stores: AppValue['stores']): boolean {
  const progress = stores.pageData.find(PROGRESS);
  if (stores.pageData.find(JUST_FINISHED) !== true) return progress?.isCompleted === false;
  const { topicIds, pinIds, useCase } = shownDraft(stores);
  return topicIds.length > 0 || pinIds.length > 0 || useCase !== null;
}

/** Above the pins of a new member's home: an invitation to the steps that are open, or what came of them. */
export const HomeNote = observer(function HomeNote() {
  return useApp().stores.pageData.find(JUST_FINISHED) === true ? <Started /> : <Invitation />;
});

function Invitation() {
  const { services, stores } = useApp();
  const end = async () => {
    const outcome = await attempt(stores, async () =>
      (await services.openFollows()).onboarding.answer({ step: 'LoadingStep' }),
    );
    if (outcome === undefined) return;
    focusMain();
    stores.pageData.set(PROGRESS, outcome.progress);
  };
  return (
    <Note
      title={text(onboardingHomeMessages.invitation)}
      detail={text(onboardingHomeMessages.invitationDetail)}
    >
      <LinkButton kind="primary" href={stepAddress(undefined)}>
        {text(onboardingHomeMessages.start)}
      </LinkButton>
      <Button kind="plain" onClick={() => void end()}>
        {text(onboardingHomeMessages.later)}
      </Button>
    </Note>
  );
}

const Started = observer(function Started() {
  const { stores } = useApp();
  const { useCase, pinIds } = shownDraft(stores);
  const names = pickedTopics(stores).map(({ name }) => name);
  const detail =
    names.length > 0
      ? text(onboardingHomeMessages.startedWith, {
          topics: new Intl.ListFormat(spokenLocale()).format(names),
        })
      : pinIds.length > 0
        ? text(onboardingHomeMessages.startedWithPins)
        : '';
  const close = () => {
    focusMain();
    stores.pageData.set(JUST_FINISHED, false);
  };
  return (
    <Note title={text(onboardingHomeMessages.started)} detail={detail}>
      {useCase !== null && <FirstAct useCase={useCase} />}
      <LinkButton kind="quiet" href={formatRoute({ kind: 'tuner' })}>
        {text(onboardingHomeMessages.tune)}
      </LinkButton>
      <Button kind="plain" onClick={close}>
        {text(onboardingHomeMessages.close)}
      </Button>
    </Note>
  );
});

/** What to do first, by what somebody is here for. */
function FirstAct({ useCase }: { readonly useCase: UseCase }) {
  const navigate = useNavigate();
  const { part, create } = useNewBoard((board, isWanted) => {
    if (isWanted) void navigate(board.url);
  });
  switch (useCase) {
    case 'ideas':
      return null;
    case 'plan':
      return (
        <>
          <Button kind="primary" onClick={create}>
            {text(onboardingHomeMessages.createBoard)}
          </Button>
          {part}
        </>
      );
    case 'shop':
      return (
        <LinkButton kind="primary" href={formatRoute({ kind: 'shopping' })}>
          {text(onboardingHomeMessages.shop)}
        </LinkButton>
      );
    case 'share':
      return (
        <LinkButton kind="primary" href={formatRoute({ kind: 'pin-create' })}>
          {text(onboardingHomeMessages.createPin)}
        </LinkButton>
      );
  }
}

function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

function Note(props: { readonly title: string; readonly detail: string; readonly children: ReactNode }) {
  const { title, detail, children } = props;
  return (
    <aside className={classes.note} aria-label={title}>
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        {detail !== '' && <p className={classes.detail}>{detail}</p>}
      </div>
      <div className={classes.actions}>{children}</div>
    </aside>
  );
}
