import { isMediaSize, type MediaSize } from '../../../../src/domain/images/image-sizes.ts';
import type { PictureRecord } from '../../../application/ports/records.ts';

export type MediaAddress = {
  readonly size: MediaSize;
  readonly signature: string;
  readonly extension: PictureRecord['extension'];
};

const MEDIA_ADDRESS =
  /^\/media\/(?<size>[0-9a-z]{2,9})\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{2})\/(?<signature>\2\3\4[0-9a-f]{26})\.(?<extension>jpg|png|webp|gif)$/;

/** Reads the address of a picture as it came, undecoded: a spelling other than ours is no picture. */
export function parseMediaAddress(path: string): MediaAddress | undefined {
  const { size, signature, extension } = MEDIA_ADDRESS.exec(path)?.groups ?? {};
  if (size === undefined || signature === undefined || !isMediaSize(size)) return undefined;
  return { size, signature, extension: extension as PictureRecord['extension'] };
}

/**
 * Which of the newer formats a client names in its Accept header. A general `*` does not count: programs that
 * send only that often read JPEG alone.
 */
export function acceptedFormats(accept: string | null): { readonly webp: boolean; readonly avif: boolean } {
  const named = new Set(
    (accept ?? '')
      .slice(0, 1000)
      .toLowerCase()
      .split(',')
      .map((range) => range.split(';').map((part) => part.trim()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter)))
      .map(([type]) => type),
  );
  return { webp: named.has('image/webp'), avif: named.has('image/avif') };
}

/** True if one of the tags of an If-None-Match header is this one; weak tags count as well. */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((tag) => {
    const trimmed = tag.trim();
    return trimmed === '*' || trimmed.replace(/^W\//, '') === etag;
  });
}
