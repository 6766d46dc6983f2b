import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { WirePin } from '../../wire/pin.ts';
import { FFMPEG } from '../server/video/found-ffmpeg.ts';
import { aFilm, announceFilm, filmForm, statusOfFilm } from './support/film.ts';
import { Member } from './support/member.ts';
import { removeDataDir, startServer, type RunningServer } from './support/running-server.ts';

/** What was cut off waits for ten seconds. */
const SOON = { timeout: 60_000 };

/** Sends the beginning of a form and leaves the line open. */
async function begin(url: string, form: FormData, leftOut: number): Promise<void> {
  const whole = new Request(url, { method: 'POST', body: form });
  const bytes = Buffer.from(await whole.arrayBuffer());
  const headers = {
    'Content-Type': whole.headers.get('content-type') ?? '',
    'Content-Length': String(bytes.length),
  };
  const sending = request(url, { method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.write(bytes.subarray(0, bytes.length - leftOut));
}

async function sizeThere(server: RunningServer, fields: Readonly<Record<string, string>>): Promise<number> {
  const address = new URL(`/media-upload/?${new URLSearchParams(fields)}`, server.url);
  return Number((await fetch(address, { method: 'HEAD' })).headers.get('Upload-Offset'));
}

test('what had come of a film is still there after the server was killed, and the rest can follow', async () => {
  const env = { FFMPEG_PATH: '/nowhere/ffmpeg' };
  let server = await startServer(env);
  const { dataDir } = server;
  try {
    const ann = await Member.join(server.url, 'ann');
    const film = await aFilm();
    const announced = await announceFilm(ann);
    await begin(
      new URL('/media-upload/', server.url).href,
      filmForm(announced, new Blob([new Uint8Array(film)])),
      3_000,
    );
    await expect.poll(() => sizeThere(server, announced.upload_parameters), SOON).toBeGreaterThan(5_000);
    await server.kill();

    server = await startServer(env, dataDir);
    ann.moveTo(server.url);
    const there = await sizeThere(server, announced.upload_parameters);
    expect(there).toBeGreaterThan(5_000);
    const rest = filmForm(announced, new Blob([new Uint8Array(film.subarray(there))]), {
      offset: String(there),
    });
    const sent = await fetch(new URL('/media-upload/', server.url), { method: 'POST', body: rest });
    expect(sent.status).toBe(204);
    await expect.poll(() => statusOfFilm(ann, announced.upload_id), SOON).toBe('succeeded');
    const pin = await ann.call<WirePin>('Pin', 'create', { upload_id: announced.upload_id });
    const played = await fetch(pin.videos?.video_list.V_720P?.url ?? '');
    expect((await played.arrayBuffer()).byteLength).toBe(film.byteLength);
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
});

test.runIf(FFMPEG !== null)(
  'a conversion that was cut off is done again, and leaves no half files',
  async () => {
    let server = await startServer();
    const { dataDir } = server;
    try {
      const ann = await Member.join(server.url, 'ann');
      const announced = await announceFilm(ann);
      const form = filmForm(announced, new Blob([new Uint8Array(await aFilm())]));
      await fetch(new URL('/media-upload/', server.url), { method: 'POST', body: form });
      await expect
        .poll(() => statusOfFilm(ann, announced.upload_id), { ...SOON, interval: 5 })
        .toBe('succeeded');
      const { id } = await ann.call<WirePin>('Pin', 'create', { upload_id: announced.upload_id });
      await server.kill();

      server = await startServer({}, dataDir);
      ann.moveTo(server.url);
      const formats = async () => {
        const { videos } = await ann.call<WirePin>('Pin', 'get', { id });
        return Object.keys(videos?.video_list ?? {});
      };
      await expect.poll(formats, SOON).toEqual(['V_720P', 'V_HLSV4', 'V_HLSV3_MOBILE']);
      expect(await readdir(path.join(dataDir, 'media', 'videos-work'))).toEqual([]);
      const { videos, video_status } = await ann.call<WirePin>('Pin', 'get', { id });
      expect(video_status).toBe('ready');
      for (const source of Object.values(videos?.video_list ?? {})) {
        const answer = await fetch(source.url);
        expect(answer.status).toBe(200);
        const text = await answer.text();
        if (!source.url.endsWith('.m3u8')) continue;
        const piece = text.split('\n').find((line) => line !== '' && !line.startsWith('#')) ?? '';
        expect((await fetch(new URL(piece, source.url))).status).toBe(200);
      }
    } finally {
      await server.stop();
      await removeDataDir(dataDir);
    }
  },
  150_000,
);
