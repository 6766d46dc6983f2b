import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { Message } from '../../domain/messages/message.ts';
import { openStep, type OnboardingStep } from '../../domain/onboarding/onboarding.ts';
import { pinsToStartFrom } from '../../domain/onboarding/picks.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import type { LoadContext, PageOf, PageOutcome } from '../base/navigation/page.ts';
import { PINS_OF_PAGE } from '../base/stores/page-data-store.ts';
import { HOME_FEED } from '../feeds/load-home.ts';
import { AppStep } from './internal/app-step.tsx';
import { GenderStep } from './internal/gender-step.tsx';
import { LoadingStep } from './internal/loading-step.tsx';
import { onboardingMessages } from './internal/messages.en.ts';
import { PINS, PROGRESS, TOPICS } from './internal/onboarding-data.ts';
import { PinsStep } from './internal/pins-step.tsx';
import { TopicsStep } from './internal/topics-step.tsx';
import { stepAddress } from './internal/use-onboarding.ts';
import { useStoredAnswers } from './internal/use-stored-answers.ts';
import { UseCaseStep } from './internal/use-case-step.tsx';

const STEPS: Readonly<Record<OnboardingStep, { readonly View: ComponentType; readonly title: Message }>> = {
  Gender: { View: GenderStep, title: onboardingMessages.genderTitle },
  InterestPicker: { View: TopicsStep, title: onboardingMessages.topicsTitle },
  UseCase: { View: UseCaseStep, title: onboardingMessages.useCaseTitle },
  PinPicker: { View: PinsStep, title: onboardingMessages.pinsTitle },
  LoadingStep: { View: LoadingStep, title: onboardingMessages.loadingTitle },
  AppInstall: { View: AppStep, title: onboardingMessages.appTitle },
};

const OnboardingView = observer(function OnboardingView({ route }: { readonly route: RouteOf<'welcome'> }) {
  useStoredAnswers();
  const step = shownStep(route.step, useApp().stores.pageData.find(PROGRESS)?.offered ?? []);
  if (step === undefined) return null;
  const { View } = STEPS[step];
  return <View key={step} />;
});

function shownStep(name: string | undefined, offered: readonly OnboardingStep[]): OnboardingStep | undefined {
  return offered.find((known) => known === name);
}

/** Topics to choose from. */
const MOST_TOPICS = 36;

async function loadTopics({ services, stores }: LoadContext): Promise<void> {
  const { follows } = await services.openFollows();
  stores.pageData.set(TOPICS, (await follows.topicsWithPages('all')).slice(0, MOST_TOPICS));
}

async function loadPins({ services, stores }: LoadContext): Promise<void> {
  const outcome = await services.loadFeedPage.run(HOME_FEED, null);
  const progress = stores.pageData.find(PROGRESS);
  if (outcome.kind !== 'page' || progress === undefined) return;
  const { pins } = outcome.page;
  // Picked ones are favorites by now, which a home feed does not show again.
  const picked = await Promise.all(progress.pinIds.map((id) => services.pins.find(id)));
  stores.pins.put([...pins, ...picked.filter((pin) => pin !== undefined)]);
  const ids = pinsToStartFrom(pins, progress);
  stores.pageData.set(PINS, ids);
  stores.pageData.set(PINS_OF_PAGE, ids);
}

/** The steps after sign-up: each has an address, so Back and a reload come to the same step. */
export const page: PageOf<'welcome'> = {
  View: OnboardingView,
  async load(route, context): Promise<PageOutcome> {
    const { onboarding } = await context.services.openFollows();
    const progress = await onboarding.read();
    context.stores.pageData.set(PROGRESS, progress);
    // A window that is still in the middle goes home when another one has finished. The app comes after the end.
    const isBehind = progress.isCompleted && route.step !== 'AppInstall';
    const step = isBehind ? undefined : shownStep(route.step, progress.offered);
    if (step === undefined) {
      const open = progress.isCompleted ? undefined : openStep(progress.offered, progress);
      return { kind: 'moved', to: open === undefined ? '/' : stepAddress(open), permanent: false };
    }
    if (step === 'InterestPicker') await loadTopics(context);
    if (step === 'PinPicker') await loadPins(context);
    return { kind: 'ready', head: { title: STEPS[step].title, noindex: true } };
  },
};
