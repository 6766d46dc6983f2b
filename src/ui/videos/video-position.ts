import type { PinId } from '../../domain/ids/ids.ts';
import type { KeptName } from '../base/stores/kept-store.ts';

/** Under which the place is kept at which the video of a pin was left, in seconds. */
export function videoPosition(id: PinId): KeptName<number> {
  return `video-position:${id}`;
}
