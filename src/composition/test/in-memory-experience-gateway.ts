import type {
  ExperienceContext,
  ExperienceGateway,
  ExperiencesByPlacement,
} from '../../application/ports/people/experience-gateway.ts';
import type { PlacedExperience, PlacedId } from '../../domain/experiences/placed-experience.ts';

type Offered = { readonly placed: PlacedExperience; readonly isTriggered?: boolean };

/** Experiences of one viewer in memory; the first of a placement that has not ended is shown. */
export class InMemoryExperienceGateway implements ExperienceGateway {
  readonly #offered: readonly Offered[];
  readonly #statuses = new Map<number, PlacedExperience['status']>();
  readonly #triggered = new Set<number>();

  constructor(offered: readonly Offered[]) {
    this.#offered = offered;
  }

  async read(placements: readonly number[], _context: ExperienceContext): Promise<ExperiencesByPlacement> {
    return new Map(placements.map((placement) => [placement, this.#firstOf(placement)]));
  }

  async view(placed: PlacedId): Promise<void> {
    this.#mark(placed, 'viewed');
  }

  async complete(placed: PlacedId, _context: ExperienceContext, withoutHomefeed = false): Promise<void> {
    this.#mark(placed, withoutHomefeed ? 'completedWithoutHomefeed' : 'completed');
  }

  async dismiss(placed: PlacedId): Promise<void> {
    this.#mark(placed, 'dismissed');
  }

  async trigger({ placementId, experienceId }: PlacedId): Promise<PlacedExperience | null> {
    this.#triggered.add(experienceId);
    const found = this.#firstOf(placementId);
    return found?.experienceId === experienceId ? found : null;
  }

  #firstOf(placement: number): PlacedExperience | null {
    for (const { placed, isTriggered = false } of this.#offered) {
      const { placementId, experienceId } = placed;
      const status = this.#statuses.get(experienceId) ?? null;
      if (placementId !== placement || (status !== null && status !== 'viewed')) continue;
      if (isTriggered && !this.#triggered.has(experienceId)) continue;
      return { ...placed, status };
    }
    return null;
  }

  #mark({ placementId, experienceId }: PlacedId, status: PlacedExperience['status']): void {
    const isOffered = this.#offered.some(
      ({ placed }) => placed.experienceId === experienceId && placed.placementId === placementId,
    );
    const before = this.#statuses.get(experienceId) ?? null;
    if (isOffered && (before === null || before === 'viewed')) this.#statuses.set(experienceId, status);
  }
}
