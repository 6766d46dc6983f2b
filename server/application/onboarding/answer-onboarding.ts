import type { PinId, TopicId, UserId } from '../../../src/domain/ids/ids.ts';
import { COUNT_LIMITS } from '../../../src/domain/limits/count-limits.ts';
import {
  ONBOARDING_STATE,
  withStep,
  type Onboarding,
  type OnboardingStep,
  type UseCase,
} from '../../../src/domain/onboarding/onboarding.ts';
import type { Gender } from '../../../src/domain/users/user.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { readAnswers } from './read-onboarding.ts';

/** The answer to one step. What belongs to other steps is not read. */
export type OnboardingAnswer = {
  readonly userId: UserId;
  readonly step: OnboardingStep;
  readonly isSkipped: boolean;
  readonly gender: Gender | undefined;
  readonly topicIds: readonly TopicId[];
  readonly useCase: UseCase | undefined;
  readonly pinIds: readonly PinId[];
};

export type AnswerOnboardingOutcome = {
  readonly kind: 'done' | 'topic_not_found' | 'pin_not_found' | 'too_many';
};

type AnswerOnboardingDeps = { readonly store: Store; readonly clock: Clock };

/**
 * Stores the answer to a step and does what it asks for: picked topics are followed, picked pins become favorites, the
 * gender becomes part of the account. What was picked before and is no longer is undone.
 */
export class AnswerOnboarding {
  readonly #deps: AnswerOnboardingDeps;

  constructor(deps: AnswerOnboardingDeps) {
    this.#deps = deps;
  }

  run(answer: OnboardingAnswer): Promise<AnswerOnboardingOutcome> {
    const { store, clock } = this.#deps;
    return store.transaction(async (tx): Promise<AnswerOnboardingOutcome> => {
      const before = await readAnswers(tx, answer.userId);
      const steps = withStep(before, answer.step, answer.isSkipped ? 'skipped' : 'done');
      let picks: Omit<Onboarding, 'steps'> = before;
      if (!answer.isSkipped) {
        const outcome = await this.#apply(tx, before, answer, clock.now());
        if (outcome !== 'done') return { kind: outcome };
        picks = pickedBy(answer, before);
      }
      const after: Onboarding = { ...picks, steps };
      await tx.userStates.put(answer.userId, ONBOARDING_STATE, JSON.stringify(after));
      return { kind: 'done' };
    });
  }

  async #apply(
    tx: StoreTransaction,
    before: Onboarding,
    answer: OnboardingAnswer,
    now: number,
  ): Promise<AnswerOnboardingOutcome['kind']> {
    const { userId, step, gender } = answer;
    if (step === 'Gender' && gender !== undefined) await tx.users.update(userId, { gender });
    if (step === 'InterestPicker') return followTopics(tx, before, answer, now);
    if (step === 'PinPicker') return favoritePins(tx, before, answer, now);
    return 'done';
  }
}

function pickedBy(answer: OnboardingAnswer, before: Onboarding): Onboarding {
  switch (answer.step) {
    case 'InterestPicker':
      return { ...before, topicIds: answer.topicIds };
    case 'UseCase':
      return { ...before, useCase: answer.useCase ?? before.useCase };
    case 'PinPicker':
      return { ...before, pinIds: answer.pinIds };
    default:
      return before;
  }
}

async function followTopics(
  tx: StoreTransaction,
  before: Onboarding,
  { userId, topicIds }: OnboardingAnswer,
  now: number,
): Promise<AnswerOnboardingOutcome['kind']> {
  const views = await tx.topics.views(topicIds, userId);
  if (views.length < topicIds.length) return 'topic_not_found';
  const added = views.filter(({ followedByViewer }) => !followedByViewer);
  if ((await tx.follows.countOf(userId)) + added.length > COUNT_LIMITS.followsPerUser) return 'too_many';
  for (const { topic } of added) await tx.follows.followTopic(userId, topic.id, now);
  for (const id of before.topicIds) if (!topicIds.includes(id)) await tx.follows.unfollowTopic(userId, id);
  return 'done';
}

async function favoritePins(
  tx: StoreTransaction,
  before: Onboarding,
  { userId, pinIds }: OnboardingAnswer,
  now: number,
): Promise<AnswerOnboardingOutcome['kind']> {
  const views = await tx.pins.views(pinIds, userId);
  if (views.filter((view) => canSeePin(view, userId, now)).length < pinIds.length) return 'pin_not_found';
  for (const id of pinIds) await tx.favorites.add(userId, id, now);
  for (const id of before.pinIds) if (!pinIds.includes(id)) await tx.favorites.remove(userId, id);
  return 'done';
}
