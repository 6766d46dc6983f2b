import type { PinId, TopicId } from '../../../src/domain/ids/ids.ts';
import { MOST_PICKS, ONBOARDING_STEPS, USE_CASES } from '../../../src/domain/onboarding/onboarding.ts';
import type { WireOnboarding } from '../../onboarding.ts';
import { bool, oneOf } from '../../params/kinds.ts';
import { idList } from '../../params/lists.ts';
import { optional, required, withDefault } from '../../params/presence.ts';
import { payload, resource } from '../declare.ts';
import { gender } from './account-kinds.ts';

const ONBOARDING = {
  name: 'OnboardingResource',
  who: 'S',
  answer: payload<WireOnboarding>('the steps, and what was answered'),
} as const;

/** Calls of the steps after sign-up. */
export const ONBOARDING_CALLS = {
  readOnboarding: resource({
    ...ONBOARDING,
    action: 'get',
    endpointName: 'onboarding_get',
    says: 'Tells which steps after sign-up the caller is offered, and what they have answered. A server with few topics and pins offers fewer steps.',
    params: {},
  }),
  answerOnboarding: resource({
    ...ONBOARDING,
    action: 'update',
    endpointName: 'onboarding_update',
    says: 'Answers or skips a step. Picked topics are followed and picked pins become favorites; earlier picks that are missing are undone. `LoadingStep` ends the steps.',
    params: {
      step: required(oneOf(ONBOARDING_STEPS)),
      skipped: withDefault(bool(), false),
      gender: optional(gender()),
      interest_ids: optional(idList<TopicId>({ max: MOST_PICKS })),
      use_case: optional(oneOf(USE_CASES)),
      pin_ids: optional(idList<PinId>({ max: MOST_PICKS })),
    },
    errors: ['topic_not_found', 'pin_not_found', 'limit_reached'],
    changes: ['pins', 'counts', 'account'],
  }),
};
