import type { PinId } from '../../../domain/ids/ids.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';

/** The name under which the playback position of a pin's video is stored, in seconds. */
export function videoPosition(id: PinId): PageDataKey<number> {
  return `video-position:${id}`;
}
