import type { BoardShort } from '../../../domain/boards/board.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import type { PaletteColor } from '../../../domain/looks/palette.ts';
import type { Topic } from '../../../domain/topics/topic.ts';

/** What goes with a pin besides other pins. Each list is empty for a missing pin. @throws {ServiceError} */
export interface RelatedGateway {
  /** Public boards that the pin was saved to, the smallest first; at most 20. */
  boardsOf(pinId: PinId): Promise<readonly BoardShort[]>;
  /** What the pin is about, then what is close to that; all have pages. */
  topicsOf(pinId: PinId): Promise<readonly Topic[]>;
  /** The main colours of its picture, the largest area first. */
  colorsOf(pinId: PinId): Promise<readonly PaletteColor[]>;
}
