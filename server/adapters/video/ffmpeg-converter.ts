import path from 'node:path';
import type { VideoFormat } from '../../../src/domain/pins/video.ts';
import { MAX_VIDEO_MS } from '../../../src/domain/videos/video-limits.ts';
import type { VideoPart } from '../../application/ports/media/video-files.ts';
import type { VideoConverter } from '../../application/ports/media/video-tools.ts';
import { ONLY_THIS_FILE, runFfmpeg } from './ffmpeg-process.ts';

const MINUTE_MS = 60_000;
/** The timeout as a multiple of the video's length, for slow machines. */
const PATIENCE = 8;
const SEGMENT_S = 4;
const AT_MOST_S = String(Math.ceil(MAX_VIDEO_MS / 1000) + 1);

const NO_REMARKS = ['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact'];
const PICTURE_AND_SOUND = ['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn'];
const LIST = [
  '-f',
  'hls',
  '-hls_time',
  String(SEGMENT_S),
  '-hls_playlist_type',
  'vod',
  '-hls_list_size',
  '0',
];

/** Converts with ffmpeg, one video at a time; others wait. */
export class FfmpegConverter implements VideoConverter {
  readonly #ffmpeg: string;
  #running: Promise<unknown> = Promise.resolve();

  constructor(ffmpeg: string) {
    this.#ffmpeg = ffmpeg;
  }

  make(work: Parameters<VideoConverter['make']>[0]): Promise<void> {
    const made = this.#running.then(async () => {
      const { part, signature, from, into, facts, ending } = work;
      const atMostMs = MINUTE_MS + PATIENCE * Math.min(facts.durationMs, MAX_VIDEO_MS);
      const input = [...ONLY_THIS_FILE, '-t', AT_MOST_S, '-i', `file:${path.resolve(from)}`];
      const args = ['-y', ...input, ...outputOf(part, signature)];
      await runFfmpeg(this.#ffmpeg, { args, folder: into, atMostMs, ending });
    });
    this.#running = made.catch(() => undefined);
    return made;
  }
}

function outputOf(part: VideoPart, signature: string): readonly string[] {
  const toFile = (ending: string) => `file:${signature}${ending}`;
  if (part === 'captions') return ['-map', '0:s:0', '-map_metadata', '-1', '-f', 'webvtt', toFile('.vtt')];
  const whole = [...PICTURE_AND_SOUND, ...NO_REMARKS, ...ENCODINGS[part]];
  switch (part) {
    case 'V_720P':
      return [...whole, '-movflags', '+faststart', '-f', 'mp4', toFile('.mp4')];
    case 'V_HLSV4':
      return [
        ...whole,
        ...LIST,
        '-hls_segment_type',
        'fmp4',
        '-hls_fmp4_init_filename',
        `${signature}-init.mp4`,
        '-hls_segment_filename',
        `${signature}-%05d.m4s`,
        `${signature}.m3u8`,
      ];
    case 'V_HLSV3_MOBILE':
      return [...whole, ...LIST, '-hls_segment_filename', `${signature}-%05d.ts`, `${signature}.m3u8`];
  }
}

/** Shorter look-ahead and fewer references: a quarter less work for the same visual quality. */
const QUICK = 'rc-lookahead=5:subme=1:me=dia';

/** H.264 and AAC, which every browser plays. Segments begin with key frames. */
function encoding(
  size: number,
  rate: { readonly crf: number; readonly max: string; readonly sound: string },
) {
  return [
    '-vf',
    // Limits the shorter side; both must be even, and no video is enlarged.
    `scale=w='if(gt(iw,ih),-2,2*trunc(min(${size},iw)/2))':h='if(gt(iw,ih),2*trunc(min(${size},ih)/2),-2)',format=yuv420p`,
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-x264-params',
    QUICK,
    '-profile:v',
    'main',
    '-crf',
    String(rate.crf),
    '-maxrate',
    rate.max,
    '-bufsize',
    '6M',
    '-force_key_frames',
    `expr:gte(t,n_forced*${SEGMENT_S})`,
    '-flags:v',
    '+bitexact',
    '-c:a',
    'aac',
    '-b:a',
    rate.sound,
    '-ac',
    '2',
    '-flags:a',
    '+bitexact',
  ];
}

const ENCODINGS: { readonly [format in VideoFormat]: readonly string[] } = {
  V_720P: encoding(720, { crf: 23, max: '3500k', sound: '128k' }),
  V_HLSV4: ['-c', 'copy'],
  V_HLSV3_MOBILE: encoding(360, { crf: 26, max: '700k', sound: '64k' }),
};
