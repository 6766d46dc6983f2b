import { mayReadPin, type PinStanding } from '../../../src/domain/permissions/pin-access.ts';
import { canSeeBoard, standingOf } from './viewer-standing.ts';
import type { PinView, ViewerId } from '../ports/pins/views.ts';

/** The viewer's standing towards a pin that was read for this viewer. */
export function pinStandingOf(view: PinView, viewerId: ViewerId): PinStanding {
  return {
    board: standingOf(view.board, viewerId),
    isPinner: viewerId !== null && view.pinner.id === viewerId,
  };
}

/** Whether the pin exists for the viewer. `now` is in milliseconds since the epoch. */
export function canSeePin(view: PinView, viewerId: ViewerId, now: number): boolean {
  return (
    view.pinner.state !== 'deactivated' &&
    canSeeBoard(view.board, viewerId) &&
    mayReadPin(pinStandingOf(view, viewerId), { scheduledPublishAt: null }, now)
  );
}
