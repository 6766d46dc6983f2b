import { dataFiles, MEDIA_FOLDERS } from './backup/data-files.ts';
import { folderOfMedia, sourceOfMedia } from './media-of-store.ts';

/**
 * Counts the pictures and videos of the store that have no file in the data directory (`lost`), and those in the data
 * directory that have no row (`unused`).
 */
export async function compareMedia(
  dataDir: string,
  named: AsyncIterable<Parameters<typeof sourceOfMedia>[0]>,
): Promise<{ readonly lost: number; readonly unused: number }> {
  const sources = new Set<string>();
  const folders = new Set<string>();
  for (const folder of MEDIA_FOLDERS) {
    for await (const place of dataFiles(dataDir, { folder })) {
      folders.add(place.split('/').slice(0, 5).join('/'));
      if (/\/(?:originals\.\w+|upload\.mp4)$/.test(place)) sources.add(place);
    }
  }
  let lost = 0;
  for await (const each of named) {
    if (!sources.has(sourceOfMedia(each))) lost += 1;
    folders.delete(folderOfMedia(each));
  }
  return { lost, unused: folders.size };
}
