import type { Language } from '../../../../src/domain/messages/language.ts';
import { formatRoute } from '../../../../src/domain/routes/format-route.ts';
import type { WireBoardTile } from '../../../../wire/board.ts';
import type { BoardTileView } from '../../../application/boards/list-boards.ts';
import { coverImages } from './board-to-wire.ts';
import { tileMessages } from './internal/messages.en.ts';
import { imageToWire } from './internal/picture-to-wire.ts';
import type { SerializationContext } from './serialization-context.ts';
import { userShortToWire } from './user-to-wire.ts';

/** A tile in a list of boards that is not a board, with its name in this language. */
export function boardTileToWire(
  { kind, owner, pinCount, pictures }: BoardTileView,
  context: SerializationContext,
  language: Language,
): WireBoardTile {
  const { baseUrl } = context;
  const cover = pictures[0]?.picture;
  const tab = kind === 'story_pins' ? 'created' : 'saved';
  return {
    type: kind,
    id: `${kind}-${owner.id}`,
    name: language.text(tileMessages[kind]),
    url: formatRoute({ kind: 'profile', username: owner.username, tab }),
    owner: userShortToWire(owner, context),
    pin_count: pinCount,
    section_count: 0,
    images: { '170x': pictures.map(({ picture }) => imageToWire(picture, '170x', baseUrl)) },
    cover_images: cover === undefined ? {} : coverImages(cover, baseUrl),
  };
}
