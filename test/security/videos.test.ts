import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WirePin } from '../../wire/pin.ts';
import { outcomeOf } from '../server/http-api/core/small-browser.ts';
import { aMember, succeeded, type Member } from '../server/http-api/support/member.ts';
import { FTYP } from '../server/video/bytes.ts';
import { aPhoto } from './support/photos.ts';
import {
  aFilm,
  announce,
  endOfUpload,
  sendFile,
  sendFilm,
  statusOfUpload,
  uploadForm,
} from './support/films.ts';
import { WholeServer } from './support/whole-server.ts';

let server: WholeServer;
let ada: Member;
let bob: Member;

beforeAll(async () => {
  // Conversions have tests of their own; here everything is to be the same on every machine.
  server = await WholeServer.open({ FFMPEG_PATH: '/nowhere/ffmpeg', MAX_VIDEO_BYTES: '200k' });
  [ada, bob] = [await aMember(server, 'ada'), await aMember(server, 'bob')];
});
afterAll(() => server.close());

const get = (address: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  server.app.fetch(new Request(new URL(address, 'http://pins.test'), { method, headers }), {
    remoteAddress: '192.0.2.9',
    secure: false,
  });
const latin1 = (text: string) => Buffer.from(text, 'latin1');

async function pinOf({ browser }: Member, upload_id: string, image_signature?: string): Promise<WirePin> {
  const options = { upload_id, image_signature, title: 'Film' };
  return succeeded(await browser.call('PinResource', 'create', options));
}

describe('a film', () => {
  test('is announced, sent, and becomes a pin that plays', async () => {
    const film = await aFilm();
    const status = await sendFilm(ada, film);
    expect(status).toMatchObject({
      status: 'succeeded',
      media_type: 'video-story-pin',
      width: 160,
      height: 90,
      video_signature: expect.stringMatching(/^[0-9a-f]{32}$/),
      poster_signature: expect.stringMatching(/^[0-9a-f]{32}$/),
      image_url: expect.stringContaining('/media/originals/'),
    });
    // Clients take the first of the two that they find.
    expect(status.signature).toBe(status.video_signature);
    const pin = await pinOf(ada, status.upload_id, status.signature);
    expect(pin).toMatchObject({ is_video: true, video_status: 'ready', should_open_in_stream: true });
    expect(pin.image_signature).toBe(status.poster_signature);
    const source = pin.videos?.video_list.V_720P;
    expect(source).toMatchObject({ width: 160, height: 90, duration: status.duration });
    expect((await get(source?.thumbnail ?? '')).headers.get('Content-Type')).toBe('image/jpeg');
    const played = await get(source?.url ?? '');
    const bytes = Buffer.from(await played.arrayBuffer());
    expect(bytes.byteLength).toBe(film.byteLength);
    expect(bytes.includes('Secret title') || bytes.includes('+48.85')).toBe(false);
  });

  test('is shared by the copies of its pin, and stays as long as one of them', async () => {
    const pin = await pinOf(ada, (await sendFilm(ada, await aFilm('turned'))).upload_id);
    const copy = succeeded<WirePin>(await bob.browser.call('RepinResource', 'create', { pin_id: pin.id }));
    expect(copy.videos?.video_list.V_720P?.url).toBe(pin.videos?.video_list.V_720P?.url);
    succeeded(await ada.browser.call('PinResource', 'delete', { id: pin.id }));
    expect((await get(copy.videos?.video_list.V_720P?.url ?? '')).status).toBe(200);
  });
});

describe('a picture', () => {
  test('can be sent in the same way', async () => {
    const announced = await announce(ada, 'image-story-pin');
    expect((await sendFile(ada, announced, await aPhoto(), {}, 'a.png')).status).toBe(204);
    const status = await endOfUpload(ada, announced.upload_id);
    expect(status).toMatchObject({
      status: 'succeeded',
      media_type: 'image-story-pin',
      width: 40,
      height: 60,
    });
    expect(status.video_signature).toBeUndefined();
    expect((await pinOf(ada, announced.upload_id)).is_video).toBe(false);
  });

  test('is no film, and a film no picture', async () => {
    const film = await announce(ada, 'video-story-pin');
    expect(outcomeOf(await sendFile(ada, film, await aPhoto()))).toBe('400/19');
    const picture = await announce(ada, 'avatar');
    expect(outcomeOf(await sendFile(ada, picture, await aFilm()))).toBe('400/19');
    expect(await statusOfUpload(ada, picture.upload_id)).toMatchObject({
      status: 'failed',
      failure_code: 'bad_media',
    });
  });
});

describe('only who holds the signed fields may send', () => {
  test.each([
    ['another file', { upload_id: '1' }],
    ['another signature', { signature: 'a'.repeat(64) }],
    ['half the signature', {}],
    ['a later end', { expires: '99999999999999' }],
    ['no end', { expires: '' }],
  ])('%s', async (name, change) => {
    const announced = await announce(ada);
    const parameters: Record<string, string> = { ...announced.upload_parameters, ...change };
    if (name === 'half the signature') parameters['signature'] = parameters['signature']?.slice(0, 32) ?? '';
    const told = await sendFile(ada, { ...announced, upload_parameters: parameters }, await aFilm());
    expect(outcomeOf(told)).toBe('403/7');
    expect(told.setCookies.size).toBe(0);
    expect((await statusOfUpload(ada, announced.upload_id))?.status).toBe('registered');
  });

  test('a visitor announces nothing, and sees nobody’s uploads', async () => {
    const announced = await announce(ada);
    const visitor = await server.browser().arrive();
    const list = { media_info_list: [{ id: 'a', media_type: 'avatar' }] };
    const told = await visitor.send('/v3/media/uploads/register/batch/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(list),
    });
    expect(outcomeOf(told)).toBe('401/2');
    expect(outcomeOf(await visitor.call('VIPResource', 'get', { upload_ids: [announced.upload_id] }))).toBe(
      '401/2',
    );
    expect(await statusOfUpload(bob, announced.upload_id)).toBeUndefined();
  });

  test('what somebody else has sent is nobody’s pin', async () => {
    const { upload_id } = await sendFilm(ada, await aFilm());
    expect(outcomeOf(await bob.browser.call('PinResource', 'create', { upload_id }))).toBe('404/70');
  });

  test('unknown kinds, many files and names twice are refused', async () => {
    const sent = (list: unknown) =>
      ada.browser.send('/v3/media/uploads/register/batch/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ media_info_list: list }),
      });
    const one = { id: 'a', media_type: 'avatar' };
    const many = Array.from({ length: 21 }, (_, index) => ({ ...one, id: String(index) }));
    for (const list of [
      [{ ...one, media_type: 'text' }],
      [one, one],
      many,
      [{ ...one, id: 'a'.repeat(65) }],
      7,
      ['x'],
    ])
      expect(outcomeOf(await sent(list))).toBe('400/1');
    expect((await sent([{ ...one, id: '__proto__' }])).status).toBe(200);
  });
});

describe('after a broken line', () => {
  test('who asks learns how much has come, and sends the rest alone', async () => {
    const film = await aFilm();
    const announced = await announce(ada);
    const form = new Request('http://pins.test/', { method: 'POST', body: uploadForm(announced, film) });
    const whole = Buffer.from(await form.arrayBuffer());
    const half = whole.subarray(0, whole.byteLength - 5_000);
    const broken = await ada.browser.send('/media-upload/', {
      method: 'POST',
      headers: { 'Content-Type': form.headers.get('content-type') ?? '' },
      body: half,
    });
    expect(outcomeOf(broken)).toBe('400/4');

    const query = `/media-upload/?${new URLSearchParams({ ...announced.upload_parameters })}`;
    const asked = await get(query);
    const { offset } = (await asked.json()) as { offset: number };
    expect(offset).toBeGreaterThan(film.byteLength - 6_000);
    expect(offset).toBeLessThan(film.byteLength);
    const head = await get(query, {}, 'HEAD');
    expect([head.status, head.headers.get('Upload-Offset')]).toEqual([204, String(offset)]);

    const rest = film.subarray(offset);
    expect(outcomeOf(await sendFile(ada, announced, rest, { offset: String(offset + 1) }))).toBe('409/17');
    expect((await sendFile(ada, announced, rest, { offset: String(offset) })).status).toBe(204);
    // Whoever did not hear the answer asks again.
    expect(
      (await sendFile(ada, announced, Buffer.alloc(0), { offset: String(film.byteLength) })).status,
    ).toBe(204);
    expect((await endOfUpload(ada, announced.upload_id)).status).toBe('succeeded');
    const arriving = () => readdir(path.join(server.folder, 'uploads'));
    await expect.poll(arriving).not.toContain(`${announced.upload_id}.part`);
  });

  test('asking needs the signed fields too', async () => {
    const { upload_parameters } = await announce(ada);
    const query = new URLSearchParams({ ...upload_parameters, signature: 'b'.repeat(64) });
    expect((await get(`/media-upload/?${query}`)).status).toBe(403);
    expect((await get('/media-upload/')).status).toBe(403);
    expect((await get('/media-upload/', {}, 'PUT')).status).toBe(405);
  });
});

describe('names and lengths that lie', () => {
  test.each([
    '../../../etc/passwd',
    'a\0.mp4',
    'a\r\nX-Evil: 1.mp4',
    '\u202egpj.mp4',
    'x'.repeat(10_000),
    'C:\\Windows\\a.mp4',
  ])('%j is kept under our own name', async (name) => {
    const status = await sendFilm(ada, await aFilm('turned'), name);
    const pin = await pinOf(ada, status.upload_id);
    const { pathname } = new URL(pin.videos?.video_list.V_720P?.url ?? '');
    expect(pathname).toMatch(/^\/media\/videos\/720p\/(?:[0-9a-f]{2}\/){3}[0-9a-f]{32}\.mp4$/);
    const download = await get(`${pathname}?download=1`);
    expect(download.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[0-9a-f]{32}\.mp4"$/);
  });

  test('what is more than allowed is refused while it comes, said or not', async () => {
    const tooMuch = Buffer.alloc(300_000);
    const announced = await announce(ada);
    expect(outcomeOf(await sendFile(ada, announced, tooMuch))).toBe('413/23');

    const form = new Request('http://pins.test/', { method: 'POST', body: uploadForm(announced, tooMuch) });
    let sent = 0;
    const bytes = Buffer.from(await form.arrayBuffer());
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        controller.enqueue(new Uint8Array(bytes.subarray(sent, sent + 10_000)));
        sent += 10_000;
        if (sent > 2_000_000) controller.close();
      },
    });
    const told = await ada.browser.send('/media-upload/', {
      method: 'POST',
      headers: { 'Content-Type': form.headers.get('content-type') ?? '' },
      body,
    });
    expect(outcomeOf(told)).toBe('413/23');
    expect(sent).toBeLessThan(400_000);
  });

  test('a form that is none, or has no end, is refused', async () => {
    const send = (type: string, body: string) =>
      ada.browser.send('/media-upload/', { method: 'POST', headers: { 'Content-Type': type }, body });
    expect(outcomeOf(await send('application/json', '{}'))).toBe('415/25');
    expect(outcomeOf(await send('multipart/form-data; boundary=a', '--a\r\n'))).toBe('400/4');
    expect(outcomeOf(await send('multipart/form-data; boundary=a', '--a--\r\n'))).toBe('400/4');
    expect(outcomeOf(await send('multipart/form-data; boundary=a', 'x'.repeat(200_000)))).toBe('400/4');
    const fields = Array.from(
      { length: 60 },
      (_, at) => `--a\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\n1\r\n`,
    );
    expect(outcomeOf(await send('multipart/form-data; boundary=a', fields.join('')))).toBe('400/4');
  });
});

describe('what is refused as no film', () => {
  test.each([
    ['another kind of film', '\x1a\x45\xdf\xa3webm'],
    ['the first bytes of a film', FTYP.toString('latin1')],
    ['nothing', ''],
  ])('%s', async (_name, text) => {
    const announced = await announce(ada);
    expect(outcomeOf(await sendFile(ada, announced, latin1(text)))).toBe('400/19');
    expect(await statusOfUpload(ada, announced.upload_id)).toMatchObject({
      status: 'failed',
      failure_code: 'bad_media',
    });
    expect(outcomeOf(await sendFile(ada, announced, await aFilm()))).toBe('400/19');
  });

  test('a film of more than a quarter of an hour', async () => {
    const film = await aFilm();
    const at = film.indexOf('mvhd');
    film.writeUInt32BE(1000 * 60 * 16, at + 4 + 16);
    const announced = await announce(ada);
    expect(outcomeOf(await sendFile(ada, announced, film))).toBe('400/19');
    expect((await statusOfUpload(ada, announced.upload_id))?.failure_code).toBe('too_long');
  });
});

test('the same film twice is two films: no address tells who has sent it before', async () => {
  const film = await aFilm();
  const [one, other] = [await sendFilm(ada, film), await sendFilm(bob, film)];
  expect(one.video_signature).not.toBe(other.video_signature);
});
