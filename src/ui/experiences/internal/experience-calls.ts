import type { ExperienceServices } from '../../../application/experiences/experience-services.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import type {
  ExperienceContext,
  ExperiencesByPlacement,
} from '../../../application/ports/people/experience-gateway.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { PlacedExperience } from '../../../domain/experiences/placed-experience.ts';

type ExperienceCallsDeps = Pick<ExperienceServices, 'experiences'> & {
  readonly logger: Pick<Logger, 'warn'>;
};

/** Calls about experiences. Failures are logged with their kind and never shown. */
export class ExperienceCalls {
  readonly #deps: ExperienceCallsDeps;
  constructor(deps: ExperienceCallsDeps) {
    this.#deps = deps;
  }

  /** Null after a failure. */
  read(placements: readonly number[], context: ExperienceContext): Promise<ExperiencesByPlacement | null> {
    return this.#logged('experiences-not-read', () => this.#deps.experiences.read(placements, context));
  }

  async view(placed: PlacedExperience, context: ExperienceContext): Promise<void> {
    await this.#logged('experience-not-viewed', () => this.#deps.experiences.view(placed, context));
  }

  /** One call for each experience that this one triggers. */
  async trigger({ triggerable }: PlacedExperience, context: ExperienceContext): Promise<void> {
    await Promise.all(
      triggerable.map((one) =>
        this.#logged('experience-not-triggered', () => this.#deps.experiences.trigger(one, context)),
      ),
    );
  }

  async #logged<T>(event: string, call: () => Promise<T>): Promise<T | null> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      this.#deps.logger.warn(event, error.kind);
      return null;
    }
  }
}
