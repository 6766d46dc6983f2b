import { ONBOARDING_CALLS } from '../../../../../wire/calls/accounts/onboarding.ts';
import type { WireOnboarding } from '../../../../../wire/onboarding.ts';
import { appForDevice } from '../../../../../src/domain/onboarding/app-for-device.ts';
import { LEAST_TOPICS } from '../../../../../src/domain/onboarding/onboarding.ts';
import type { OnboardingView } from '../../../../application/onboarding/read-onboarding.ts';
import type { CallContext } from '../../core/call/call-context.ts';
import { CallFailure } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call, type Written } from '../../core/call/define-call.ts';
import type { SignedInViewer } from '../../core/visit/viewer.ts';
import type { CallDeps } from '../call-deps.ts';
import { tooManyFollows } from '../refusals.ts';

/** Calls of the steps after sign-up. */
export function onboardingCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(ONBOARDING_CALLS, {
    readOnboarding: async (context) => ({ data: await onboardingOf(context, deps) }),
    answerOnboarding: answerOnboarding(deps),
  });
}

type Caller = CallContext<SignedInViewer>;

async function onboardingOf(
  context: Caller,
  { readOnboarding, readViewer, apps }: CallDeps,
): Promise<Written<WireOnboarding>> {
  const ownPins = async () => {
    const viewer = await context.once('viewer', () => readViewer.run(context.user));
    return viewer.counts.pinCount;
  };
  return onboardingToWire(
    await readOnboarding.run(context.viewerId, ownPins, appForDevice(context.userAgent, apps)),
  );
}

function answerOnboarding(deps: CallDeps): Answer<typeof ONBOARDING_CALLS.answerOnboarding> {
  return async (context, { step, skipped, gender, interest_ids, use_case, pin_ids }) => {
    const { kind } = await deps.answerOnboarding.run({
      userId: context.viewerId,
      step,
      isSkipped: skipped,
      gender,
      topicIds: interest_ids ?? [],
      useCase: use_case,
      pinIds: pin_ids ?? [],
    });
    if (kind === 'too_many') throw tooManyFollows();
    if (kind !== 'done') throw new CallFailure(kind);
    return { data: await onboardingOf(context, deps) };
  };
}

function onboardingToWire({ answers, steps, isCompleted, appUrl }: OnboardingView): Written<WireOnboarding> {
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
    ...(appUrl === null ? {} : { app_url: appUrl }),
  };
}
