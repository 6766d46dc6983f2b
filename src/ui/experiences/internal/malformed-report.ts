import type { Logger } from '../../../application/ports/logger.ts';
import { EXPERIENCE_MALFORMED } from '../../../domain/events/client-metrics.ts';
import { isPagePart } from '../../../domain/experiences/page-part.ts';
import type { PlacedExperience } from '../../../domain/experiences/placed-experience.ts';
import type { DisplayReader } from './lazy-displays.ts';

/** Counts content of an unknown kind, which is shown nowhere; each experience once. */
export class MalformedReport {
  readonly #logger: Pick<Logger, 'warn'>;
  readonly #ids = new Set<number>();

  constructor(logger: Pick<Logger, 'warn'>) {
    this.#logger = logger;
  }

  note(found: Iterable<PlacedExperience | null>, displays: DisplayReader | null): void {
    for (const placed of found) {
      if (placed === null || this.#ids.has(placed.experienceId)) continue;
      if (isPagePart(placed) || displays?.displayAnywhere(placed) !== undefined) continue;
      this.#ids.add(placed.experienceId);
      this.#logger.warn(EXPERIENCE_MALFORMED, placed.experienceId);
    }
  }
}
