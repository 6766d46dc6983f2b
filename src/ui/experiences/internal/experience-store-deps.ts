import type { ExperienceServices } from '../../../application/experiences/experience-services.ts';
import type { EventLog } from '../../../application/ports/event-log.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import type { ViewportClass } from '../../../domain/experiences/delivery/audience.ts';
import type { UnseenOutcome } from '../../../domain/experiences/unseen-outcome.ts';
import type { DisplayReader } from './lazy-displays.ts';

/** What the store of experiences needs. */
export type ExperienceStoreDeps = ExperienceServices & {
  readonly displays: DisplayReader | (() => Promise<DisplayReader>);
  readonly logger: Pick<Logger, 'warn'>;
  readonly events: EventLog;
  readonly locale: () => string;
  readonly viewport: () => ViewportClass;
  /** The token of the preview that the current address shows. */
  readonly preview: () => string | null;
  readonly now: () => number;
  /** Counts an experience that was to be displayed and was not seen. */
  readonly countUnseen: (experienceId: number, outcome: UnseenOutcome) => void;
};

/** How experiences come: in-flow ones that are late would push the content. */
export type Arrival = { readonly isLate: boolean; readonly isNewPage: boolean };

/** A page with its placements, its own first. */
export type Page = { readonly kind: string; readonly placements: readonly number[] };
