import { EVENT_TYPES } from '../events/event-types.ts';
import type { LoggedEvent } from '../events/logged-event.ts';
import type { Pin } from '../pins/pin.ts';
import type { Surface } from '../surfaces/surface.ts';

const VIEW_TYPES: { readonly [Kind in Surface]?: number } = {
  AuthHomefeed: 92,
  RelatedPinGrid: 140,
  PdpRelatedPinGrid: 140,
};

/** The number of the view in which the menu of a card was opened, for event data; null for grids without one. */
export function contextMenuViewType(surface: Surface | null): number | null {
  return (surface && VIEW_TYPES[surface]) ?? null;
}

/** The event of opening a card's menu. */
export function contextMenuEvent(
  pin: Pick<Pin, 'entityId' | 'trackingParams'>,
  surface: Surface | null,
  timeMs: number,
): LoggedEvent {
  return {
    eventType: EVENT_TYPES.click,
    viewType: contextMenuViewType(surface),
    objectId: pin.entityId,
    timeMs,
    trackingParams: pin.trackingParams,
    auxData: { click_type: 'context_menu' },
  };
}
