/** A message or tutorial at a placement. `display_data` is passed through unchanged. */
export interface WireExperience {
  experience_id: number;
  placement_id: number;
  /** 0: there is none. */
  type: number;
  /** `viewed`, `completed`, `dismissed`, `completedWithoutHomefeed`; null before the first view. */
  status: string | null;
  display_data: Readonly<Record<string, unknown>>;
  /** `placement:experience` */
  triggerable_placed_exps: readonly string[];
  /** By experience id. */
  metadata: Readonly<Record<string, unknown>>;
  extraContext: Readonly<Record<string, unknown>>;
}

/** By placement id; with `multiExperiencePlatform` lists, best first. */
export type WireExperiences = Readonly<Record<string, WireExperience>>;
export type WireExperienceLists = Readonly<Record<string, readonly WireExperience[]>>;

/** What is stored of an experience after a mark. */
export interface WireExperienceMark {
  placed_experience_id: string;
  status: string | null;
}
