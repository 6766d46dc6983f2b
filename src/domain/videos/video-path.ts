import type { VideoFormat } from '../pins/video.ts';

/** A served file of a video: a whole format, a segment of one, or the captions. */
export interface VideoAddress {
  readonly signature: string;
  readonly part: VideoFormat | 'captions';
  /** The file name within that part. */
  readonly file: string;
}

const ADDRESS =
  /^\/media\/videos\/(720p|hlsv4|hlsv3_mobile)\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{2})\/((\2\3\4[0-9a-f]{26})([.-][a-z0-9.]{2,9}))$/;

const PARTS: readonly {
  readonly folder: string;
  readonly name: RegExp;
  readonly part: VideoAddress['part'];
}[] = [
  { folder: '720p', name: /^\.mp4$/, part: 'V_720P' },
  { folder: '720p', name: /^\.vtt$/, part: 'captions' },
  { folder: 'hlsv4', name: /^(?:\.m3u8|-init\.mp4|-\d{5}\.m4s)$/, part: 'V_HLSV4' },
  { folder: 'hlsv3_mobile', name: /^(?:\.m3u8|-\d{5}\.ts)$/, part: 'V_HLSV3_MOBILE' },
];

/** Parses the path of a video file; null unless it has exactly one of our forms. */
export function parseVideoPath(path: string): VideoAddress | null {
  const [, folder, , , , file = '', signature = '', rest = ''] = ADDRESS.exec(path) ?? [];
  const found = PARTS.find((each) => each.folder === folder && each.name.test(rest));
  return found === undefined ? null : { signature, part: found.part, file };
}
