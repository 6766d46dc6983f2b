import { EVENT_TYPES, type EventType } from '../events/event-types.ts';
import type { LoggedEvent } from '../events/logged-event.ts';
import { isInFlow } from './display-kinds.ts';
import type { DisplayKind } from './display.ts';
import type { PlacedExperience } from './placed-experience.ts';

/** What a person did with an experience, as it is logged. */
export type ExperienceAct = 'view' | 'complete' | 'dismiss';

const TYPES: Readonly<Record<ExperienceAct, EventType>> = {
  view: EVENT_TYPES.experienceView,
  complete: EVENT_TYPES.experienceComplete,
  dismiss: EVENT_TYPES.experienceDismiss,
};

/** The events of an experience. To complete or dismiss a banner in the flow of the page is a click as well. */
export function experienceEvents(
  placed: PlacedExperience,
  act: ExperienceAct,
  { kind, timeMs }: { readonly kind: DisplayKind | undefined; readonly timeMs: number },
): readonly LoggedEvent[] {
  const isClick = act !== 'view' && kind !== undefined && isInFlow(kind);
  const event = {
    objectId: String(placed.experienceId),
    timeMs,
    trackingParams: '',
    auxData: { placement_id: placed.placementId, ...(isClick && { click_type: act }) },
  };
  const types = isClick ? [TYPES[act], EVENT_TYPES.click] : [TYPES[act]];
  return types.map((eventType) => ({ ...event, eventType }));
}
