import { isMediaSize } from './image-sizes.ts';
import type { MediaSize } from './image-sizes.ts';

/** True for the name of a stored picture or video: 32 hex digits. */
export function isSignature(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

export type ImageExtension = 'jpg' | 'png' | 'webp' | 'gif';
export type VideoFolder = '720p' | 'hlsv4' | 'hlsv3_mobile';

/** The path of a picture in one of its sizes; only the size segment differs. */
export function mediaPath(signature: string, size: MediaSize, extension: ImageExtension): string {
  return `/media/${size}/${folders(signature)}/${signature}.${extension}`;
}

/** The path of a video in one of its formats. */
export function videoPath(signature: string, folder: VideoFolder): string {
  const extension = folder === '720p' ? 'mp4' : 'm3u8';
  return `/media/videos/${folder}/${folders(signature)}/${signature}.${extension}`;
}

export interface MediaAddress {
  readonly signature: string;
  readonly size: MediaSize;
  readonly extension: ImageExtension;
}

/** Parses the path of a picture; null unless it has exactly this form. */
export function parseMediaPath(path: string): MediaAddress | null {
  const parts = /^\/media\/([0-9a-z]+)\/(..\/..\/..)\/([0-9a-f]{32})\.(jpg|png|webp|gif)$/.exec(path);
  const [, size = '', dirs = '', signature = '', extension] = parts ?? [];
  if (!isMediaSize(size) || folders(signature) !== dirs) return null;
  return { signature, size, extension: extension as ImageExtension };
}

/** Folders from the first three byte pairs, so that no folder gets too many files. */
function folders(signature: string): string {
  return `${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature.slice(4, 6)}`;
}
