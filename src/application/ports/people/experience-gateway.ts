import type { ViewportClass } from '../../../domain/experiences/delivery/audience.ts';
import type { PlacedExperience, PlacedId } from '../../../domain/experiences/placed-experience.ts';

/** What a page tells about itself when it asks for experiences; nothing about the person. */
export type ExperienceContext = {
  readonly pageKind: string;
  readonly locale: string;
  /** Null before the window is known. */
  readonly viewport: ViewportClass | null;
  /** The token of a preview: only its revision is delivered, and what people do with it has no effect. */
  readonly preview?: string;
};

/** The best experience of each asked placement; null: there is none. */
export type ExperiencesByPlacement = ReadonlyMap<number, PlacedExperience | null>;

/** Server-driven messages and what people do with them. Repeated marks change nothing. @throws {ServiceError} */
export interface ExperienceGateway {
  read(placements: readonly number[], context: ExperienceContext): Promise<ExperiencesByPlacement>;
  view(placed: PlacedId, context: ExperienceContext): Promise<void>;
  /** `withoutHomefeed`: the home feed need not be read again. */
  complete(placed: PlacedId, context: ExperienceContext, withoutHomefeed?: boolean): Promise<void>;
  dismiss(placed: PlacedId, context: ExperienceContext): Promise<void>;
  /** Triggers an experience that is shown only after another one. Null: the viewer does not get it. */
  trigger(placed: PlacedId, context: ExperienceContext): Promise<PlacedExperience | null>;
}
