import type {
  Board,
  BoardCoverPin,
  BoardCoverSize,
  BoardLayout,
  BoardPrivacy,
  BoardShort,
  Section,
  ViewerInvite,
} from '../src/domain/boards/board.ts';
import { toBoardId, toPinId, toSectionId } from '../src/domain/ids/ids.ts';
import { BOARD_PERMISSIONS } from '../src/domain/boards/board-permission.ts';
import type { Access } from '../src/domain/boards/board-permission.ts';
import { imageRefFromWire, imagesBySize, imageSpecFromWire, pinImagesFromWire } from './image-from-wire.ts';
import { count, flag, isRawObject, knownOf, listOf, objectOrNull, objectsOf } from './raw.ts';
import { oneOf, rawObject, text, textOrNull } from './raw.ts';
import type { Raw } from './raw.ts';
import { timeFromWire } from './time.ts';
import { userShortOrNull } from './user-from-wire.ts';

const PRIVACIES: readonly BoardPrivacy[] = ['public', 'protected', 'secret'];
const LAYOUTS: readonly BoardLayout[] = ['default', 'quick_saves'];
const COVER_SIZES: readonly BoardCoverSize[] = ['222x', '400x300', '216x146', '200x150'];
export const ACCESSES: readonly Access[] = ['write', 'delete'];

/** An unknown privacy is treated as the strictest; a missing one is public. */
export function privacyFromWire(value: unknown): BoardPrivacy {
  return oneOf(value, PRIVACIES, text(value) === '' ? 'public' : 'secret');
}

/** The short form of a board; missing fields are empty. */
export function boardShortFromWire(value: unknown): BoardShort {
  const raw = rawObject(value);
  const privacy =
    text(raw.privacy) === '' && flag(raw.protected) ? 'protected' : privacyFromWire(raw.privacy);
  return {
    entityId: toBoardId(text(raw.id) || text(raw.node_id)),
    nodeId: text(raw.node_id),
    name: text(raw.name),
    url: text(raw.url),
    slug: text(raw.slug),
    privacy,
    protected: privacy === 'protected',
    layout: oneOf(raw.layout, LAYOUTS, 'default'),
    owner: userShortOrNull(raw.owner),
    pinCount: count(raw.pin_count),
    sectionCount: count(raw.section_count),
    followerCount: count(raw.follower_count),
    collaboratorCount: count(raw.collaborator_count),
    followedByMe: flag(raw.followed_by_me),
    collaboratedByMe: flag(raw.collaborated_by_me),
    isCollaborative: flag(raw.is_collaborative),
    collaboratorPermissions: knownOf(raw.collaborator_permissions, BOARD_PERMISSIONS),
    imageCoverUrl: textOrNull(raw.image_cover_url),
  };
}

/** The board, or null when it is missing. */
export function boardShortOrNull(value: unknown): BoardShort | null {
  return isRawObject(value) ? boardShortFromWire(value) : null;
}

/** The full form of a board. Never throws: missing or malformed fields are empty. */
export function boardFromWire(value: unknown): Board {
  const raw = rawObject(value);
  return {
    ...boardShortFromWire(raw),
    description: text(raw.description),
    category: textOrNull(raw.category),
    access: knownOf(raw.access, ACCESSES),
    viewerInvite: objectOrNull(raw.viewer_invite, viewerInvite),
    createdAt: timeFromWire(raw.created_at),
    boardOrderModifiedAt: timeFromWire(raw.board_order_modified_at),
    isArchived: flag(raw.is_archived),
    allowHomefeedRecommendations: flag(raw.allow_homefeed_recommendations),
    collaboratorInvitesEnabled: flag(raw.collaborator_invites_enabled),
    coverPin: objectOrNull(raw.cover_pin, coverPin),
    imageCoverHdUrl: textOrNull(raw.image_cover_hd_url),
    coverImages: imagesBySize(raw.cover_images, COVER_SIZES),
    images: boardImages(raw.images),
    seoNoindexReason: textOrNull(raw.seo_noindex_reason),
    seoImage: imageRefFromWire(raw.seo_image),
  };
}

/** A section. Never throws: missing or malformed fields are empty. */
export function sectionFromWire(value: unknown): Section {
  const raw = rawObject(value);
  return {
    entityId: toSectionId(text(raw.id)),
    title: text(raw.title),
    slug: text(raw.slug),
    pinCount: count(raw.pin_count),
    board: boardShortOrNull(raw.board),
    user: userShortOrNull(raw.user),
    previewPins: objectsOf(raw.preview_pins, (pin) => ({
      entityId: toPinId(text(pin.id)),
      imageSignature: text(pin.image_signature),
      images: pinImagesFromWire(pin.images, pin),
    })),
    createdAt: timeFromWire(raw.created_at),
    seoNoindexReason: textOrNull(raw.seo_noindex_reason),
  };
}

function boardImages(value: unknown): Board['images'] {
  return { '170x': listOf(rawObject(value)['170x'], imageSpecFromWire) };
}

function viewerInvite(raw: Raw): ViewerInvite {
  return {
    entityId: text(raw.id),
    invitedBy: userShortOrNull(raw.invited_by),
    createdAt: timeFromWire(raw.created_at),
  };
}

function coverPin(raw: Raw): BoardCoverPin {
  return {
    pinId: toPinId(text(raw.pin_id)),
    imageSignature: text(raw.image_signature),
    imageUrl: text(raw.image_url),
    crop: raw.crop ?? null,
  };
}
