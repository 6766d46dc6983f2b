import type { MediaSize } from '../../../src/domain/images/image-sizes.ts';
import { isSignature } from '../../../src/domain/images/media-path.ts';
import type { MediaPath, PictureFormat } from '../ports/media/media.ts';

/**
 * The path of a picture's size in the store: like its address, but with the file's real format.
 * @throws {TypeError} when `signature` is invalid.
 */
export function mediaFile(size: MediaSize, signature: string, format: PictureFormat): MediaPath {
  if (!isSignature(signature)) throw new TypeError('not a picture signature');
  const [first, second, third] = [signature.slice(0, 2), signature.slice(2, 4), signature.slice(4, 6)];
  return `${size}/${first}/${second}/${third}/${signature}.${format}` as MediaPath;
}
