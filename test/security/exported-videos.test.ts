import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WirePin } from '../../wire/pin.ts';
import { aMember, PASSWORD, succeeded, type Member } from '../server/http-api/support/member.ts';
import { readZip } from '../server/files/read-zip.ts';
import { aFilm, sendFilm } from './support/films.ts';
import { WholeServer } from './support/whole-server.ts';

let server: WholeServer;
let ada: Member;

beforeAll(async () => {
  server = await WholeServer.open({ FFMPEG_PATH: '/nowhere/ffmpeg', ACCOUNT_DELETION_DAYS: '0' });
  ada = await aMember(server, 'ada');
});
afterAll(() => server.close());

type Export = { readonly status: string; readonly url: string | null };

test('who takes their things along gets the films too', async () => {
  const film = await aFilm('turned');
  const { upload_id, video_signature } = await sendFilm(ada, film);
  succeeded<WirePin>(await ada.browser.call('PinResource', 'create', { upload_id }));
  succeeded(await ada.browser.call('AccountExportResource', 'create', {}));
  const state = async () => succeeded<Export>(await ada.browser.call('AccountExportResource', 'get', {}));
  await expect.poll(async () => (await state()).status, { timeout: 10_000 }).toBe('ready');
  const address = new URL((await state()).url ?? '');
  const cookie = [...ada.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await server.app.fetch(new Request(address, { headers: { Cookie: cookie } }), {
    remoteAddress: '192.0.2.9',
    secure: false,
  });
  const entries = readZip(Buffer.from(await answer.arrayBuffer()));
  expect(entries.get(`videos/${video_signature}.mp4`)?.byteLength).toBe(film.byteLength);
  const pins = JSON.parse(entries.get('pins/0001.json')?.toString() ?? '[]') as { video: string }[];
  expect(pins.map(({ video }) => video)).toEqual([`videos/${video_signature}.mp4`]);
});

test('what was announced and sent goes with the account', async () => {
  const eve = await aMember(server, 'eve');
  const { upload_id, video_signature } = await sendFilm(eve, await aFilm());
  succeeded(await eve.browser.call('PinResource', 'create', { upload_id }));
  const options = { password: PASSWORD, confirm: 'eve' };
  succeeded(await eve.browser.call('AccountDeletionResource', 'create', options));
  const { store } = server;
  await expect.poll(() => store.users.findByUsername('eve'), { timeout: 10_000 }).toBeUndefined();
  expect(await store.videos.unused([video_signature ?? ''])).toEqual([video_signature]);
  // Its files go with the next clearing, once they are a day old.
  expect(await readdir(path.join(server.folder, 'media', 'videos'))).toContain(video_signature?.slice(0, 2));
});
