import type { ViewerFacts } from '../../../src/domain/experiences/delivery/audience.ts';
import type { ExperienceSet } from '../../../src/domain/experiences/delivery/experience-definition.ts';
import type { ExperienceHistory } from '../../../src/domain/experiences/delivery/history.ts';
import {
  placedFor,
  resolveExperiences,
  type ExperienceTrace,
} from '../../../src/domain/experiences/delivery/resolve-experiences.ts';
import type { PlacedExperience } from '../../../src/domain/experiences/placed-experience.ts';
import type { EventOwner } from '../ports/events.ts';
import type { ExperienceRegistry } from '../ports/experience-registry.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { ExperienceCounts } from './experience-counts.ts';

/** A viewer, as far as experiences are concerned. */
export type ExperienceViewer = {
  /** Null for visitors without an id: nothing is stored and counted of them. */
  readonly owner: EventOwner | null;
  readonly facts: Omit<ViewerFacts, 'boardCount' | 'saveCount'>;
  /** Reads how many boards and pins a member has; asked only when an experience depends on it. */
  readonly counts: () => Promise<{ readonly boardCount: number; readonly saveCount: number }>;
};

/** The experiences of a viewer by placement, best first. */
export type DeliveredExperiences = ReadonlyMap<number, readonly PlacedExperience[]>;

type DeliverExperiencesDeps = {
  readonly store: Pick<StoreReader, 'experiences'>;
  readonly experiences: ExperienceRegistry;
  readonly experienceCounts: Pick<ExperienceCounts, 'note'>;
  readonly clock: Clock;
};

/** Decides which experiences a viewer sees. */
export class DeliverExperiences {
  readonly #deps: DeliverExperiencesDeps;

  constructor(deps: DeliverExperiencesDeps) {
    this.#deps = deps;
  }

  /** @param placements all when omitted */
  async run(viewer: ExperienceViewer, placements?: readonly number[]): Promise<DeliveredExperiences> {
    const found = await this.#resolve(viewer, placements);
    if (found === null) return new Map();
    const { resolution, history, now } = found;
    const delivered = [...resolution.eligible].map(
      ([placementId, definitions]) =>
        [placementId, definitions.map((one) => placedFor(one, { history, now }))] as const,
    );
    if (viewer.owner !== null) {
      const { experienceCounts } = this.#deps;
      for (const [first] of resolution.eligible.values())
        experienceCounts.note('eligible', first!.experienceId);
      for (const { experienceId } of resolution.heldOut) experienceCounts.note('held_out', experienceId);
    }
    return new Map(delivered);
  }

  /** Why this viewer sees each experience or not: the same decision, with the verdict of every rule. Counts nothing. */
  async explain(viewer: ExperienceViewer): Promise<readonly ExperienceTrace[]> {
    const traces: ExperienceTrace[] = [];
    await this.#resolve(viewer, undefined, (trace) => traces.push(trace));
    return traces;
  }

  async #resolve(
    viewer: ExperienceViewer,
    placements: readonly number[] | undefined,
    trace?: (trace: ExperienceTrace) => void,
  ) {
    const set = this.#deps.experiences.current();
    if (!concerns(set, placements)) return null;
    const now = this.#deps.clock.now();
    const [history, facts] = await Promise.all([this.#historyOf(viewer.owner), factsOf(viewer, set)]);
    const resolution = resolveExperiences({ set, viewer: facts, history, now, placements }, trace);
    return { resolution, history, now };
  }

  async #historyOf(owner: EventOwner | null): Promise<ExperienceHistory> {
    const marks = owner === null ? [] : await this.#deps.store.experiences.marksOf(owner);
    return new Map(marks.map((mark) => [mark.experienceId, mark]));
  }
}

/** False when no experience can be delivered, so that nothing needs to be read. */
function concerns({ definitions }: ExperienceSet, placements: readonly number[] | undefined): boolean {
  return definitions.some(({ placementId }) => placements === undefined || placements.includes(placementId));
}

async function factsOf(viewer: ExperienceViewer, { definitions }: ExperienceSet): Promise<ViewerFacts> {
  const isAsked = definitions.some(
    ({ audience }) => audience.boards !== undefined || audience.saves !== undefined,
  );
  const counts = isAsked ? await viewer.counts() : { boardCount: 0, saveCount: 0 };
  return { ...viewer.facts, ...counts };
}
