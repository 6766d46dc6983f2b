import type { WireSection } from '../../../../wire/board.ts';
import { timeToWire } from '../../../../wire/time.ts';
import type { SectionOnBoard } from '../../../application/sections/section-on-board.ts';
import { boardNoindexReason, boardShortToWire } from './board-to-wire.ts';
import { pinImagesToWire } from './internal/picture-to-wire.ts';
import type { SerializationContext } from './serialization-context.ts';
import { userShortToWire } from './user-to-wire.ts';

/** A section with its board and its first pins. */
export function sectionToWire(
  { section, previews, board }: SectionOnBoard,
  context: SerializationContext,
): WireSection {
  return {
    id: section.id,
    type: 'board_section',
    title: section.title,
    slug: section.slug,
    pin_count: section.pinCount,
    board: boardShortToWire(board, context),
    user: userShortToWire(board.owner, context),
    preview_pins: previews.map(({ pinId, picture }) => ({
      id: pinId,
      image_signature: picture.signature,
      images: pinImagesToWire(picture, context.baseUrl),
    })),
    created_at: timeToWire(section.createdAt),
    seo_noindex_reason: boardNoindexReason(board),
  };
}
