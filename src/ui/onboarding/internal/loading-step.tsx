import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LONGEST_LOADING_MS } from '../../../domain/onboarding/onboarding.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import { useApp, type AppValue } from '../../base/app-context.ts';
import { useNavigateFromHere } from '../../base/navigation/use-navigate-from-here.ts';
import { SkeletonGrid } from '../../kit/states/skeleton-grid.tsx';
import { text } from '../../text/language.ts';
import { onboardingMessages } from './messages.en.ts';
import { JUST_FINISHED, PROGRESS } from './onboarding-data.ts';
import classes from './step-frame.module.css';
import { stepAddress } from './use-onboarding.ts';

/** Waits for the home feed, not longer than it takes, and shows it. Back does not come here again. */
export const LoadingStep = observer(function LoadingStep() {
  const app = useApp();
  const leave = useNavigateFromHere();
  useEffect(() => {
    const limit = new Promise<void>((resolve) => {
      setTimeout(resolve, LONGEST_LOADING_MS);
    });
    void Promise.race([Promise.all([finish(app), openHome(app)]), limit]).then(() =>
      leave(addressAfter(app), { replace: true }),
    );
  }, [app, leave]);
  return (
    <section className={classes.loading}>
      <h1 className={classes.title} role="status">
        {text(onboardingMessages.loadingTitle)}
      </h1>
      <SkeletonGrid />
    </section>
  );
});

/** The step for the app, where there is one that nobody has answered; otherwise the home. */
function addressAfter({ stores }: AppValue): string {
  const progress = stores.pageData.find(PROGRESS);
  const asks = progress?.offered.includes('AppInstall') === true && progress.steps.AppInstall === undefined;
  return asks ? stepAddress('AppInstall') : '/';
}

async function openHome({ pages, stores }: AppValue): Promise<void> {
  stores.feeds.outdateHome();
  await pages.open('/', { kind: 'home' });
}

/** The steps are over. If the server does not hear of it, the home offers them once more. */
async function finish({ services, stores }: AppValue): Promise<void> {
  const { onboarding } = await services.openFollows();
  stores.pageData.set(JUST_FINISHED, true);
  try {
    const outcome = await onboarding.answer({ step: 'LoadingStep' });
    if (outcome.kind === 'done') stores.pageData.set(PROGRESS, outcome.progress);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    services.logger.warn('onboarding-not-finished', error);
  }
}
