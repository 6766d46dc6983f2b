import type {
  AnswerOutcome,
  OnboardingAnswer,
  OnboardingGateway,
  OnboardingProgress,
} from '../../../application/ports/people/onboarding-gateway.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import { parseHttpUrl } from '../../../domain/links/http-url.ts';
import { ONBOARDING_STEPS, parseOnboarding } from '../../../domain/onboarding/onboarding.ts';
import { rawObject } from '../../../../wire/raw.ts';
import { refusedBy, type ResourceClient } from '../client/resource-client.ts';

/** The steps after sign-up over the resource calls. Unknown steps are left out. */
export class HttpOnboardingGateway implements OnboardingGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async read(): Promise<OnboardingProgress> {
    const answer = await this.#calls.get('Onboarding', {});
    if (answer.kind === 'failed') throw new ServiceError('unavailable', answer.error.message);
    return progressFromWire(answer.data);
  }

  async answer(answer: OnboardingAnswer): Promise<AnswerOutcome> {
    const told = await this.#calls.update('Onboarding', optionsOf(answer));
    return told.kind === 'ok'
      ? { kind: 'done', progress: progressFromWire(told.data) }
      : refusedBy(told.error);
  }
}

function optionsOf(answer: OnboardingAnswer) {
  const { step } = answer;
  if ('skipped' in answer) return { step, skipped: true };
  switch (answer.step) {
    case 'Gender':
      return { step, gender: answer.gender };
    case 'InterestPicker':
      return { step, interest_ids: answer.topicIds };
    case 'UseCase':
      return { step, use_case: answer.useCase };
    case 'PinPicker':
      return { step, pin_ids: answer.pinIds };
    case 'LoadingStep':
    case 'AppInstall':
      return { step };
  }
}

function progressFromWire(data: unknown): OnboardingProgress {
  const { steps, completed, interest_ids, use_case, pin_ids, app_url } = rawObject(data);
  const told = (Array.isArray(steps) ? (steps as unknown[]) : []).map(rawObject);
  const answers = told.map(({ name, done, skipped }) => [name, done ? 'done' : skipped ? 'skipped' : null]);
  return {
    ...parseOnboarding({
      steps: Object.fromEntries(answers) as unknown,
      topicIds: interest_ids,
      useCase: use_case,
      pinIds: pin_ids,
    }),
    offered: ONBOARDING_STEPS.filter((step) => told.some(({ name }) => name === step)),
    isCompleted: completed === true,
    appUrl: typeof app_url === 'string' && parseHttpUrl(app_url) !== null ? app_url : null,
  };
}
