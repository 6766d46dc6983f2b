import path from 'node:path';
import { isSignature } from '../../../src/domain/images/media-path.ts';

/** A picture or a video as the store names it. */
type Named =
  | { readonly kind: 'picture'; readonly signature: string; readonly extension: string }
  | { readonly kind: 'video'; readonly signature: string };

/** The folder of its files in the data directory, as a path with `/`. @throws {TypeError} */
export function folderOfMedia({ kind, signature }: Named): string {
  if (!isSignature(signature)) throw new TypeError('not a signature');
  const folders = `${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature}`;
  return `media/${kind === 'picture' ? 'pictures' : 'videos'}/${folders}`;
}

/** The file in it from which all others can be made. */
export function sourceOfMedia(named: Named): string {
  const name = named.kind === 'picture' ? `originals.${named.extension}` : 'upload.mp4';
  return path.posix.join(folderOfMedia(named), name);
}

/** Whether this is such a file. */
export function isSource(place: string): boolean {
  return /\/(?:originals\.\w+|upload\.mp4)$/.test(place);
}
