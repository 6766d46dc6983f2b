import {
  formatPlacedId,
  parsePlacedId,
  type ExperienceStatus,
  type PlacedId,
} from '../../domain/experiences/placed-experience.ts';
import type { Logger } from '../ports/logger.ts';
import type { ExperienceContext, ExperienceGateway } from '../ports/people/experience-gateway.ts';
import { ServiceError } from '../ports/service-error.ts';
import type { KeyValueStorage } from '../ports/storage/key-value-storage.ts';

/** How an experience ends. */
export type Ending = Exclude<ExperienceStatus, 'viewed'>;

/** Prefix of the endings that the server may not know yet. */
const UNSENT = 'pinakes:experience-ended:';

type EndExperienceDeps = {
  readonly experiences: Pick<ExperienceGateway, 'complete' | 'dismiss'>;
  /** Shared by all windows. */
  readonly storage: KeyValueStorage;
  readonly logger: Pick<Logger, 'warn'>;
  /** Whose endings they are; null for visitors. */
  readonly viewerId: () => string | null;
};

/**
 * Reports to the server that an experience was completed or dismissed. A failed report is repeated at the next start, so
 * that a no is a no.
 */
export class EndExperience {
  readonly #deps: EndExperienceDeps;
  constructor(deps: EndExperienceDeps) {
    this.#deps = deps;
  }

  /**
   * Resolves when the server has answered or cannot be reached; then the next start tells it again. The end of a preview
   * is nobody's.
   */
  async run(placed: PlacedId, ending: Ending, context: ExperienceContext): Promise<void> {
    if (context.preview !== undefined) return;
    const { storage, viewerId } = this.#deps;
    const key = `${UNSENT}${formatPlacedId(placed)}` as const;
    storage.set(key, JSON.stringify([ending, viewerId()]));
    if (await this.#send(placed, ending, context)) storage.remove(key);
  }

  /** What the person has ended on earlier pages, and the server may not know yet. */
  unsent(): readonly PlacedId[] {
    const { storage, viewerId } = this.#deps;
    return storage.keys(UNSENT).flatMap((key) => {
      const placed = parsePlacedId(key.slice(UNSENT.length));
      return placed !== null && readEnding(storage.get(key))?.viewerId === viewerId() ? [placed] : [];
    });
  }

  /** Tells what earlier pages could not tell. What fails again waits for the next start; what others have done is dropped. */
  async retry(context: ExperienceContext): Promise<void> {
    const { storage, viewerId } = this.#deps;
    for (const key of storage.keys(UNSENT)) {
      const placed = parsePlacedId(key.slice(UNSENT.length));
      const stored = readEnding(storage.get(key));
      const isOwn = placed !== null && stored !== null && stored.viewerId === viewerId();
      if (!isOwn || (await this.#send(placed, stored.ending, context))) storage.remove(key);
    }
  }

  /** False when it failed, which is logged. */
  async #send(placed: PlacedId, ending: Ending, context: ExperienceContext): Promise<boolean> {
    const { experiences, logger } = this.#deps;
    try {
      if (ending === 'dismissed') await experiences.dismiss(placed, context);
      else await experiences.complete(placed, context, ending === 'completedWithoutHomefeed');
      return true;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      logger.warn('experience-not-ended', error.kind);
      return false;
    }
  }
}

function readEnding(text: string | undefined): { ending: Ending; viewerId: string | null } | null {
  try {
    const [ending, viewerId] = JSON.parse(text ?? '') as [Ending, string | null];
    const isEnding =
      ending === 'completed' || ending === 'dismissed' || ending === 'completedWithoutHomefeed';
    return isEnding ? { ending, viewerId } : null;
  } catch {
    return null;
  }
}
