import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import type { PinReader } from '../ports/pins/pin-repository.ts';
import type { PinView } from '../ports/pins/views.ts';
import { canSeePin } from '../access/pin-visibility.ts';

/** The pins that exist for the viewer. `now` in milliseconds since the epoch. */
export async function visiblePins(
  pins: Pick<PinReader, 'views'>,
  ids: readonly PinId[],
  viewer: { readonly id: UserId; readonly now: number },
): Promise<ReadonlyMap<PinId, PinView>> {
  const views = await pins.views(ids, viewer.id);
  const visible = views.filter((view) => canSeePin(view, viewer.id, viewer.now));
  return new Map(visible.map((view) => [view.pin.id, view]));
}
