import { dataFiles, MEDIA, MEDIA_FOLDERS } from './backup/data-files.ts';
import { folderOfMedia, isSource, sourceOfMedia } from './media-of-store.ts';

/** The names of the files of pictures and videos in the data directory: `pictures/ab/cd/{signature}/…`. */
export async function* mediaNames(dataDir: string): AsyncGenerator<string> {
  for (const folder of MEDIA_FOLDERS) {
    for await (const place of dataFiles(dataDir, { folder })) yield place.slice(MEDIA.length);
  }
}

/**
 * Counts the pictures and videos of the store that have no file among those of these names (`lost`), and those among
 * them that have no row (`unused`).
 */
export async function compareMedia(
  names: AsyncIterable<string>,
  named: AsyncIterable<Parameters<typeof sourceOfMedia>[0]>,
): Promise<{ readonly lost: number; readonly unused: number }> {
  const sources = new Set<string>();
  const folders = new Set<string>();
  for await (const name of names) {
    const place = MEDIA + name;
    folders.add(place.split('/').slice(0, 5).join('/'));
    if (isSource(place)) sources.add(place);
  }
  let lost = 0;
  for await (const each of named) {
    if (!sources.has(sourceOfMedia(each))) lost += 1;
    folders.delete(folderOfMedia(each));
  }
  return { lost, unused: folders.size };
}
