import {
  emptyRecord,
  withMark,
  type ExperienceMark,
} from '../../../src/domain/experiences/delivery/history.ts';
import { byId } from '../../../src/domain/experiences/delivery/resolve-experiences.ts';
import type { ExperienceStatus, PlacedId } from '../../../src/domain/experiences/placed-experience.ts';
import type { EventOwner } from '../ports/events.ts';
import type { ExperienceEvent } from '../ports/people/experiences.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { ExperienceCounts } from './experience-counts.ts';
import type { LiveExperiences } from './live-experiences.ts';

type MarkExperienceDeps = {
  readonly store: Pick<Store, 'transaction'>;
  readonly experiences: Pick<LiveExperiences, 'current' | 'whenRead'>;
  readonly experienceCounts: Pick<ExperienceCounts, 'note'>;
  readonly clock: Clock;
};

const EVENTS: Readonly<Record<ExperienceMark, ExperienceEvent>> = {
  viewed: 'viewed',
  completed: 'completed',
  completedWithoutHomefeed: 'completed',
  dismissed: 'dismissed',
  triggered: 'triggered',
};

/** Stores what a person did with an experience. Repetitions and unknown pairs change nothing. */
export class MarkExperience {
  readonly #deps: MarkExperienceDeps;

  constructor(deps: MarkExperienceDeps) {
    this.#deps = deps;
  }

  /** Whether this experience is delivered at this placement. */
  async isKnown({ placementId, experienceId }: PlacedId): Promise<boolean> {
    const { experiences } = this.#deps;
    await experiences.whenRead();
    return byId(experiences.current()).get(experienceId)?.placementId === placementId;
  }

  /** The status afterwards; null for unknown pairs and for visitors without an id. */
  async run(
    owner: EventOwner | null,
    { placementId, experienceId }: PlacedId,
    mark: ExperienceMark,
  ): Promise<ExperienceStatus | null> {
    const { store, experiences, experienceCounts, clock } = this.#deps;
    await experiences.whenRead();
    const definition = byId(experiences.current()).get(experienceId);
    if (owner === null || definition?.placementId !== placementId) return null;
    const now = clock.now();
    const { before, after } = await store.transaction(async (tx) => {
      const marks = await tx.experiences.marksOf(owner);
      const known = marks.find((one) => one.experienceId === experienceId);
      const before = known ?? emptyRecord({ placementId, experienceId }, definition.revision);
      const after = withMark(before, mark, { now, ...definition });
      if (after !== before) await tx.experiences.put(owner, after, now);
      return { before, after };
    });
    if (after === before) return after.status;
    if (mark === 'viewed') experienceCounts.note('reached', experienceId);
    experienceCounts.note(EVENTS[mark], experienceId);
    return after.status;
  }
}
