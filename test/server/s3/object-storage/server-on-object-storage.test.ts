import { afterEach, beforeEach, expect, test } from 'vitest';
import type { S3Settings } from '../../../../server/adapters/s3/s3-settings.ts';
import { StoreUnusable } from '../../../../server/adapters/sql/store/store-unusable.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import { aFilm, sendFilm } from '../../../security/support/films.ts';
import { aPhoto, send, sendPhoto } from '../../../security/support/photos.ts';
import { WholeServer } from '../../../security/support/whole-server.ts';
import { aMember, succeeded } from '../../http-api/support/member.ts';
import { aRoom } from '../support/a-bucket.ts';
import { BreakableLine } from '../support/breakable-line.ts';

let settings: S3Settings;
let server: WholeServer | undefined;
beforeEach(async () => {
  settings = await aRoom();
});
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function open(change: Record<string, string> = {}): Promise<WholeServer> {
  return (server = await WholeServer.open({
    FFMPEG_PATH: '/nowhere/ffmpeg',
    S3_ENDPOINT: settings.endpoint,
    S3_BUCKET: settings.bucket,
    S3_PREFIX: settings.prefix,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    ...change,
  }));
}

test.each([
  [{ S3_SECRET_ACCESS_KEY: 'not-the-secret' }, /S3_SECRET_ACCESS_KEY/],
  [{ S3_BUCKET: 'not-there' }, /S3_BUCKET/],
])('with %o it does not start, and says what is wrong without the secret', async (change, message) => {
  const starting = open(change);
  await expect(starting).rejects.toBeInstanceOf(StoreUnusable);
  await expect(starting).rejects.toThrow(message);
  await expect(starting).rejects.not.toThrow('not-the-secret');
});

test('a video is kept there and played in ranges', async () => {
  const running = await open();
  const ada = await aMember(running, 'ada');
  const film = await aFilm();
  const { upload_id } = await sendFilm(ada, film);
  const pin = succeeded<WirePin>(await ada.browser.call('PinResource', 'create', { upload_id }));
  const { pathname } = new URL(pin.videos?.video_list.V_720P?.url ?? '');
  const request = new Request(`http://pins.test${pathname}`, { headers: { Range: 'bytes=100-299' } });
  const told = await running.app.fetch(request, { remoteAddress: '192.0.2.9', secure: false });
  expect(told.status).toBe(206);
  expect(told.headers.get('content-range')).toBe(`bytes 100-299/${film.byteLength}`);
  expect(Buffer.from(await told.arrayBuffer())).toEqual(film.subarray(100, 300));
});

test('an object storage that is frozen makes the server not ready soon, until it answers again', async () => {
  const line = await BreakableLine.open(settings.endpoint);
  const running = await open({ S3_ENDPOINT: line.url });
  const readiness = async () => (await running.browser().send('/readyz')).body;
  expect(await readiness()).toMatchObject({ checks: { storage: 'ok' } });
  line.freeze();
  await expect.poll(readiness).toMatchObject({ ready: false, checks: { storage: 'failed', database: 'ok' } });
  line.thaw();
  await expect.poll(readiness).toMatchObject({ checks: { storage: 'ok' } });
  await running.close();
  server = undefined;
  await line.cut();
});

test('a whole server says so to people and at /readyz, and goes on without a restart', async () => {
  const line = await BreakableLine.open(settings.endpoint);
  const running = await open({ S3_ENDPOINT: line.url });
  const ada = await aMember(running, 'ada');
  const picture = async ({ image_url }: { readonly image_url: string }) =>
    (await running.browser().send(new URL(image_url).pathname)).status;
  const readiness = async () => (await running.browser().send('/readyz')).body;
  const first = await sendPhoto(ada);
  expect(await picture(first)).toBe(200);

  await line.cut();
  await expect.poll(readiness).toMatchObject({ ready: false, checks: { storage: 'failed', database: 'ok' } });
  expect(await picture(first)).toBe(503);
  expect((await send(ada, await aPhoto())).status).toBe(503);

  await line.mend();
  await expect.poll(readiness).toMatchObject({ checks: { storage: 'ok' } });
  expect(await picture(first)).toBe(200);
  expect(await picture(await sendPhoto(ada))).toBe(200);
  expect(running.log.join('')).not.toContain(settings.secretAccessKey);
  // Its connections end with it.
  await running.close();
  server = undefined;
  await line.cut();
});
