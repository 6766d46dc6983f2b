import type { MediaPath } from '../ports/media/media.ts';

const MEDIA_PATH =
  /^(originals|\d{2,4}x(?:\d{2,4})?)\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{2})\/(\2\3\4[0-9a-f]{26})\.(jpg|png|webp|avif|gif)$/;

export type FilePlace = { readonly signature: string; readonly fileName: string };

/**
 * How stores name the file of a media path: all files of a picture share one folder, so that they can be made durable
 * and removed together.
 *
 * @throws {TypeError} for an invalid media path, so that no other path reaches a storage.
 */
export function filePlace(path: MediaPath): FilePlace {
  const parts = MEDIA_PATH.exec(path);
  if (!parts) throw new TypeError('not a media path');
  return { signature: parts[5]!, fileName: `${parts[1]}.${parts[6]}` };
}

export function isOriginal(fileName: string): boolean {
  return fileName.startsWith('originals.');
}
