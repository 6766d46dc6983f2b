import { join } from 'node:path';
import { isSignature } from '../../../src/domain/images/media-path.ts';
import type { MediaPath } from '../../application/ports/media/media.ts';

const MEDIA_PATH =
  /^(originals|\d{2,4}x(?:\d{2,4})?)\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{2})\/(\2\3\4[0-9a-f]{26})\.(jpg|png|webp|avif|gif)$/;

export type FilePlace = { readonly signature: string; readonly fileName: string };

/**
 * The file path of a media path: all files of a picture share one directory, `ab/cd/{signature}/236x.webp`, so that one
 * synced directory makes a whole picture durable and one rename removes it.
 *
 * @throws {TypeError} for an invalid media path, so that no other path reaches the file system.
 */
export function filePlace(path: MediaPath): FilePlace {
  const parts = MEDIA_PATH.exec(path);
  if (!parts) throw new TypeError('not a media path');
  return { signature: parts[5]!, fileName: `${parts[1]}.${parts[6]}` };
}

/** The directories from the store's root to the picture's directory. @throws {TypeError} */
export function pictureDirectories(
  root: string,
  signature: string,
): readonly [string, string, string, string] {
  if (!isSignature(signature)) throw new TypeError('not a picture signature');
  const first = join(root, signature.slice(0, 2));
  const second = join(first, signature.slice(2, 4));
  return [root, first, second, join(second, signature)];
}

export function isOriginal(fileName: string): boolean {
  return fileName.startsWith('originals.');
}
