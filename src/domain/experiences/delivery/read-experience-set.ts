import { fieldsOf, listOf, type Fields } from '../internal/displays/fields.ts';
import { parsePlacedId } from '../placed-experience.ts';
import { AUDIENCE_FACTS, VIEWPORT_CLASSES, type Audience, type AudienceFact } from './audience.ts';
import type { ExperienceDefinition, ExperienceSet, KillSwitches } from './experience-definition.ts';
import { triggersItself } from '../internal/delivery/trigger-cycles.ts';
import { momentOf, type Schedule } from './schedule.ts';

/**
 * Reads experiences as operators write them: a list, or an object with `experiences` and `off` (what is switched off).
 * Content that cannot be shown is accepted: it is shown nowhere, and the trace says why.
 * @throws {TypeError} with the place of the mistake
 */
export function readExperienceSet(value: unknown): ExperienceSet {
  const { experiences, off } = Array.isArray(value)
    ? { experiences: value, off: undefined }
    : fieldsOf(value);
  if (!Array.isArray(experiences)) throw new TypeError('The experiences are no list.');
  const definitions = experiences.map((one, index) => definitionOf(one, `experience ${index + 1}`));
  const ids = new Set(definitions.map(({ experienceId }) => experienceId));
  if (ids.size < definitions.length) throw new TypeError('Two experiences have the same id.');
  const [cycle] = triggersItself(definitions);
  if (cycle !== undefined) fail(`experience ${cycle}: triggers itself`);
  return { definitions, switches: switchesOf(fieldsOf(off)) };
}

/**
 * Reads one experience, alone.
 * @throws {TypeError} with the place of the mistake
 */
export function readExperience(value: unknown): ExperienceDefinition {
  return definitionOf(value, 'the experience');
}

function definitionOf(value: unknown, place: string): ExperienceDefinition {
  const fields = fieldsOf(value);
  const id = wholeNumber(fields['experience_id'], `${place}: experience_id`);
  const of = `experience ${id}`;
  return {
    experienceId: id,
    placementId: wholeNumber(fields['placement_id'], `${of}: placement_id`),
    name: typeof fields['name'] === 'string' ? fields['name'] : String(id),
    type: wholeNumber(fields['type'] ?? 1, `${of}: type`),
    displayData: fieldsOf(fields['display_data']),
    triggerable: listOf(fields['triggerable_placed_exps']).map(
      (text) => parsePlacedId(text) ?? fail(`${of}: triggerable_placed_exps`),
    ),
    metadata: fieldsOf(fields['metadata']),
    revision: wholeNumber(fields['revision'] ?? 1, `${of}: revision`),
    isPaused: flag(fields['paused'], `${of}: paused`),
    group: fields['group'] === undefined ? null : name(fields['group'], `${of}: group`),
    priority: number(fields['priority'] ?? 0, `${of}: priority`),
    audience: audienceOf(fields['audience'], of),
    schedule: scheduleOf(fieldsOf(fields['schedule']), of),
    caps: capsOf(fieldsOf(fields['caps']), of),
    holdoutPercent: percent(fields['holdout_percent'] ?? 0, `${of}: holdout_percent`),
    experiment: experimentOf(fields['experiment'], of),
    isExempt: flag(fields['exempt'], `${of}: exempt`),
    isTriggered: flag(fields['triggered'], `${of}: triggered`),
    askAgainSince: askAgainOf(fields, of),
  };
}

const RANGES: ReadonlySet<AudienceFact> = new Set(['accountAgeDays', 'boards', 'saves']);
const FLAGS: ReadonlySet<AudienceFact> = new Set(['signedIn', 'partner']);

function audienceOf(value: unknown, of: string): Audience {
  const fields = fieldsOf(value);
  for (const key of Object.keys(fields))
    if (!(AUDIENCE_FACTS as readonly string[]).includes(key)) fail(`${of}: audience.${key} is unknown`);
  const read = AUDIENCE_FACTS.filter((fact) => fields[fact] !== undefined).map((fact) => {
    const place = `${of}: audience.${fact}`;
    if (FLAGS.has(fact)) return [fact, flag(fields[fact], place)];
    if (RANGES.has(fact)) return [fact, rangeOf(fieldsOf(fields[fact]), place)];
    const texts = listOf(fields[fact]).map((text) => name(text, place));
    const isKnown =
      fact !== 'viewports' || texts.every((text) => VIEWPORT_CLASSES.some((one) => one === text));
    return texts.length > 0 && isKnown ? [fact, texts] : fail(place);
  });
  return Object.fromEntries(read) as Audience;
}

function rangeOf(fields: Fields, place: string): { min?: number; max?: number } {
  const { min, max } = fields;
  if (min === undefined && max === undefined) fail(place);
  return {
    ...(min !== undefined && { min: number(min, place) }),
    ...(max !== undefined && { max: number(max, place) }),
  };
}

/** Without an end an experience would become one that nobody remembers, so the end is required. */
function scheduleOf(fields: Fields, of: string): Schedule {
  const zone = fields['time_zone'] ?? 'UTC';
  const read = (value: unknown, place: string): number => {
    try {
      return momentOf(String(value), String(zone)) ?? fail(`${of}: schedule.${place} is no time`);
    } catch (error) {
      if (error instanceof RangeError) return fail(`${of}: schedule.time_zone`);
      throw error;
    }
  };
  const start = fields['start'] === undefined ? 0 : read(fields['start'], 'start');
  const end = read(fields['end'], 'end');
  return end > start ? { start, end } : fail(`${of}: schedule ends before it starts`);
}

function capsOf(fields: Fields, of: string): ExperienceDefinition['caps'] {
  const { views, days_between: days } = fields;
  return {
    views: views === undefined ? null : wholeNumber(views, `${of}: caps.views`),
    daysBetween: days === undefined ? null : number(days, `${of}: caps.days_between`),
  };
}

function experimentOf(value: unknown, of: string): ExperienceDefinition['experiment'] {
  if (value === undefined || value === null) return null;
  const fields = fieldsOf(value);
  return {
    name: name(fields['name'], `${of}: experiment`),
    group: name(fields['group'], `${of}: experiment`),
  };
}

function askAgainOf(fields: Fields, of: string): number | null {
  const value = fields['ask_again_since'];
  if (value === undefined || value === null) return null;
  const zone = fieldsOf(fields['schedule'])['time_zone'] ?? 'UTC';
  return momentOf(String(value), String(zone)) ?? fail(`${of}: ask_again_since`);
}

function switchesOf(off: Fields): KillSwitches {
  return {
    everything: off['everything'] === true,
    experiences: new Set(listOf(off['experiences']).map((id) => wholeNumber(id, 'off: experiences'))),
    placements: new Set(listOf(off['placements']).map((id) => wholeNumber(id, 'off: placements'))),
    groups: new Set(listOf(off['groups']).map((group) => name(group, 'off: groups'))),
  };
}

function wholeNumber(value: unknown, place: string): number {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : fail(place);
}

function number(value: unknown, place: string): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fail(place);
}

function percent(value: unknown, place: string): number {
  const share = number(value, place);
  return share >= 0 && share <= 100 ? share : fail(place);
}

function flag(value: unknown, place: string): boolean {
  return value === undefined ? false : typeof value === 'boolean' ? value : fail(place);
}

function name(value: unknown, place: string): string {
  return typeof value === 'string' && value !== '' && value.length <= 100 ? value : fail(place);
}

function fail(place: string): never {
  throw new TypeError(`Cannot read ${place}.`);
}
