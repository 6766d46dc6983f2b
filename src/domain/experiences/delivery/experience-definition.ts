import type { PlacedExperience } from '../placed-experience.ts';
import type { Audience } from './audience.ts';
import type { Schedule } from './schedule.ts';

/** How often a person sees an experience; without limits until it is completed or dismissed. */
export type Caps = {
  /** Views in all. */
  readonly views: number | null;
  /** Days between two views. */
  readonly daysBetween: number | null;
};

/** What an operator has defined: a content, and who sees it when. One revision of it never changes. */
export type ExperienceDefinition = Pick<
  PlacedExperience,
  'experienceId' | 'placementId' | 'type' | 'displayData' | 'triggerable' | 'metadata'
> & {
  readonly name: string;
  /** The revision that is live. */
  readonly revision: number;
  readonly isPaused: boolean;
  /** Experiences of one group can be switched off together. */
  readonly group: string | null;
  /** The highest one of a placement is shown; of equal ones the one with the lower id. */
  readonly priority: number;
  readonly audience: Audience;
  readonly schedule: Schedule;
  readonly caps: Caps;
  /** Percent of the people who do not get it, so that its effect can be measured. */
  readonly holdoutPercent: number;
  /** Shown only to this group of an experiment. */
  readonly experiment: { readonly name: string; readonly group: string } | null;
  /** An answer to the person's own action or a safety notice: it may interrupt at any time. */
  readonly isExempt: boolean;
  /** Shown only after another experience has triggered it. */
  readonly isTriggered: boolean;
  /** Who ended it before is asked again; milliseconds. */
  readonly askAgainSince: number | null;
};

/** What is switched off at once, whatever else is defined. */
export type KillSwitches = {
  readonly everything: boolean;
  readonly experiences: ReadonlySet<number>;
  readonly placements: ReadonlySet<number>;
  readonly groups: ReadonlySet<string>;
};

/** All experiences of a site. */
export type ExperienceSet = {
  readonly definitions: readonly ExperienceDefinition[];
  readonly switches: KillSwitches;
};

export const NO_SWITCHES: KillSwitches = {
  everything: false,
  experiences: new Set(),
  placements: new Set(),
  groups: new Set(),
};

export const NO_EXPERIENCES: ExperienceSet = { definitions: [], switches: NO_SWITCHES };
