import type { ExperienceDefinition } from '../../../../src/domain/experiences/delivery/experience-definition.ts';
import { localTimeOf } from '../../../../src/domain/experiences/delivery/schedule.ts';
import { formatPlacedId } from '../../../../src/domain/experiences/placed-experience.ts';
import type { ExperienceJson } from './experience-json.ts';

/** A definition of the file as JSON that means the same. Times are written in UTC. */
export function definitionToJson(definition: ExperienceDefinition): ExperienceJson {
  const { caps, schedule, triggerable, metadata, askAgainSince } = definition;
  return {
    experience_id: definition.experienceId,
    placement_id: definition.placementId,
    type: definition.type,
    name: definition.name,
    revision: definition.revision,
    display_data: definition.displayData,
    schedule: {
      ...(schedule.start > 0 && { start: localTime(schedule.start) }),
      end: localTime(schedule.end),
    },
    ...(Object.keys(definition.audience).length > 0 && { audience: definition.audience }),
    ...(definition.priority !== 0 && { priority: definition.priority }),
    ...((caps.views !== null || caps.daysBetween !== null) && {
      caps: {
        ...(caps.views !== null && { views: caps.views }),
        ...(caps.daysBetween !== null && { days_between: caps.daysBetween }),
      },
    }),
    ...(definition.holdoutPercent > 0 && { holdout_percent: definition.holdoutPercent }),
    ...(definition.experiment !== null && { experiment: definition.experiment }),
    ...(definition.group !== null && { group: definition.group }),
    ...(triggerable.length > 0 && { triggerable_placed_exps: triggerable.map(formatPlacedId) }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
    ...(definition.isPaused && { paused: true }),
    ...(definition.isTriggered && { triggered: true }),
    ...(definition.isExempt && { exempt: true }),
    ...(askAgainSince !== null && { ask_again_since: localTime(askAgainSince) }),
  };
}

/** The end of the year 9999: later years do not fit the form of a local time. */
const LAST_MINUTE = 253_402_300_740_000;

function localTime(ms: number): string {
  return localTimeOf(Math.min(ms, LAST_MINUTE), 'UTC');
}
