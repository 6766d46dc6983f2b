import { formatRoute } from '../../../../src/domain/routes/format-route.ts';
import type { WireBoardTile } from '../../../../wire/board.ts';
import type { BoardTileView, TileKind } from '../../../application/boards/list-boards.ts';
import { coverImages } from './board-to-wire.ts';
import { imageToWire } from './internal/picture-to-wire.ts';
import type { SerializationContext } from './serialization-context.ts';
import { userShortToWire } from './user-to-wire.ts';

const NAMES: Readonly<Record<TileKind, string>> = {
  all_pins: 'All Pins',
  story_pins: 'Stories',
  shopping_list: 'Shopping list',
};

/** A tile in a list of boards that is not a board. */
export function boardTileToWire(
  { kind, owner, pinCount, pictures }: BoardTileView,
  context: SerializationContext,
): WireBoardTile {
  const { baseUrl } = context;
  const cover = pictures[0]?.picture;
  const tab = kind === 'story_pins' ? 'created' : 'saved';
  return {
    type: kind,
    id: `${kind}-${owner.id}`,
    name: NAMES[kind],
    url: formatRoute({ kind: 'profile', username: owner.username, tab }),
    owner: userShortToWire(owner, context),
    pin_count: pinCount,
    section_count: 0,
    images: { '170x': pictures.map(({ picture }) => imageToWire(picture, '170x', baseUrl)) },
    cover_images: cover === undefined ? {} : coverImages(cover, baseUrl),
  };
}
