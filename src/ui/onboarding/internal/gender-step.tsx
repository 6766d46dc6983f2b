import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useApp } from '../../base/app-context.ts';
import { GenderChoice } from '../../forms/gender-choice.tsx';
import { text } from '../../text/language.ts';
import { onboardingMessages } from './messages.en.ts';
import { changeDraft, shownDraft } from './onboarding-data.ts';
import { StepFrame } from './step-frame.tsx';
import { useOnboarding } from './use-onboarding.ts';

/** The gender, which nobody needs to tell. */
export const GenderStep = observer(function GenderStep() {
  const { stores } = useApp();
  const { answer, skip, ...frame } = useOnboarding('Gender');
  const [isAsking, setAsking] = useState(false);
  const { gender } = shownDraft(stores);
  const next = () => {
    if (gender === null) setAsking(true);
    else answer({ step: 'Gender', gender });
  };
  return (
    <StepFrame
      {...frame}
      step="Gender"
      title={text(onboardingMessages.genderTitle)}
      lead={text(onboardingMessages.genderLead)}
      status={isAsking && gender === null ? text(onboardingMessages.genderMissing) : ''}
      onSkip={skip}
      onNext={next}
    >
      <GenderChoice value={gender} onChange={(chosen) => changeDraft(stores, { gender: chosen })} />
    </StepFrame>
  );
});
