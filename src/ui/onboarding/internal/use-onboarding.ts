import { useState } from 'react';
import type { OnboardingAnswer } from '../../../application/ports/people/onboarding-gateway.ts';
import type { OnboardingStep } from '../../../domain/onboarding/onboarding.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { useApp } from '../../base/app-context.ts';
import { attempt } from '../../base/attempt.ts';
import { useNavigateFromHere } from '../../base/navigation/use-navigate-from-here.ts';
import { PROGRESS } from './onboarding-data.ts';

type OnboardingActions = {
  /** Undefined at the first step. */
  readonly backHref: string | undefined;
  readonly isSending: boolean;
  /** Stores the answer and goes on; stays when that fails. */
  readonly answer: (answer: OnboardingAnswer) => void;
  readonly skip: () => void;
};

/** Going through the steps. Reads observables; call it in an observer. */
export function useOnboarding(step: OnboardingStep): OnboardingActions {
  const { stores, services } = useApp();
  const leave = useNavigateFromHere();
  const [isSending, setSending] = useState(false);
  const offered = stores.pageData.find(PROGRESS)?.offered ?? [];
  const at = offered.indexOf(step);
  const [before, after] = [offered[at - 1], offered[at + 1]];
  const send = async (answer: OnboardingAnswer) => {
    setSending(true);
    const outcome = await attempt(stores, async () =>
      (await services.openFollows()).onboarding.answer(answer),
    );
    setSending(false);
    if (outcome === undefined) return;
    stores.pageData.set(PROGRESS, outcome.progress);
    stores.feeds.outdateHome();
    void leave(stepAddress(after));
  };
  return {
    backHref: before === undefined ? undefined : stepAddress(before),
    isSending,
    answer: (answer) => void send(answer),
    skip: () => void send({ step, skipped: true }),
  };
}

export function stepAddress(step: OnboardingStep | undefined): string {
  return formatRoute({ kind: 'welcome', ...(step === undefined ? {} : { step }) });
}
