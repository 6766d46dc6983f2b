import type { PinId, TopicId } from '../../../domain/ids/ids.ts';
import type { Onboarding, OnboardingStep, UseCase } from '../../../domain/onboarding/onboarding.ts';
import type { Gender } from '../../../domain/users/user.ts';
import type { Refused } from '../refused.ts';

/** The steps after sign-up for the viewer, and their answers so far. Plain data, serializable as JSON. */
export type OnboardingProgress = Onboarding & {
  readonly offered: readonly OnboardingStep[];
  readonly isCompleted: boolean;
  /** The app for this device; null when there is none. */
  readonly appUrl: string | null;
};

export type OnboardingAnswer =
  | { readonly step: 'Gender'; readonly gender: Gender }
  | { readonly step: 'InterestPicker'; readonly topicIds: readonly TopicId[] }
  | { readonly step: 'UseCase'; readonly useCase: UseCase }
  | { readonly step: 'PinPicker'; readonly pinIds: readonly PinId[] }
  | { readonly step: 'LoadingStep' }
  | { readonly step: 'AppInstall' }
  | { readonly step: OnboardingStep; readonly skipped: true };

export type AnswerOutcome = { readonly kind: 'done'; readonly progress: OnboardingProgress } | Refused;

/** The steps after sign-up, stored with the account. @throws {ServiceError} */
export interface OnboardingGateway {
  read(): Promise<OnboardingProgress>;
  /** Answers or skips a step; answering again replaces the answer. */
  answer(answer: OnboardingAnswer): Promise<AnswerOutcome>;
}
