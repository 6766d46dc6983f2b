import type { OnboardingStep, UseCase } from '../src/domain/onboarding/onboarding.ts';

/** The steps after sign-up and what was answered. */
export interface WireOnboarding {
  steps: readonly { readonly name: OnboardingStep; readonly done: boolean; readonly skipped: boolean }[];
  /** How many topics are to be picked in wide windows and in narrow ones. */
  min_picks: { readonly desktop: number; readonly mobile: number };
  completed: boolean;
  interest_ids: readonly string[];
  use_case: UseCase | null;
  pin_ids: readonly string[];
  /** Where the app for the caller's device is; omitted when there is none. */
  app_url?: string;
}
