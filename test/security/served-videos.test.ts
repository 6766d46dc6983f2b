import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WirePin } from '../../wire/pin.ts';
import { aMember, succeeded, type Member } from '../server/http-api/support/member.ts';
import { aFilm, sendFilm } from './support/films.ts';
import { WholeServer } from './support/whole-server.ts';

let server: WholeServer;
let ada: Member;
let url: string;
let size: number;

beforeAll(async () => {
  server = await WholeServer.open({ FFMPEG_PATH: '/nowhere/ffmpeg' });
  ada = await aMember(server, 'ada');
  const film = await aFilm();
  size = film.byteLength;
  const { upload_id } = await sendFilm(ada, film);
  const pin = succeeded<WirePin>(await ada.browser.call('PinResource', 'create', { upload_id }));
  url = new URL(pin.videos?.video_list.V_720P?.url ?? '').pathname;
});
afterAll(() => server.close());

const get = (address: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  server.app.fetch(new Request(new URL(address, 'http://pins.test'), { method, headers }), {
    remoteAddress: '192.0.2.9',
    secure: false,
  });

test('can do nothing in a browser but play, and never changes', async () => {
  const { headers, status } = await get(url);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(size),
    'content-security-policy': "default-src 'none'",
    'content-type': 'video/mp4',
    'x-content-type-options': 'nosniff',
  });
  expect(headers.has('set-cookie')).toBe(false);
  const again = await get(url, { 'If-None-Match': headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test.each([
  ['bytes=0-3', 206, 0, 3],
  ['bytes=10-', 206, 10, null],
  ['bytes=-5', 206, -5, null],
  ['bytes=5-999999999', 206, 5, null],
  ['bytes=0-0,5-9', 200, 0, null],
  ['bytes=9-3', 200, 0, null],
  ['chapters=1-2', 200, 0, null],
  ['bytes=-', 200, 0, null],
])('%s', async (range, status, from, to) => {
  const whole = Buffer.from(await (await get(url)).arrayBuffer());
  const wanted = whole.subarray(from, to === null ? undefined : to + 1);
  const told = await get(url, { Range: range });
  const bytes = Buffer.from(await told.arrayBuffer());
  expect(told.status).toBe(status);
  expect(bytes.equals(wanted)).toBe(true);
  expect(told.headers.get('Content-Length')).toBe(String(wanted.byteLength));
  const start = from < 0 ? size + from : from;
  expect(told.headers.get('Content-Range')).toBe(
    status === 200 ? null : `bytes ${start}-${start + wanted.byteLength - 1}/${size}`,
  );
  const head = await get(url, { Range: range }, 'HEAD');
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([
    status,
    String(wanted.byteLength),
    '',
  ]);
});

test('a range behind the end is 416, one of something else is the whole', async () => {
  const behind = await get(url, { Range: `bytes=${size}-` });
  expect([behind.status, behind.headers.get('Content-Range')]).toEqual([416, `bytes */${size}`]);
  expect((await get(url, { Range: 'bytes=-0' })).status).toBe(416);
  const etag = (await get(url)).headers.get('etag') ?? '';
  expect((await get(url, { Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206);
  expect((await get(url, { Range: 'bytes=0-1', 'If-Range': '"other"' })).status).toBe(200);
});

test('nothing but films is found, whatever the address', async () => {
  const folder = url.slice(0, url.lastIndexOf('/'));
  for (const address of [
    `${folder}/upload.mp4`,
    `${folder}/../upload.mp4`,
    `${folder}/%2e%2e/upload.mp4`,
    url.replace('720p', 'hlsv4'),
    url.replace('.mp4', '.m3u8'),
    url.replace('.mp4', '.vtt'),
    url.replace('videos/720p', 'videos'),
    '/media/videos/',
    '/media/videos-work/a',
    `${url}%00`,
  ]) {
    expect((await get(address)).status).toBe(404);
  }
  expect((await get(url, {}, 'DELETE')).status).toBe(405);
});

test('where nothing converts, a large one says the size that it has', async () => {
  const film = await aFilm();
  const size = film.indexOf('tkhd') + 4 + 76;
  film.writeUInt32BE(1920 * 65_536, size);
  film.writeUInt32BE(1080 * 65_536, size + 4);
  const { upload_id } = await sendFilm(ada, film);
  const { videos } = succeeded<WirePin>(await ada.browser.call('PinResource', 'create', { upload_id }));
  expect(Object.entries(videos?.video_list ?? {})).toEqual([
    ['V_720P', expect.objectContaining({ width: 1920, height: 1080 })],
  ]);
});
