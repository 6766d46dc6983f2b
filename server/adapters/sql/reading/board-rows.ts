import { toBoardId, toPinId, toUserId } from '../../../../src/domain/ids/ids.ts';
import type { BoardChange } from '../../../application/ports/boards/board-repository.ts';
import type { BoardRecord, CropRecord } from '../../../application/ports/records.ts';
import { flag } from '../schema/flag.ts';
import { storableKey } from '../schema/keys.ts';
import type { BoardRow } from '../schema/tables.ts';

/** The row of a new, empty board. */
export function newBoardRow(board: BoardRecord): BoardRow {
  return {
    id: storableKey(board.id),
    owner_id: storableKey(board.ownerId),
    name: board.name,
    slug: board.slug,
    description: board.description,
    category: board.category,
    privacy: board.privacy,
    layout: board.layout,
    cover_pin_id: board.coverPinId === null ? null : storableKey(board.coverPinId),
    cover_crop: board.coverCrop === null ? null : JSON.stringify(board.coverCrop),
    is_archived: flag(board.isArchived),
    allow_homefeed_recommendations: flag(board.allowHomefeedRecommendations),
    collaborator_invites_enabled: flag(board.collaboratorInvitesEnabled),
    position: board.position,
    created_at: board.createdAt,
    order_modified_at: board.orderModifiedAt,
    last_pinned_at: board.lastPinnedAt,
    pin_count: 0,
    section_count: 0,
    follower_count: 0,
    collaborator_count: 0,
    top_place: 0,
  };
}

/** The columns of the changed fields, without the slug, which has its own table. */
export function changedBoardColumns(change: BoardChange): Partial<BoardRow> {
  const columns: { [Name in keyof BoardRow]?: BoardRow[Name] | undefined } = {
    name: change.name,
    slug: change.slug,
    description: change.description,
    category: change.category,
    privacy: change.privacy,
    cover_pin_id: mapDefined(change.coverPinId, (id) => id && storableKey(id)),
    cover_crop: mapDefined(change.coverCrop, (crop) => crop && JSON.stringify(crop)),
    is_archived: mapDefined(change.isArchived, flag),
    allow_homefeed_recommendations: mapDefined(change.allowHomefeedRecommendations, flag),
    collaborator_invites_enabled: mapDefined(change.collaboratorInvitesEnabled, flag),
    order_modified_at: change.orderModifiedAt,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function mapDefined<From, To>(value: From | undefined, column: (value: From) => To): To | undefined {
  return value === undefined ? undefined : column(value);
}

export function boardRecord(row: BoardRow): BoardRecord {
  return {
    id: toBoardId(String(row.id)),
    ownerId: toUserId(String(row.owner_id)),
    name: row.name,
    slug: row.slug,
    description: row.description,
    category: row.category,
    privacy: row.privacy,
    layout: row.layout,
    coverPinId: row.cover_pin_id === null ? null : toPinId(String(row.cover_pin_id)),
    coverCrop: row.cover_crop === null ? null : (JSON.parse(row.cover_crop) as CropRecord),
    isArchived: row.is_archived === 1,
    allowHomefeedRecommendations: row.allow_homefeed_recommendations === 1,
    collaboratorInvitesEnabled: row.collaborator_invites_enabled === 1,
    position: row.position,
    createdAt: row.created_at,
    orderModifiedAt: row.order_modified_at,
    lastPinnedAt: row.last_pinned_at,
    pinCount: row.pin_count,
    sectionCount: row.section_count,
    followerCount: row.follower_count,
    collaboratorCount: row.collaborator_count,
  };
}
