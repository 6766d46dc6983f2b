import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  VideoUnconvertible,
  type VideoConverter,
  type VideoTools,
} from '../../../../server/application/ports/media/video-tools.ts';
import { file } from '../../media/media-world.ts';

/** Takes texts for videos: `film`, `film with words`, `long film`; what it makes of them can be read. */
export class ReadableVideoTools implements VideoTools {
  converter: VideoConverter | null = { make: (work) => this.#make(work) };
  /** Parts that cannot be made. */
  readonly refused = new Set<string>();
  readonly made: string[] = [];

  async inspect(from: string): ReturnType<VideoTools['inspect']> {
    const text = await readFile(from, 'utf8');
    if (!text.includes('film')) return { kind: 'not_mp4' };
    if (text.includes('damaged')) return { kind: 'unusable', why: 'it is damaged' };
    const durationMs = text.includes('long') ? 16 * 60_000 : 2_000;
    const hasText = text.includes('words');
    return { kind: 'video', facts: { durationMs, width: 1920, height: 1080, hasText } };
  }

  async clean(from: string): Promise<void> {
    await writeFile(from, (await readFile(from, 'utf8')).replace('at home', 'at ****'));
  }

  async poster(from: string): Promise<Uint8Array> {
    return file(`poster of ${await readFile(from, 'utf8')}`);
  }

  async #make({ part, signature, from, into, ending }: Parameters<VideoConverter['make']>[0]): Promise<void> {
    let isEnding = false;
    void ending.then(() => (isEnding = true));
    this.made.push(part);
    const found = await this.inspect(from);
    if (isEnding) throw new Error('ended early');
    if (found.kind !== 'video' || this.refused.has(part)) throw new VideoUnconvertible('it is too hard');
    const suffix = { V_720P: 'mp4', V_HLSV4: 'm3u8', V_HLSV3_MOBILE: 'm3u8', captions: 'vtt' }[part];
    const name = `${signature}.${suffix}`;
    await writeFile(path.join(into, name), `${part} of ${await readFile(from, 'utf8')}`);
  }
}
