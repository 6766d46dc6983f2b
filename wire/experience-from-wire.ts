import {
  parsePlacedId,
  type ExperienceStatus,
  type PlacedExperience,
} from '../src/domain/experiences/placed-experience.ts';
import type { WireExperience } from './experience.ts';

const STATUSES: readonly ExperienceStatus[] = [
  'viewed',
  'completed',
  'dismissed',
  'completedWithoutHomefeed',
];

/** Null for type 0: there is no experience. Fields that a stored page leaves out are empty. */
export function experienceFromWire(wire: Partial<WireExperience>): PlacedExperience | null {
  if (!wire.type || wire.experience_id === undefined || wire.placement_id === undefined) return null;
  return {
    experienceId: wire.experience_id,
    placementId: wire.placement_id,
    type: wire.type,
    status: STATUSES.find((status) => status === wire.status) ?? null,
    displayData: wire.display_data ?? {},
    triggerable: (wire.triggerable_placed_exps ?? []).flatMap((text) => parsePlacedId(text) ?? []),
    metadata: wire.metadata ?? {},
    extraContext: wire.extraContext ?? {},
  };
}
