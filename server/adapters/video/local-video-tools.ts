import { open } from 'node:fs/promises';
import path from 'node:path';
import type { LocalFile } from '../../application/ports/media/video-files.ts';
import {
  VideoUnconvertible,
  type VideoConverter,
  type VideoFacts,
  type VideoInspection,
  type VideoTools,
} from '../../application/ports/media/video-tools.ts';
import { FfmpegConverter } from './ffmpeg-converter.ts';
import { ONLY_THIS_FILE, runFfmpeg } from './ffmpeg-process.ts';
import { byteSourceOf } from './local-byte-source.ts';
import { neutralPoster } from './neutral-poster.ts';
import { readMp4 } from './read-mp4.ts';
import { stripMetadata } from './strip-metadata.ts';

const POSTER_MS = 20_000;
/** The time of the poster, in seconds; a fade-in is over by then. */
const POSTER_AT_S = 1;
/** The range of the search for a picture that is not black, in seconds. */
const SOUGHT_S = 20;
/** Of 255; black is 16. */
const NOT_BLACK = 28;

/** Our own parser, and ffmpeg if it is installed. */
export class LocalVideoTools implements VideoTools {
  readonly converter: VideoConverter | null;
  readonly #ffmpeg: string | null;

  /** `ffmpeg`: the path of the program; null when it is not installed. */
  constructor(ffmpeg: string | null) {
    this.#ffmpeg = ffmpeg;
    this.converter = ffmpeg === null ? null : new FfmpegConverter(ffmpeg);
  }

  async inspect(file: LocalFile): Promise<VideoInspection> {
    const handle = await open(file, 'r');
    try {
      const reading = await readMp4(await byteSourceOf(handle));
      if (reading.kind !== 'video') return reading;
      const { durationMs, width, height, hasText } = reading.facts;
      return { kind: 'video', facts: { durationMs, width, height, hasText } };
    } finally {
      await handle.close();
    }
  }

  async clean(file: LocalFile): Promise<void> {
    const handle = await open(file, 'r+');
    try {
      const reading = await readMp4(await byteSourceOf(handle));
      if (reading.kind !== 'video') return;
      for (const { offset, bytes } of stripMetadata(reading.facts.remarks)) {
        await handle.write(bytes, 0, bytes.byteLength, offset);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  async poster(file: LocalFile, facts: VideoFacts): Promise<Uint8Array> {
    if (this.#ffmpeg === null) return neutralPoster(facts);
    const from = facts.durationMs > 2_000 * POSTER_AT_S ? POSTER_AT_S : 0;
    for (const [start, isBlackRefused] of [
      [from, true],
      [0, false],
    ] as const) {
      const picture = await this.#frame(this.#ffmpeg, file, start, isBlackRefused);
      if (picture !== null && picture.byteLength > 0) return picture;
    }
    return neutralPoster(facts);
  }

  async #frame(
    ffmpeg: string,
    file: LocalFile,
    start: number,
    isBlackRefused: boolean,
  ): Promise<Uint8Array | null> {
    const sought = `signalstats,metadata=mode=select:key=lavfi.signalstats.YAVG:value=${NOT_BLACK}:function=greater`;
    try {
      return await runFfmpeg(ffmpeg, {
        args: [
          ...ONLY_THIS_FILE,
          ...['-ss', String(start), '-t', String(SOUGHT_S), '-i', `file:${path.resolve(file)}`],
          ...['-map', '0:v:0', '-an', '-sn', '-dn', '-map_metadata', '-1'],
          ...(isBlackRefused ? ['-vf', sought] : []),
          ...['-frames:v', '1', '-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
        ],
        folder: path.dirname(file),
        atMostMs: POSTER_MS,
      });
    } catch (error) {
      if (error instanceof VideoUnconvertible) return null;
      throw error;
    }
  }
}
