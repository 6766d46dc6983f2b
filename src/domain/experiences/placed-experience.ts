/** What a person did with an experience. `completedWithoutHomefeed` is completed, without reading the feed again. */
export type ExperienceStatus = 'viewed' | 'completed' | 'dismissed' | 'completedWithoutHomefeed';

/** A message or tutorial at a placement, as it is delivered to a viewer. */
export interface PlacedExperience {
  readonly experienceId: number;
  readonly placementId: number;
  /** 0: no experience. */
  readonly type: number;
  /** Null: not viewed yet. */
  readonly status: ExperienceStatus | null;
  /** Its content; the type decides what it contains. */
  readonly displayData: Readonly<Record<string, unknown>>;
  /** Experiences that it triggers. */
  readonly triggerable: readonly PlacedId[];
  /** Values for the experience, by experience id. */
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly extraContext: Readonly<Record<string, unknown>>;
}

/** An experience at a placement; written as `placement:experience`. */
export interface PlacedId {
  readonly placementId: number;
  readonly experienceId: number;
}

const PLACED_ID = /^(\d{1,15}):(\d{1,15})$/;

/** Parses `11:500417`, also with a percent-encoded colon; null for everything else. */
export function parsePlacedId(text: unknown): PlacedId | null {
  const parts = typeof text === 'string' ? PLACED_ID.exec(text.replace(/%3a/i, ':')) : null;
  return parts && { placementId: Number(parts[1]), experienceId: Number(parts[2]) };
}

export function formatPlacedId({ placementId, experienceId }: PlacedId): string {
  return `${placementId}:${experienceId}`;
}
