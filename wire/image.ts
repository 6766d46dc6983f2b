import type { BoardCoverSize } from '../src/domain/boards/board.ts';
import type { CardImageSize, PinImageSize } from '../src/domain/images/image-spec.ts';

/** A picture with its real size in px. */
export interface WireImageRef {
  url: string;
  width: number;
  height: number;
}

export interface WireImage extends WireImageRef {
  dominant_color: string;
}

/** Every pin carries its picture in all of these sizes. */
export type WirePinImages = Record<PinImageSize, WireImage>;

export type WireSlotImages = Record<CardImageSize, WireImageRef>;

/** Empty when the board has no picture. */
export type WireBoardCoverImages = Partial<Record<BoardCoverSize, WireImageRef>>;

/** At most five. */
export interface WireBoardImages {
  '170x': WireImage[];
}
