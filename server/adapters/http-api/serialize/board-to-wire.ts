import { boardAccess, permissionsOnBoard } from '../../../../src/domain/permissions/board-access.ts';
import type { WireBoard, WireBoardShort, WireNoindexReason } from '../../../../wire/board.ts';
import { timeToWire } from '../../../../wire/time.ts';
import { boardPath } from '../../../application/boards/board-path.ts';
import { standingOf } from '../../../application/access/viewer-standing.ts';
import type { PictureRecord } from '../../../application/ports/records.ts';
import type { BoardShortView, BoardView } from '../../../application/ports/pins/views.ts';
import { preEncoded } from '../core/answer/json-writer.ts';
import { nodeId } from './internal/node-id.ts';
import { imageRefToWire, imageToWire, pictureUrl } from './internal/picture-to-wire.ts';
import type { SerializationContext } from './serialization-context.ts';
import { userShortToWire } from './user-to-wire.ts';

/** The short form, for pins and lists. */
export function boardShortToWire(view: BoardShortView, context: SerializationContext): WireBoardShort {
  const cached = context.boards.get(view);
  if (cached !== undefined) return cached;
  const { board } = view;
  const wire = preEncoded<WireBoardShort>({
    id: board.id,
    node_id: nodeId('Board', board.id),
    type: 'board',
    name: board.name,
    url: boardPath(view),
    slug: board.slug,
    privacy: board.privacy,
    protected: board.privacy === 'protected',
    layout: board.layout,
    owner: userShortToWire(view.owner, context),
    pin_count: board.pinCount,
    section_count: board.sectionCount,
    follower_count: board.followerCount,
    collaborator_count: board.collaboratorCount,
    followed_by_me: view.followedByViewer,
    collaborated_by_me: view.viewerPermissions !== null,
    is_collaborative: board.collaboratorCount > 0,
    collaborator_permissions: [...permissionsOnBoard(standingOf(view, context.viewerId))],
    image_cover_url: view.cover === null ? null : pictureUrl(view.cover, '216x146', context.baseUrl),
  });
  context.boards.set(view, wire);
  return wire;
}

/** The full form. */
export function boardToWire(view: BoardView, context: SerializationContext): WireBoard {
  const { board, coverPictures } = view;
  const { baseUrl } = context;
  const cover = coverPictures[0]?.picture ?? null;
  return {
    ...boardShortToWire({ ...view, cover }, context),
    description: board.description,
    category: board.category,
    access: [...boardAccess(standingOf(view, context.viewerId))],
    viewer_invite: null,
    created_at: timeToWire(board.createdAt),
    board_order_modified_at: timeToWire(board.orderModifiedAt),
    is_archived: board.isArchived,
    allow_homefeed_recommendations: board.allowHomefeedRecommendations,
    collaborator_invites_enabled: board.collaboratorInvitesEnabled,
    cover_pin: coverPin(view, baseUrl),
    image_cover_hd_url: cover === null ? null : pictureUrl(cover, '474x', baseUrl),
    cover_images: cover === null ? {} : coverImages(cover, baseUrl),
    images: { '170x': coverPictures.map(({ picture }) => imageToWire(picture, '170x', baseUrl)) },
    seo_noindex_reason: boardNoindexReason(view),
    seo_image: cover === null ? null : imageRefToWire(cover, '1200x', baseUrl),
  };
}

/** The reason why search engines must not index the board and its pins; null when they may. */
export function boardNoindexReason({
  board,
  owner,
}: Pick<BoardShortView, 'board' | 'owner'>): WireNoindexReason | null {
  if (board.privacy === 'secret') return 'secret_board';
  if (board.privacy === 'protected') return 'protected_board';
  return owner.excludeFromSearch ? 'owner_opt_out' : null;
}

/** A board's cover in the sizes of tiles. */
export function coverImages(picture: PictureRecord, baseUrl: string): WireBoard['cover_images'] {
  return {
    '222x': imageRefToWire(picture, '222x', baseUrl),
    '400x300': imageRefToWire(picture, '400x300', baseUrl),
    '216x146': imageRefToWire(picture, '216x146', baseUrl),
    '200x150': imageRefToWire(picture, '200x150', baseUrl),
  };
}

/** The chosen cover pin, while it is on the board. */
function coverPin({ board, coverPictures }: BoardView, baseUrl: string): WireBoard['cover_pin'] {
  const first = coverPictures[0];
  if (first === undefined || first.pinId !== board.coverPinId) return null;
  return {
    pin_id: first.pinId,
    image_signature: first.picture.signature,
    image_url: pictureUrl(first.picture, '474x', baseUrl),
    crop: board.coverCrop,
  };
}
