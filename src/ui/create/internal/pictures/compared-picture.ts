import type { ComparedPicture } from '../../../../application/ports/media/source-gateway.ts';
import { parseMediaPath } from '../../../../domain/images/media-path.ts';
import type { PictureUpload } from './picture-upload.ts';

/** The reference by which a chosen picture is compared with own pins; null while there is none. */
export function comparedPicture({ stored, remote }: PictureUpload): ComparedPicture | null {
  if (remote !== null) return { kind: 'remote', url: remote.url };
  if (stored === null) return null;
  const path = URL.parse(stored.imageUrl, 'http://own.invalid')?.pathname ?? '';
  const signature = parseMediaPath(path)?.signature;
  return signature === undefined ? null : { kind: 'stored', signature };
}
