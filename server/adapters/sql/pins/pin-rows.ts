import { interestOf } from '../../../../src/domain/feeds/interest-group.ts';
import { toBoardId, toPinId, toSectionId, toUserId } from '../../../../src/domain/ids/ids.ts';
import { PIN_TEXT_NAMES, type PinTextName } from '../../../../src/domain/pins/pin-texts.ts';
import type { PinChange } from '../../../application/ports/pins/pin-repository.ts';
import type { PinRecord } from '../../../application/ports/records.ts';
import type { PinTextColumn } from '../migrations/all-migrations.ts';
import { flag } from '../schema/flag.ts';
import { storableKey } from '../schema/keys.ts';
import { linkHash } from '../schema/link-hash.ts';
import type { PinRow } from '../schema/tables.ts';

/** The columns of a pin's record. */
export type PinRecordRow = Omit<
  PinRow,
  'root_id' | 'rank' | 'shown' | 'listed' | 'place' | 'color_group' | 'interest' | 'link_key'
>;

const TEXT_COLUMNS = {
  title: 'title',
  description: 'description',
  link: 'link',
  altText: 'alt_text',
  note: 'note',
} as const satisfies Readonly<Record<PinTextName, keyof PinRow & PinTextColumn>>;

/** The columns of `pins` for a query that reads records; the qualified names avoid clashes with joined tables. */
export const PIN_RECORD_COLUMNS = [
  'pins.id',
  'pins.board_id',
  'pins.section_id',
  'pins.pinner_id',
  'pins.original_pin_id',
  'pins.via_pin_id',
  ...PIN_TEXT_NAMES.map((name) => `pins.${TEXT_COLUMNS[name]}` as const),
  'pins.method',
  'pins.is_comments_allowed',
  'pins.created_at',
  'pins.repin_count',
  'pins.comment_count',
  'pins.share_count',
  'pins.favorite_count',
] as const;

/** The columns of a new pin that are not in its record. */
export type PinPlaces = Pick<PinRow, 'rank' | 'shown' | 'listed' | 'place' | 'color_group'>;

/** The row of a new pin, without saves. */
export function newPinRow(pin: PinRecord, places: PinPlaces): PinRow {
  const id = storableKey(pin.id);
  const originalId = pin.originalPinId === null ? null : storableKey(pin.originalPinId);
  return {
    id,
    board_id: storableKey(pin.boardId),
    section_id: pin.sectionId === null ? null : storableKey(pin.sectionId),
    pinner_id: storableKey(pin.pinnerId),
    original_pin_id: originalId,
    via_pin_id: pin.viaPinId === null ? null : storableKey(pin.viaPinId),
    root_id: originalId ?? id,
    title: pin.title,
    description: pin.description,
    link: pin.link,
    link_key: linkHash(pin.link),
    alt_text: pin.altText,
    note: pin.note,
    method: pin.method,
    picture_signature: pin.pictureSignature,
    is_comments_allowed: flag(pin.isCommentsAllowed),
    created_at: pin.createdAt,
    repin_count: 0,
    comment_count: 0,
    share_count: 0,
    favorite_count: 0,
    interest: interestOf(pin.description),
    video_signature: pin.videoSignature,
    ...places,
  };
}

export function pinRecord(row: PinRecordRow): PinRecord {
  return {
    id: toPinId(String(row.id)),
    boardId: toBoardId(String(row.board_id)),
    sectionId: row.section_id === null ? null : toSectionId(String(row.section_id)),
    pinnerId: toUserId(String(row.pinner_id)),
    originalPinId: row.original_pin_id === null ? null : toPinId(String(row.original_pin_id)),
    viaPinId: row.via_pin_id === null ? null : toPinId(String(row.via_pin_id)),
    title: row.title,
    description: row.description,
    link: row.link,
    altText: row.alt_text,
    note: row.note,
    method: row.method,
    pictureSignature: row.picture_signature,
    videoSignature: row.video_signature,
    isCommentsAllowed: row.is_comments_allowed === 1,
    createdAt: row.created_at,
    repinCount: row.repin_count,
    commentCount: row.comment_count,
    shareCount: row.share_count,
    favoriteCount: row.favorite_count,
  };
}

/** The columns that a change writes. */
export function changedColumns(change: PinChange): Partial<PinRow> {
  const { description, link, isCommentsAllowed } = change;
  return {
    ...Object.fromEntries(
      PIN_TEXT_NAMES.filter((name) => change[name] !== undefined).map((name) => [
        TEXT_COLUMNS[name],
        change[name],
      ]),
    ),
    ...(description === undefined ? {} : { interest: interestOf(description) }),
    ...(link === undefined ? {} : { link_key: linkHash(link) }),
    ...(isCommentsAllowed === undefined ? {} : { is_comments_allowed: flag(isCommentsAllowed) }),
  };
}
