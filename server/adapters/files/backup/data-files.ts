import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isAbsent } from '../durable-file.ts';

/** Into this folder a restore unpacks; what is in it is no data yet. */
export const UNPACKING = '.unpacking';
/** It is in the data directory while a restore exchanges the files: they may be of two times. */
export const RESTORING = '.restoring';
/** Where a restore puts what was in the data directory; a time follows. */
export const BEFORE_RESTORE = '.before-restore-';

/** The database and its lock, the index that is made from it, incomplete files, and what only a running process needs. */
const LEFT_OUT = [
  /^pinakes\.(?:sqlite|lock)/,
  /^discovery\.index$/,
  /^\.space-[^/]*$/,
  /(?:^|\/)\.(?:unpacking|restoring|before-restore-[^/]*)$/,
  /(?:^|\/)lost\+found$/,
  /^media\/(?:tmp|removed|videos-work|moving)$/,
  /^exports\/[^/]*\.part$/,
  /^[^/]*\.new$/,
];

/** The folder of pictures and videos in the data directory. */
export const MEDIA = 'media/';
export const MEDIA_FOLDERS = [`${MEDIA}pictures`, `${MEDIA}videos`];

/**
 * The files of the data directory besides the database, as paths in it with `/`. Files that come or go meanwhile may be
 * there or not.
 */
export async function* dataFiles(
  dataDir: string,
  { folder = '', without = [] }: { readonly folder?: string; readonly without?: readonly string[] } = {},
): AsyncGenerator<string> {
  const names = await readdir(path.join(dataDir, folder)).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  for (const name of names.sort()) {
    const place = folder === '' ? name : `${folder}/${name}`;
    if (without.includes(place) || LEFT_OUT.some((pattern) => pattern.test(place))) continue;
    const found = await stat(path.join(dataDir, place)).catch((error: unknown) => {
      if (isAbsent(error)) return undefined;
      throw error;
    });
    if (found?.isDirectory()) yield* dataFiles(dataDir, { folder: place, without });
    else if (found?.isFile()) yield place;
  }
}
