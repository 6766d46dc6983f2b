import { isSignature } from '../../../src/domain/images/media-path.ts';
import type { VideoFileName, VideoPart } from '../ports/media/video-files.ts';

/** The uploaded file in the folder of a video. */
export const UPLOAD = 'upload.mp4';
/** The folder of each part beside it. */
export const PART_FOLDERS: { readonly [part in VideoPart]: string } = {
  V_720P: '720p',
  V_HLSV4: 'hlsv4',
  V_HLSV3_MOBILE: 'hlsv3_mobile',
  captions: 'captions',
};
/** The only valid names; no other name reaches the storage. */
const FILE = /^([0-9a-f]{32})(?:\.(?:mp4|m3u8|vtt)|-init\.mp4|-\d{5}\.(?:m4s|ts))$/;

/** The folder of a video below that of all videos, as parts of a path. @throws {TypeError} */
export function videoFolder(signature: string): readonly [string, string, string] {
  if (!isSignature(signature)) throw new TypeError('not a signature');
  return [signature.slice(0, 2), signature.slice(2, 4), signature];
}

/** A served file below the folder of all videos, as parts of a path. @throws {TypeError} for any other name */
export function videoFile({ signature, part, file }: VideoFileName): readonly string[] {
  if (FILE.exec(file)?.[1] !== signature) throw new TypeError('not a file of a video');
  return [...videoFolder(signature), PART_FOLDERS[part], file];
}
