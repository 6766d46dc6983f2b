import type { PictureRecord } from '../../../application/ports/records.ts';
import type { PictureRow } from '../schema/tables-of-media.ts';

export function pictureRow(picture: PictureRecord): PictureRow {
  return {
    signature: picture.signature,
    extension: picture.extension,
    width: picture.width,
    height: picture.height,
    dominant_color: picture.dominantColor,
    is_animated: picture.isAnimated ? 1 : 0,
    byte_length: picture.byteLength,
    created_at: picture.createdAt,
  };
}

export function pictureRecord(row: PictureRow): PictureRecord {
  return {
    signature: row.signature,
    extension: row.extension,
    width: row.width,
    height: row.height,
    dominantColor: row.dominant_color,
    isAnimated: row.is_animated === 1,
    byteLength: row.byte_length,
    createdAt: row.created_at,
  };
}

/** A picture's columns, renamed for joins. */
export type JoinedPicture = { [Column in keyof PictureRow as `picture_${Column}`]: PictureRow[Column] };

/** The columns of `pictures` for a query with joins. */
export const JOINED_PICTURE_COLUMNS = [
  'pictures.signature as picture_signature',
  'pictures.extension as picture_extension',
  'pictures.width as picture_width',
  'pictures.height as picture_height',
  'pictures.dominant_color as picture_dominant_color',
  'pictures.is_animated as picture_is_animated',
  'pictures.byte_length as picture_byte_length',
  'pictures.created_at as picture_created_at',
] as const;

export function joinedPicture(row: JoinedPicture): PictureRecord {
  return {
    signature: row.picture_signature,
    extension: row.picture_extension,
    width: row.picture_width,
    height: row.picture_height,
    dominantColor: row.picture_dominant_color,
    isAnimated: row.picture_is_animated === 1,
    byteLength: row.picture_byte_length,
    createdAt: row.picture_created_at,
  };
}
