import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useApp } from '../../base/app-context.ts';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { BulbIcon } from '../../kit/icons/bulb-icon.tsx';
import { ImagePlusIcon } from '../../kit/icons/image-plus-icon.tsx';
import { LargeTilesIcon } from '../../kit/icons/large-tiles-icon.tsx';
import { TagIcon } from '../../kit/icons/tag-icon.tsx';
import { text } from '../../text/language.ts';
import { onboardingMessages } from './messages.en.ts';
import { changeDraft, shownDraft } from './onboarding-data.ts';
import { StepFrame } from './step-frame.tsx';
import { useOnboarding } from './use-onboarding.ts';

/** What somebody is here for. */
export const UseCaseStep = observer(function UseCaseStep() {
  const { stores } = useApp();
  const { answer, skip, ...frame } = useOnboarding('UseCase');
  const [isAsking, setAsking] = useState(false);
  const { useCase } = shownDraft(stores);
  const next = () => {
    if (useCase === null) setAsking(true);
    else answer({ step: 'UseCase', useCase });
  };
  return (
    <StepFrame
      {...frame}
      step="UseCase"
      title={text(onboardingMessages.useCaseTitle)}
      lead={text(onboardingMessages.useCaseLead)}
      status={isAsking && useCase === null ? text(onboardingMessages.useCaseMissing) : ''}
      onSkip={skip}
      onNext={next}
    >
      <ChoiceField
        label={text(onboardingMessages.useCase)}
        kind="rows"
        choices={useCaseChoices()}
        value={useCase}
        onChange={(chosen) => changeDraft(stores, { useCase: chosen })}
      />
    </StepFrame>
  );
});

function useCaseChoices() {
  return [
    {
      id: 'ideas',
      label: text(onboardingMessages.ideas),
      help: text(onboardingMessages.ideasHelp),
      sign: <BulbIcon />,
    },
    {
      id: 'plan',
      label: text(onboardingMessages.plan),
      help: text(onboardingMessages.planHelp),
      sign: <LargeTilesIcon />,
    },
    {
      id: 'shop',
      label: text(onboardingMessages.shop),
      help: text(onboardingMessages.shopHelp),
      sign: <TagIcon />,
    },
    {
      id: 'share',
      label: text(onboardingMessages.share),
      help: text(onboardingMessages.shareHelp),
      sign: <ImagePlusIcon />,
    },
  ] as const;
}
