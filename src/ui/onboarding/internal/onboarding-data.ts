import type { OnboardingProgress } from '../../../application/ports/people/onboarding-gateway.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import type { OnboardingAnswers } from '../../../domain/onboarding/onboarding.ts';
import type { Topic } from '../../../domain/topics/topic.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';
import type { Stores } from '../../base/stores/stores.ts';

/** What the server knows of the steps. */
export const PROGRESS: PageDataKey<OnboardingProgress> = 'onboarding';
/** The topics to choose from. */
export const TOPICS: PageDataKey<readonly Topic[]> = 'onboarding-topics';
/** The pins to choose from. */
export const PINS: PageDataKey<readonly PinId[]> = 'onboarding-pins';
/** The steps were finished in this visit. */
export const JUST_FINISHED: PageDataKey<boolean> = 'onboarding-finished';

/** What was changed in this visit. */
const DRAFT: PageDataKey<Partial<OnboardingAnswers>> = 'onboarding-draft';

/** The answers that are shown in the steps, also those that were not sent yet. Reads observables; call it in an observer. */
export function shownDraft({ pageData, session }: Pick<Stores, 'pageData' | 'session'>): OnboardingAnswers {
  const progress = pageData.find(PROGRESS);
  return {
    gender: progress?.steps.Gender === 'done' ? (session.viewer?.gender ?? null) : null,
    topicIds: progress?.topicIds ?? [],
    useCase: progress?.useCase ?? null,
    pinIds: progress?.pinIds ?? [],
    ...pageData.find(DRAFT),
  };
}

export function changeDraft(
  { pageData }: Pick<Stores, 'pageData'>,
  change: Partial<OnboardingAnswers>,
): void {
  pageData.set(DRAFT, { ...pageData.find(DRAFT), ...change });
}

/** Answers that the server does not have. Reads observables. */
export function unsentAnswers({ pageData }: Pick<Stores, 'pageData'>): Partial<OnboardingAnswers> {
  const progress = pageData.find(PROGRESS);
  const draft = Object.entries(pageData.find(DRAFT) ?? {});
  if (progress === undefined || progress.isCompleted) return {};
  const known = { topicIds: progress.topicIds, useCase: progress.useCase, pinIds: progress.pinIds };
  return Object.fromEntries(
    draft.filter(([name, value]) =>
      name === 'gender'
        ? progress.steps.Gender !== 'done'
        : JSON.stringify(value) !== JSON.stringify(known[name as keyof typeof known]),
    ),
  );
}

/** The names of the picked topics, in the order of the picks. */
export function pickedTopics(stores: Pick<Stores, 'pageData' | 'session'>): readonly Topic[] {
  const topics = stores.pageData.find(TOPICS) ?? [];
  return shownDraft(stores).topicIds.flatMap((id) => topics.find(({ entityId }) => entityId === id) ?? []);
}
