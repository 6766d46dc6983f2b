import { byId } from '../../../src/domain/experiences/delivery/resolve-experiences.ts';
import type { UnseenOutcome } from '../../../src/domain/experiences/unseen-outcome.ts';
import type { ExperienceRegistry } from '../ports/experience-registry.ts';
import type { ExperienceCounts } from './experience-counts.ts';

type CountUnseenDeps = {
  readonly experiences: ExperienceRegistry;
  readonly experienceCounts: Pick<ExperienceCounts, 'note'>;
};

/** Counts what came of experiences besides views and answers. Unknown ones are not counted. */
export class CountUnseen {
  readonly #deps: CountUnseenDeps;
  constructor(deps: CountUnseenDeps) {
    this.#deps = deps;
  }

  run(experienceId: number, outcome: UnseenOutcome): void {
    const { experiences, experienceCounts } = this.#deps;
    if (!byId(experiences.current()).has(experienceId)) return;
    // Whatever came of it, it had been reached; what nobody did anything with was viewed, which counts that already.
    if (outcome !== 'no_action') experienceCounts.note('reached', experienceId);
    experienceCounts.note(outcome, experienceId);
  }
}
