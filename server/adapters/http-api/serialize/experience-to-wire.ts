import {
  formatPlacedId,
  type PlacedExperience,
} from '../../../../src/domain/experiences/placed-experience.ts';
import type { WireExperience } from '../../../../wire/experience.ts';

export function experienceToWire(experience: PlacedExperience): WireExperience {
  return {
    experience_id: experience.experienceId,
    placement_id: experience.placementId,
    type: experience.type,
    status: experience.status,
    display_data: experience.displayData,
    triggerable_placed_exps: experience.triggerable.map(formatPlacedId),
    metadata: experience.metadata,
    extraContext: experience.extraContext,
  };
}

/** The answer for a placement without an experience. */
export function noExperience(placementId: number): WireExperience {
  return {
    experience_id: 0,
    placement_id: placementId,
    type: 0,
    status: null,
    display_data: {},
    triggerable_placed_exps: [],
    metadata: {},
    extraContext: {},
  };
}
