import { observer } from 'mobx-react-lite';
import { useApp } from '../../base/app-context.ts';
import { buttonClass } from '../../kit/buttons/button-look.ts';
import { text } from '../../text/language.ts';
import { onboardingMessages } from './messages.en.ts';
import { PROGRESS } from './onboarding-data.ts';
import { StepFrame } from './step-frame.tsx';
import { useOnboarding } from './use-onboarding.ts';

/** The app for this device, which opens in its store. */
export const AppStep = observer(function AppStep() {
  const { stores, site } = useApp();
  const { answer, skip, ...frame } = useOnboarding('AppInstall');
  const appUrl = stores.pageData.find(PROGRESS)?.appUrl ?? null;
  return (
    <StepFrame
      {...frame}
      // The feed was waited for once.
      backHref={undefined}
      step="AppInstall"
      title={text(onboardingMessages.appTitle)}
      lead={text(onboardingMessages.appLead, { site: site.name })}
      onSkip={skip}
      onNext={() => answer({ step: 'AppInstall' })}
    >
      {appUrl !== null && (
        <a className={buttonClass({ size: 48 })} href={appUrl} target="_blank" rel="noopener noreferrer">
          {text(onboardingMessages.getApp)}
        </a>
      )}
    </StepFrame>
  );
});
