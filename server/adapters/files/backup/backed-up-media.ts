import {
  isMediaName,
  type KnownContent,
  type MediaShelf,
} from '../../../application/ports/media/media-shelf.ts';
import { MEDIA } from './data-files.ts';
import { readBackup, type WholeFile } from './internal/backup-reader.ts';

/** Pictures and videos of a backup that can be read at the moment. */
export type BackedUpMedia = Pick<MediaShelf, 'names' | 'content'>;

/**
 * Reads a backup once more, and gives its pictures and videos to `take`, a thousand files at a time.
 * @throws {BackupUnusable} when it is damaged; what was given by then was whole
 */
export async function eachMediaOfBackup(
  file: string,
  take: (media: BackedUpMedia) => Promise<void>,
): Promise<void> {
  await readBackup(file, {
    write: async (_name, pieces) => {
      const iterator = pieces[Symbol.asyncIterator]();
      while ((await iterator.next()).done !== true);
    },
    drop: async () => undefined,
    listed: (files) => take(mediaAmong(files)),
  });
}

function mediaAmong(files: readonly WholeFile[]): BackedUpMedia {
  const found = new Map<string, KnownContent>();
  for (const file of files) {
    const name = file.name.slice(MEDIA.length);
    if (file.name.startsWith(MEDIA) && isMediaName(name)) found.set(name, file);
  }
  return {
    async *names() {
      yield* found.keys();
    },
    content: async (name) => found.get(name),
  };
}
