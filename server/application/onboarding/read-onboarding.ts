import type { UserId } from '../../../src/domain/ids/ids.ts';
import {
  isFinished,
  LEAST_PINS_OFFERED,
  offeredSteps,
  ONBOARDING_STATE,
  ONBOARDING_STEPS,
  openStep,
  parseOnboarding,
  type Onboarding,
  type OnboardingStep,
} from '../../../src/domain/onboarding/onboarding.ts';
import { hasTopicPage } from '../../../src/domain/topics/topic-pages.ts';
import { TOPIC_TREE } from '../../../src/domain/topics/topic-tree.ts';
import type { DiscoveryIndex } from '../ports/discovery/discovery-index.ts';
import type { StoreReader } from '../ports/store.ts';

export type OnboardingView = {
  readonly answers: Onboarding;
  /** The steps for this person, in order. */
  readonly steps: readonly OnboardingStep[];
  readonly isCompleted: boolean;
};

type ReadOnboardingDeps = {
  readonly store: Pick<StoreReader, 'userStates' | 'feeds'>;
  readonly index: Pick<DiscoveryIndex, 'ask'>;
};

/** Reads which steps after sign-up somebody is offered, and what they have answered. */
export class ReadOnboarding {
  readonly #deps: ReadOnboardingDeps;

  constructor(deps: ReadOnboardingDeps) {
    this.#deps = deps;
  }

  async run(userId: UserId): Promise<OnboardingView> {
    const answers = await readAnswers(this.#deps.store, userId);
    if (isFinished(answers)) {
      const steps = ONBOARDING_STEPS.filter((step) => answers.steps[step] !== undefined);
      return { answers, steps, isCompleted: true };
    }
    const steps = offeredSteps(await this.#choice(userId));
    return { answers, steps, isCompleted: openStep(steps, answers) === undefined };
  }

  async #choice(userId: UserId) {
    const { store, index } = this.#deps;
    const [topics, pins] = await Promise.all([
      index.ask('topicFacts', { topics: TOPIC_TREE.map(({ id }) => id), covers: 0 }),
      store.feeds.recentPopular({
        viewer: userId,
        exceptOwnAndFollowed: true,
        newestId: null,
        after: null,
        limit: LEAST_PINS_OFFERED,
      }),
    ]);
    return { topicCount: (topics ?? []).filter(hasTopicPage).length, pinCount: pins.length };
  }
}

/** What somebody has answered so far. */
export async function readAnswers(
  { userStates }: Pick<StoreReader, 'userStates'>,
  userId: UserId,
): Promise<Onboarding> {
  const stored = await userStates.find(userId, ONBOARDING_STATE);
  return parseOnboarding(stored === undefined ? null : JSON.parse(stored));
}
