import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LocalVideoTools } from '../../../server/adapters/video/local-video-tools.ts';
import { readMp4 } from '../../../server/adapters/video/read-mp4.ts';
import type { LocalFile, VideoPart } from '../../../server/application/ports/media/video-files.ts';
import { VideoUnconvertible } from '../../../server/application/ports/media/video-tools.ts';
import type { sampleVideo } from './bytes.ts';
import { sourceOf, FTYP } from './bytes.ts';
import { FFMPEG } from './found-ffmpeg.ts';

const SIGNATURE = 'abcdef0123456789abcdef0123456789';
const NEVER = new Promise<void>(() => undefined);
let folder: string;
let film: LocalFile;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'video-tools-'));
  film = path.join(folder, 'film') as LocalFile;
});
afterEach(() => rm(folder, { recursive: true }));

const sample = (name: Parameters<typeof sampleVideo>[0]) =>
  copyFile(new URL(`./samples/${name}.mp4`, import.meta.url), film);

describe('without ffmpeg', () => {
  const tools = new LocalVideoTools(null);

  test('a video is told apart from what is none', async () => {
    await sample('turned');
    expect(await tools.inspect(film)).toMatchObject({ kind: 'video', facts: { width: 90, height: 160 } });
    await writeFile(film, '#EXTM3U\n');
    expect(await tools.inspect(film)).toEqual({ kind: 'not_mp4' });
    await writeFile(film, FTYP);
    expect(await tools.inspect(film)).toMatchObject({ kind: 'unusable' });
  });

  test('where it was filmed is taken out of the file', async () => {
    await sample('small');
    const { size } = await stat(film);
    await tools.clean(film);
    await tools.clean(film);
    const cleaned = await readFile(film);
    expect(cleaned.includes('+48.85') || cleaned.includes('Secret title')).toBe(false);
    expect(cleaned.byteLength).toBe(size);
    expect((await tools.inspect(film)).kind).toBe('video');
  });

  test.each([
    [160, 90],
    [1080, 1920],
    [400, 100],
  ])('its poster is a neutral picture of its shape: %i × %i', async (width, height) => {
    const poster = await tools.poster(film, { durationMs: 1, width, height, hasText: false });
    const picture = await sharp(poster).metadata();
    expect(picture.format).toBe('png');
    expect(Math.max(picture.width, picture.height)).toBe(960);
    expect(picture.width / picture.height).toBeCloseTo(width / height, 1);
    const { channels } = await sharp(poster).stats();
    expect(channels[0]?.max).toBeGreaterThan(channels[0]?.min ?? 255);
  });

  test('nothing is converted', () => expect(tools.converter).toBeNull());
});

describe.runIf(FFMPEG !== null)('with ffmpeg', () => {
  const tools = new LocalVideoTools(FFMPEG);

  const make = async (part: VideoPart, ending = NEVER) => {
    const into = (await mkdtemp(path.join(folder, 'into-'))) as LocalFile;
    const facts = { durationMs: 2_000 };
    await tools.converter?.make({ part, signature: SIGNATURE, from: film, into, facts, ending });
    const names = await readdir(into);
    return { names: names.toSorted(), read: (name: string) => readFile(path.join(into, name)) };
  };

  test('the film for everybody begins at once, is as large as before and says nothing of where it is from', async () => {
    await sample('small');
    const { names, read } = await make('V_720P');
    expect(names).toEqual([`${SIGNATURE}.mp4`]);
    const bytes = await read(`${SIGNATURE}.mp4`);
    expect(await readMp4(sourceOf(bytes))).toMatchObject({
      facts: { width: 160, height: 90, videoCodec: 'avc1', audioCodec: 'mp4a' },
    });
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(bytes.includes('+48.85') || bytes.includes('Secret')).toBe(false);
  });

  test('one that was filmed upright stays upright', async () => {
    await sample('turned');
    const { read } = await make('V_720P');
    const bytes = await read(`${SIGNATURE}.mp4`);
    expect(await readMp4(sourceOf(bytes))).toMatchObject({
      facts: { width: 90, height: 160, audioCodec: null },
    });
  });

  test('the list for players that stream names pieces beside it', async () => {
    await sample('small');
    const { names, read } = await make('V_HLSV4');
    expect(names).toEqual([`${SIGNATURE}-00000.m4s`, `${SIGNATURE}-init.mp4`, `${SIGNATURE}.m3u8`]);
    const list = (await read(`${SIGNATURE}.m3u8`)).toString();
    expect(list).toContain(`\n${SIGNATURE}-00000.m4s\n`);
    expect(list).toContain(`URI="${SIGNATURE}-init.mp4"`);
    expect(list).toContain('#EXT-X-ENDLIST');
  });

  test('and so does the one for thin lines', async () => {
    await sample('small');
    const { names } = await make('V_HLSV3_MOBILE');
    expect(names).toEqual([`${SIGNATURE}-00000.ts`, `${SIGNATURE}.m3u8`]);
  });

  test('what is written under it becomes captions', async () => {
    await sample('captioned');
    const { read } = await make('captions');
    const captions = (await read(`${SIGNATURE}.vtt`)).toString();
    expect(captions.startsWith('WEBVTT\n')).toBe(true);
    expect(captions).toContain('A word in the picture');
  });

  test('the poster is a picture of the film, not of the black before it', async () => {
    await sample('small');
    const facts = { durationMs: 2_000, width: 160, height: 90, hasText: false };
    const poster = await tools.poster(film, facts);
    expect(await sharp(poster).metadata()).toMatchObject({ width: 160, height: 90 });
    const { channels } = await sharp(poster).stats();
    expect(channels[0]?.stdev).toBeGreaterThan(20);
  });

  test('a film that cannot be read gets the neutral one', async () => {
    await writeFile(film, Buffer.concat([FTYP, Buffer.alloc(5_000)]));
    const poster = await tools.poster(film, { durationMs: 2_000, width: 160, height: 90, hasText: false });
    expect(await sharp(poster).metadata()).toMatchObject({ width: 960, height: 540 });
  });

  test('whoever ends it early has it ended', async () => {
    await sample('small');
    await expect(make('V_720P', Promise.resolve())).rejects.not.toBeInstanceOf(VideoUnconvertible);
  });

  test('what it really is does not matter: no other file is read and no address called', async () => {
    const calls: string[] = [];
    const server = createServer((request, response) => {
      calls.push(request.url ?? '');
      response.end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const secret = path.join(folder, 'secret.mp4');
    await copyFile(new URL('./samples/small.mp4', import.meta.url), secret);
    const start = Buffer.from(FTYP);
    const disguises = [
      `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\n${address}/a.ts\n#EXT-X-ENDLIST\n`,
      `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile://${secret}\n#EXT-X-ENDLIST\n`,
      `ffconcat version 1.0\nfile ${address}/b.mp4\n`,
      `ffconcat version 1.0\nfile '${secret}'\n`,
      `<?xml version="1.0"?><MPD><Period><BaseURL>${address}/c</BaseURL></Period></MPD>`,
      `<svg xmlns="http://www.w3.org/2000/svg"><image href="${address}/d"/></svg>`,
    ];
    for (const text of disguises) {
      for (const bytes of [Buffer.from(text), Buffer.concat([start, Buffer.from(text)])]) {
        await writeFile(film, bytes);
        await expect(make('V_720P')).rejects.toThrow(VideoUnconvertible);
        const poster = await tools.poster(film, { durationMs: 2_000, width: 4, height: 3, hasText: false });
        expect((await sharp(poster).metadata()).width).toBe(960);
      }
    }
    expect(calls).toEqual([]);
    await new Promise((resolve) => server.close(resolve));
  });
});
