import {
  AUDIENCE_FACTS,
  meets,
  type AudienceFact,
  type ViewerFacts,
} from '../../../src/domain/experiences/delivery/audience.ts';
import type {
  ExperienceDefinition,
  ExperienceSet,
} from '../../../src/domain/experiences/delivery/experience-definition.ts';
import type { ClosedMessages } from '../../../src/domain/experiences/closed-messages.ts';
import {
  withClosedHere,
  type ExperienceHistory,
  type ExperienceRecord,
} from '../../../src/domain/experiences/delivery/history.ts';
import {
  placedFor,
  resolveExperiences,
} from '../../../src/domain/experiences/delivery/resolve-experiences.ts';
import type { PlacedExperience } from '../../../src/domain/experiences/placed-experience.ts';
import type { EventOwner } from '../ports/events.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { ExperienceCounts } from './experience-counts.ts';
import type { LiveExperiences } from './live-experiences.ts';

/** A viewer, as far as experiences are concerned. */
export type ExperienceViewer = {
  /** Null for visitors without an id: nothing is stored and counted of them. */
  readonly owner: EventOwner | null;
  /** What was closed in this browser without an account. */
  readonly closed: ClosedMessages;
  readonly facts: Omit<ViewerFacts, 'boardCount' | 'saveCount'>;
  /** Several calls of a served page read their marks once. */
  readonly once: (read: () => Promise<readonly ExperienceRecord[]>) => Promise<readonly ExperienceRecord[]>;
  /** Reads how many boards and pins a member has; asked only when an experience depends on it. */
  readonly counts: () => Promise<{ readonly boardCount: number; readonly saveCount: number }>;
};

/** The experiences of a viewer by placement, best first. */
export type DeliveredExperiences = ReadonlyMap<number, readonly PlacedExperience[]>;

type DeliverExperiencesDeps = {
  readonly store: Pick<StoreReader, 'experiences'>;
  readonly experiences: Pick<LiveExperiences, 'current' | 'whenRead'>;
  readonly experienceCounts: Pick<ExperienceCounts, 'note'>;
  readonly clock: Clock;
};

/** A page with a preview may stay open for a while. */
const PREVIEWED_MS = 3_600_000;

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
      const person = `${viewer.owner.kind} ${viewer.owner.id}`;
      for (const [first] of resolution.eligible.values())
        experienceCounts.note('eligible', first!.experienceId, person);
      for (const { experienceId } of resolution.heldOut)
        experienceCounts.note('held_out', experienceId, person);
    }
    return new Map(delivered);
  }

  /** Only this revision, for whoever has the link to its preview: nothing is decided, counted or stored. */
  preview(definition: ExperienceDefinition): DeliveredExperiences {
    const now = this.#deps.clock.now();
    const shown = {
      ...definition,
      audience: {},
      schedule: { start: 0, end: now + PREVIEWED_MS },
      isExempt: true,
    };
    const placed = placedFor(shown, { history: new Map(), now });
    return new Map([[placed.placementId, [{ ...placed, extraContext: { preview: true } }]]]);
  }

  async #resolve(viewer: ExperienceViewer, placements: readonly number[] | undefined) {
    await this.#deps.experiences.whenRead();
    const set = this.#deps.experiences.current();
    const facts = await factsOf(viewer, set, placements);
    if (facts === null) return null;
    const now = this.#deps.clock.now();
    const history = await this.#historyOf(viewer);
    const resolution = resolveExperiences({ set, viewer: facts, history, now, placements });
    return { resolution, history, now };
  }

  async #historyOf({ owner, closed, once }: ExperienceViewer): Promise<ExperienceHistory> {
    const marks = owner === null ? [] : await once(() => this.#deps.store.experiences.marksOf(owner));
    return withClosedHere(new Map(marks.map((mark) => [mark.experienceId, mark])), closed);
  }
}

/** The facts about a viewer; null when no experience is for them, so that nothing more needs to be read. */
async function factsOf(
  viewer: ExperienceViewer,
  { definitions }: ExperienceSet,
  placements: readonly number[] | undefined,
): Promise<ViewerFacts | null> {
  const withoutCounts = { ...viewer.facts, boardCount: 0, saveCount: 0 };
  const candidates = definitions.filter(
    ({ placementId, audience }) =>
      (placements === undefined || placements.includes(placementId)) &&
      AUDIENCE_FACTS.every((fact) => COUNTED.has(fact) || meets(audience, fact, withoutCounts)),
  );
  const isAsked = candidates.some(({ audience: { boards, saves } }) => boards ?? saves);
  const facts = isAsked ? { ...viewer.facts, ...(await viewer.counts()) } : withoutCounts;
  return candidates.some(({ audience }) => [...COUNTED].every((fact) => meets(audience, fact, facts)))
    ? facts
    : null;
}

const COUNTED: ReadonlySet<AudienceFact> = new Set(['boards', 'saves']);
