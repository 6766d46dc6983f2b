import type { MediaSize } from '../../../src/domain/images/image-sizes.ts';
import type { MediaPath, PictureFormat } from '../ports/media.ts';

const SIGNATURE = /^[0-9a-f]{32}$/;

/** True for the form of every picture's signature: 32 hex digits in lower case. */
export function isPictureSignature(text: string): boolean {
  return SIGNATURE.test(text);
}

/** Where a size of a picture is kept. @throws {TypeError} when `signature` is none. */
export function mediaPath(size: MediaSize, signature: string, format: PictureFormat): MediaPath {
  if (!isPictureSignature(signature)) throw new TypeError('not a picture signature');
  const [first, second, third] = [signature.slice(0, 2), signature.slice(2, 4), signature.slice(4, 6)];
  return `${size}/${first}/${second}/${third}/${signature}.${format}` as MediaPath;
}
