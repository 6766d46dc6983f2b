import { byId } from '../../../src/domain/experiences/delivery/resolve-experiences.ts';
import type { UnseenOutcome } from '../../../src/domain/experiences/unseen-outcome.ts';
import type { ExperienceRegistry } from '../ports/experience-registry.ts';
import type { ExperienceCounts } from './experience-counts.ts';

type CountUnseenDeps = {
  readonly experiences: ExperienceRegistry;
  readonly experienceCounts: Pick<ExperienceCounts, 'note'>;
};

/** Counts experiences that were to be displayed and were not seen. Unknown ones are not counted. */
export class CountUnseen {
  readonly #deps: CountUnseenDeps;
  constructor(deps: CountUnseenDeps) {
    this.#deps = deps;
  }

  run(experienceId: number, outcome: UnseenOutcome): void {
    const { experiences, experienceCounts } = this.#deps;
    if (!byId(experiences.current()).has(experienceId)) return;
    // Whatever came of it, it had been reached.
    experienceCounts.note('reached', experienceId);
    experienceCounts.note(outcome, experienceId);
  }
}
