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
import type { Clock } from '../ports/surroundings.ts';

export type OnboardingView = {
  readonly answers: Onboarding;
  /** The steps for this person, in order. */
  readonly steps: readonly OnboardingStep[];
  readonly isCompleted: boolean;
  readonly appUrl: string | null;
};

type ReadOnboardingDeps = {
  readonly store: Pick<StoreReader, 'userStates'>;
  readonly index: Pick<DiscoveryIndex, 'ask'>;
  readonly clock: Clock;
};

/** Whoever has more pins is not new here. */
const MOST_OWN_PINS = 500;

/** Reads which steps after sign-up somebody is offered, and what they have answered. */
export class ReadOnboarding {
  readonly #deps: ReadOnboardingDeps;

  constructor(deps: ReadOnboardingDeps) {
    this.#deps = deps;
  }

  /**
   * @param ownPins how many pins the person has, which are no choice
   * @param appUrl the app for the person's device; null when there is none
   */
  async run(userId: UserId, ownPins: () => Promise<number>, appUrl: string | null): Promise<OnboardingView> {
    const answers = await readAnswers(this.#deps.store, userId);
    if (isFinished(answers)) {
      const hasStep = (step: OnboardingStep) => step === 'AppInstall' && appUrl !== null;
      const steps = ONBOARDING_STEPS.filter((step) => answers.steps[step] !== undefined || hasStep(step));
      return { answers, steps, isCompleted: true, appUrl };
    }
    const steps = offeredSteps({ ...(await this.#choice(await ownPins())), appUrl });
    return { answers, steps, isCompleted: openStep(steps, answers) === undefined, appUrl };
  }

  async #choice(ownPins: number) {
    const { index, clock } = this.#deps;
    const without = Math.min(ownPins, MOST_OWN_PINS);
    const [topics, pins] = await Promise.all([
      index.ask('topicFacts', { topics: TOPIC_TREE.map(({ id }) => id), covers: 0 }),
      index.ask('madeIn', {
        spans: [{ from: 0, to: clock.now() + 1 }],
        limit: LEAST_PINS_OFFERED + without,
      }),
    ]);
    const pinCount = Math.max(0, (pins ?? []).length - without);
    return { topicCount: (topics ?? []).filter(hasTopicPage).length, pinCount };
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
