import { FIRST_USE_GUIDE_ID } from '../../domain/experiences/page-part.ts';
import type { PlacedExperience } from '../../domain/experiences/placed-experience.ts';
import { PLACEMENTS } from '../../domain/experiences/placements.ts';
import { EndExperience } from '../experiences/end-experience.ts';
import type { Logger } from '../ports/logger.ts';
import type { ExperienceGateway } from '../ports/people/experience-gateway.ts';
import type { KeyValueStorage } from '../ports/storage/key-value-storage.ts';

type FirstUseGuideDeps = {
  readonly experiences: Pick<ExperienceGateway, 'read' | 'view' | 'complete' | 'dismiss'>;
  readonly storage: KeyValueStorage;
  readonly logger: Pick<Logger, 'warn'>;
};

/** For whom the guide is. */
type Reader = { readonly entityId: string; readonly locale: string };

/** The guide for new members, an experience that their home shows itself. */
export class FirstUseGuide {
  readonly #deps: FirstUseGuideDeps;
  constructor(deps: FirstUseGuideDeps) {
    this.#deps = deps;
  }

  /** Null: it is not shown, because of the operator, an earlier answer, or another message. @throws {ServiceError} */
  async find(locale: string): Promise<PlacedExperience | null> {
    const found = await this.#deps.experiences.read([PLACEMENTS.home], pageOf(locale));
    const placed = found.get(PLACEMENTS.home) ?? null;
    return placed?.experienceId === FIRST_USE_GUIDE_ID ? placed : null;
  }

  /** @throws {ServiceError} */
  view(guide: PlacedExperience, { locale }: Reader): Promise<void> {
    return this.#deps.experiences.view(guide, pageOf(locale));
  }

  /** A failure is repeated by the next page that is loaded. */
  end(guide: PlacedExperience, ending: 'completed' | 'dismissed', reader: Reader): Promise<void> {
    const end = new EndExperience({ ...this.#deps, viewerId: () => reader.entityId });
    return end.run(guide, ending, pageOf(reader.locale));
  }
}

function pageOf(locale: string) {
  return { pageKind: 'home', locale, viewport: null };
}

/** Imports it on first use. @throws {ServiceError} when the import fails */
export type OpenGuide = () => Promise<FirstUseGuide>;
