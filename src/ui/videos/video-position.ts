import type { PinId } from '../../domain/ids/ids.ts';
import type { PageDataKey } from '../base/stores/page-data-store.ts';

/** Under which the place is kept at which the video of a pin was left, in seconds. */
export function videoPosition(id: PinId): PageDataKey<number> {
  return `video-position:${id}`;
}
