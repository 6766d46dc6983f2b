import type { PictureFile } from '../../../application/ports/media/upload-gateway.ts';
import { VIDEO_FILE_TYPES } from '../../../domain/videos/video-file.ts';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
/**
 * Also by the ends of names: not every system knows these kinds. Only where they can be read, for phones send JPEG to
 * who does not ask for them.
 */
const HEIC = ['image/heic', 'image/heif', '.heic', '.heif'];

/** What a file chooser offers. */
export function acceptedFiles(takesHeic: boolean, which: 'pictures' | 'videos-too'): readonly string[] {
  return [...PICTURES, ...(which === 'videos-too' ? VIDEO_FILE_TYPES : []), ...(takesHeic ? HEIC : [])];
}

/** What was chosen, dropped or pasted. */
export function chosenFiles(files: readonly File[]): readonly PictureFile[] {
  return files.map((file) => {
    const { name, size, type, lastModified: modifiedAt } = file;
    return { name, size, type, modifiedAt, content: file };
  });
}
