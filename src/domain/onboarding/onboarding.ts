import { toPinId, toTopicId, type PinId, type TopicId } from '../ids/ids.ts';
import type { Gender } from '../users/user.ts';

const GENDERS: readonly Gender[] = ['female', 'male', 'unspecified'];

/** The steps after sign-up, in order. `AppInstall` is offered on phones for which the operator has an app. */
export const ONBOARDING_STEPS = [
  'Gender',
  'InterestPicker',
  'UseCase',
  'PinPicker',
  'LoadingStep',
  'AppInstall',
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export const USE_CASES = ['ideas', 'plan', 'shop', 'share'] as const;
/** What somebody is here for. */
export type UseCase = (typeof USE_CASES)[number];

/** How many topics are to be picked, by the width of the window. */
export const LEAST_TOPICS = { desktop: 5, mobile: 3 } as const;
/** How many pins are to be picked. */
export const LEAST_PINS = 3;
/** Topics and pins that one person can pick. */
export const MOST_PICKS = 50;
/** Pins are offered from this many on: there is a choice. */
export const LEAST_PINS_OFFERED = 2 * LEAST_PINS;
/** The longest time for which `LoadingStep` waits for the feed. */
export const LONGEST_LOADING_MS = 5000;

/** Where the answers are stored among the values of a user. */
export const ONBOARDING_STATE = 'ONBOARDING';

/** What somebody has answered so far. */
export type Onboarding = {
  readonly steps: { readonly [Step in OnboardingStep]?: 'done' | 'skipped' };
  readonly topicIds: readonly TopicId[];
  readonly useCase: UseCase | null;
  readonly pinIds: readonly PinId[];
};

/** The answers to the steps that ask something. */
export type OnboardingAnswers = {
  readonly gender: Gender | null;
  readonly topicIds: readonly TopicId[];
  readonly useCase: UseCase | null;
  readonly pinIds: readonly PinId[];
};

/** What a server has to choose from. */
export type OnboardingChoice = {
  /** Topics that have pages. */
  readonly topicCount: number;
  /** Public pins of others. */
  readonly pinCount: number;
  /** The address of the app for this device; null when there is none. */
  readonly appUrl: string | null;
};

/** The steps for somebody: none of them asks to choose from too little. No steps where nothing can be chosen. */
export function offeredSteps({ topicCount, pinCount, appUrl }: OnboardingChoice): readonly OnboardingStep[] {
  const hasTopics = topicCount >= LEAST_TOPICS.desktop;
  const hasPins = pinCount >= LEAST_PINS_OFFERED;
  if (!hasTopics && !hasPins) return [];
  return ONBOARDING_STEPS.filter((step) => {
    if (step === 'InterestPicker') return hasTopics;
    if (step === 'PinPicker') return hasPins;
    return step !== 'AppInstall' || appUrl !== null;
  });
}

/** True after the wait for the feed; then nothing is asked again, even if more could be. */
export function isFinished({ steps }: Pick<Onboarding, 'steps'>): boolean {
  return steps.LoadingStep !== undefined;
}

/** The first step without an answer. */
export function openStep(
  offered: readonly OnboardingStep[],
  { steps }: Pick<Onboarding, 'steps'>,
): OnboardingStep | undefined {
  return offered.find((step) => steps[step] === undefined);
}

/** A step is answered. Skipping it later keeps the answer. */
export function withStep(
  { steps }: Pick<Onboarding, 'steps'>,
  step: OnboardingStep,
  answer: 'done' | 'skipped',
): Onboarding['steps'] {
  return { ...steps, [step]: steps[step] === 'done' ? 'done' : answer };
}

/** Reads stored answers; what is not one is left out. */
export function parseOnboarding(value: unknown): Onboarding {
  const { steps, topicIds, useCase, pinIds } = fieldsOf(value);
  const answers = fieldsOf(steps);
  return {
    steps: Object.fromEntries(
      ONBOARDING_STEPS.flatMap((step) => {
        const answer = answers[step];
        return answer === 'done' || answer === 'skipped' ? [[step, answer]] : [];
      }),
    ),
    topicIds: textsOf(topicIds).map(toTopicId),
    useCase: USE_CASES.find((known) => known === useCase) ?? null,
    pinIds: textsOf(pinIds).map(toPinId),
  };
}

/** Reads stored answers that were not sent yet; what is not one is left out. */
export function parseAnswers(value: unknown): Partial<OnboardingAnswers> {
  const { gender, topicIds, pinIds } = fieldsOf(value);
  const { useCase } = parseOnboarding(value);
  return {
    ...(GENDERS.some((known) => known === gender) && { gender: gender as Gender }),
    ...(Array.isArray(topicIds) && { topicIds: textsOf(topicIds).map(toTopicId) }),
    ...(useCase !== null && { useCase }),
    ...(Array.isArray(pinIds) && { pinIds: textsOf(pinIds).map(toPinId) }),
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string').slice(0, MOST_PICKS) : [];
}
