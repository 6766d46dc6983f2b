import { ONBOARDING_CALLS } from '../../../../../wire/calls/accounts/onboarding.ts';
import type { WireOnboarding } from '../../../../../wire/onboarding.ts';
import { LEAST_TOPICS } from '../../../../../src/domain/onboarding/onboarding.ts';
import type { OnboardingView } from '../../../../application/onboarding/read-onboarding.ts';
import { CallFailure } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call, type Written } from '../../core/call/define-call.ts';
import type { CallDeps } from '../call-deps.ts';
import { tooManyFollows } from '../refusals.ts';

/** Calls of the steps after sign-up. */
export function onboardingCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(ONBOARDING_CALLS, {
    readOnboarding: async ({ viewerId }) => ({
      data: onboardingToWire(await deps.readOnboarding.run(viewerId)),
    }),
    answerOnboarding: answerOnboarding(deps),
  });
}

function answerOnboarding({
  answerOnboarding,
  readOnboarding,
}: CallDeps): Answer<typeof ONBOARDING_CALLS.answerOnboarding> {
  return async ({ viewerId }, { step, skipped, gender, interest_ids, use_case, pin_ids }) => {
    const { kind } = await answerOnboarding.run({
      userId: viewerId,
      step,
      isSkipped: skipped,
      gender,
      topicIds: interest_ids ?? [],
      useCase: use_case,
      pinIds: pin_ids ?? [],
    });
    if (kind === 'too_many') throw tooManyFollows();
    if (kind !== 'done') throw new CallFailure(kind);
    return { data: onboardingToWire(await readOnboarding.run(viewerId)) };
  };
}

function onboardingToWire({ answers, steps, isCompleted }: OnboardingView): Written<WireOnboarding> {
  return {
    steps: steps.map((name) => ({
      name,
      done: answers.steps[name] === 'done',
      skipped: answers.steps[name] === 'skipped',
    })),
    min_picks: LEAST_TOPICS,
    completed: isCompleted,
    interest_ids: answers.topicIds,
    use_case: answers.useCase,
    pin_ids: answers.pinIds,
  };
}
