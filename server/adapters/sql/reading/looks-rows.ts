import { hashFromText, hashToText } from '../../../../src/domain/looks/picture-hash.ts';
import { paletteFromText, paletteToText } from '../../../../src/domain/looks/palette.ts';
import type { PictureLooks } from '../../../../src/domain/looks/picture-looks.ts';
import { base64ToBytes, bytesToBase64 } from '../schema/base64.ts';
import type { PictureLooksRow, PictureRow } from '../schema/tables-of-media.ts';

/** The columns that `looksOf` reads, of `picture_looks` joined with `pictures`. */
export const LOOKS_COLUMNS = [
  'picture_looks.hash',
  'picture_looks.trimmed_hash',
  'picture_looks.quality',
  'picture_looks.features',
  'picture_looks.palette',
  'pictures.width',
  'pictures.height',
] as const;

type LooksValues = Pick<PictureLooksRow, 'hash' | 'trimmed_hash' | 'quality' | 'features' | 'palette'>;

/** All values are null in an outer join without a row. */
type JoinedLooks = { readonly [Column in keyof LooksValues]: LooksValues[Column] | null } & Pick<
  PictureRow,
  'width' | 'height'
>;

/** Null for a picture that could not be decoded, or whose looks are unknown. */
export function looksOf(row: JoinedLooks): PictureLooks | null {
  if (row.features === null) return null;
  return {
    hash: hashFromText(row.hash ?? ''),
    trimmedHash: hashFromText(row.trimmed_hash ?? ''),
    quality: (row.quality ?? 0) / 100,
    aspectRatio: row.width / row.height,
    features: numbersOf(row.features),
    palette: paletteFromText(row.palette ?? ''),
  };
}

export function looksRow(
  signature: string,
  version: number,
  looks: Omit<PictureLooks, 'aspectRatio'> | null,
): PictureLooksRow {
  if (looks === null)
    return { signature, version, hash: '', trimmed_hash: '', quality: 0, features: null, palette: '' };
  return {
    signature,
    version,
    hash: hashToText(looks.hash),
    trimmed_hash: hashToText(looks.trimmedHash),
    quality: Math.round(looks.quality * 100),
    features: textOf(looks.features),
    palette: paletteToText(looks.palette),
  };
}

/** Base64, because numbers and texts are the only values that all engines store alike. */
export function textOf({ buffer, byteOffset, byteLength }: Int8Array): string {
  return bytesToBase64(new Uint8Array(buffer, byteOffset, byteLength));
}

/** The opposite of `textOf`. */
export function numbersOf(text: string): Int8Array {
  return new Int8Array(base64ToBytes(text).buffer);
}
