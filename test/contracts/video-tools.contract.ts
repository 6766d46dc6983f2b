import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LocalFile, VideoPart } from '../../server/application/ports/media/video-files.ts';
import { VideoUnconvertible, type VideoTools } from '../../server/application/ports/media/video-tools.ts';

const SIGNATURE = 'abcdef0123456789abcdef0123456789';
const NEVER = new Promise<void>(() => undefined);

/** Tools, and files as they know them. */
export type VideoToolsSubject = {
  readonly tools: VideoTools;
  /** Each is two seconds long. `damaged`: it calls itself a video, and is none. */
  readonly write: (kind: 'film' | 'captioned' | 'no film' | 'damaged', file: LocalFile) => Promise<void>;
  /** What the film says of the place where it was made. */
  readonly place: string;
};

const HEADS: { readonly [part in VideoPart]: string } = {
  V_720P: 'mp4',
  V_HLSV4: 'm3u8',
  V_HLSV3_MOBILE: 'm3u8',
  captions: 'vtt',
};

/** Proves that an adapter keeps the promises of the port. */
export function describeVideoTools(name: string, { tools, write, place }: VideoToolsSubject): void {
  describe(`video tools: ${name}`, () => {
    let folder: string;
    let film: LocalFile;
    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'video-tools-'));
      film = path.join(folder, 'film') as LocalFile;
    });
    afterEach(() => rm(folder, { recursive: true }));

    test('a video says how long and large it is, and whether it has texts', async () => {
      await write('film', film);
      const found = await tools.inspect(film);
      if (found.kind !== 'video') throw new Error(found.kind);
      const { durationMs, width, height, hasText } = found.facts;
      expect(Math.round(durationMs / 1000)).toBe(2);
      expect(Math.min(width, height)).toBeGreaterThan(0);
      expect(hasText).toBe(false);
      await write('captioned', film);
      expect(await tools.inspect(film)).toMatchObject({ facts: { hasText: true } });
    });

    test('what is no video is told apart from one that cannot be used', async () => {
      await write('no film', film);
      expect(await tools.inspect(film)).toEqual({ kind: 'not_mp4' });
      await write('damaged', film);
      expect(await tools.inspect(film)).toMatchObject({ kind: 'unusable' });
    });

    test('where it was made is blanked, once or twice, and it stays as long as it was', async () => {
      await write('film', film);
      const before = await readFile(film);
      expect(before.includes(place)).toBe(true);
      await tools.clean(film);
      await tools.clean(film);
      const after = await readFile(film);
      expect(after.includes(place)).toBe(false);
      expect(after.byteLength).toBe(before.byteLength);
      expect((await tools.inspect(film)).kind).toBe('video');
    });

    test('looking into it changes nothing, and leaves nothing beside it', async () => {
      await write('film', film);
      const before = await readFile(film);
      const found = await tools.inspect(film);
      if (found.kind !== 'video') throw new Error(found.kind);
      expect((await tools.poster(film, found.facts)).byteLength).toBeGreaterThan(0);
      expect((await readFile(film)).equals(before)).toBe(true);
      expect(await readdir(folder)).toEqual(['film']);
    });

    describe.runIf(tools.converter !== null)('a converter', () => {
      const make = async (part: VideoPart, ending = NEVER) => {
        const into = path.join(folder, 'into') as LocalFile;
        await mkdir(into);
        const facts = { durationMs: 2_000 };
        await tools.converter?.make({ part, signature: SIGNATURE, from: film, into, facts, ending });
        return readdir(into);
      };

      test.each(Object.keys(HEADS) as VideoPart[])(
        'makes %s in its folder and nowhere else',
        async (part) => {
          await write('captioned', film);
          const before = await readFile(film);
          const names = await make(part);
          expect(names).toContain(`${SIGNATURE}.${HEADS[part]}`);
          expect(names.filter((each) => !each.startsWith(SIGNATURE))).toEqual([]);
          expect((await readdir(folder)).toSorted()).toEqual(['film', 'into']);
          expect((await readFile(film)).equals(before)).toBe(true);
        },
      );

      test.each(['no film', 'damaged'] as const)('says that another try with %s is no use', async (kind) => {
        await write(kind, film);
        await expect(make('V_720P')).rejects.toThrow(VideoUnconvertible);
      });

      test('that is ended early does not say that of the video', async () => {
        await write('film', film);
        const making = make('V_720P', Promise.resolve());
        await expect(making).rejects.toThrow(Error);
        await expect(making).rejects.not.toBeInstanceOf(VideoUnconvertible);
      });
    });
  });
}
