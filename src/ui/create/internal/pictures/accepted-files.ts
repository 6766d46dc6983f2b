import type { PictureFile } from '../../../../application/ports/media/upload-gateway.ts';
import { VIDEO_FILE_TYPES } from '../../../../domain/videos/video-file.ts';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
/**
 * File extensions are listed as well, because some systems do not know these types. They are offered only where they
 * can be decoded: phones convert to JPEG for sites that do not accept them.
 */
const HEIC = ['image/heic', 'image/heif', '.heic', '.heif'];

/** The `accept` value of a file chooser. */
export function acceptedFiles(takesHeic: boolean, which: 'pictures' | 'videos-too'): readonly string[] {
  return [...PICTURES, ...(which === 'videos-too' ? VIDEO_FILE_TYPES : []), ...(takesHeic ? HEIC : [])];
}

/** The files that were chosen, dropped or pasted. */
export function chosenFiles(files: readonly File[]): readonly PictureFile[] {
  return files.map((file) => {
    const { name, size, type, lastModified: modifiedAt } = file;
    return { name, size, type, modifiedAt, content: file };
  });
}
