import { FIRST_WALL_PINS } from '../../first-use/is-beginner.ts';
import { FIRST_USE_GUIDE_ID, PAGE_PART_TYPE } from '../page-part.ts';
import { PLACEMENTS } from '../placements.ts';
import { NO_EXPERIENCES, type ExperienceDefinition, type ExperienceSet } from './experience-definition.ts';

/** The last day of the year 9999, milliseconds. */
const NEVER = 253_402_214_400_000;

/** The guide on the home of new members. Any message of the operator at this placement comes before it. */
const FIRST_USE_GUIDE: ExperienceDefinition = {
  experienceId: FIRST_USE_GUIDE_ID,
  placementId: PLACEMENTS.home,
  type: PAGE_PART_TYPE,
  displayData: {},
  triggerable: [],
  metadata: {},
  name: 'First-use guide',
  revision: 1,
  isPaused: false,
  group: null,
  priority: -1,
  audience: { signedIn: true, saves: { max: FIRST_WALL_PINS - 1 }, pageKinds: ['home'] },
  schedule: { start: 0, end: NEVER },
  caps: { views: 20, daysBetween: null },
  holdoutPercent: 0,
  experiment: null,
  isExempt: false,
  isTriggered: false,
  askAgainSince: null,
};

/** The experiences that every site has, unless its operator defines one with the same id. */
export const BUILT_IN_EXPERIENCES: ExperienceSet = { ...NO_EXPERIENCES, definitions: [FIRST_USE_GUIDE] };

/** A set with the built-in experiences that it does not define itself. */
export function withBuiltIn({ definitions, switches }: ExperienceSet): ExperienceSet {
  const own = new Set(definitions.map(({ experienceId }) => experienceId));
  const builtIn = BUILT_IN_EXPERIENCES.definitions.filter(({ experienceId }) => !own.has(experienceId));
  return { definitions: [...definitions, ...builtIn], switches };
}
