import { expect, test } from 'vitest';
import { toUserId } from '../../src/domain/ids/ids.ts';
import { outcomeOf } from '../server/http-api/core/small-browser.ts';
import { aMember } from '../server/http-api/support/member.ts';
import { aFilm, announce, sendFile, sendFilm } from './support/films.ts';
import { aPhoto, send } from './support/photos.ts';
import { WholeServer } from './support/whole-server.ts';

test('each person may put in only so much', async () => {
  const small = await WholeServer.open({ FFMPEG_PATH: '/nowhere/ffmpeg', USER_STORAGE_BYTES: '30k' });
  try {
    const eve = await aMember(small, 'eve');
    expect((await sendFilm(eve, await aFilm())).status).toBe('succeeded');
    expect((await sendFilm(eve, await aFilm())).status).toBe('succeeded');
    const third = await sendFile(eve, await announce(eve), await aFilm());
    expect(outcomeOf(third)).toBe('507/103');
  } finally {
    await small.close();
  }
});

test('parallel uploads do not pass the limit together', async () => {
  const limit = 1_000;
  const small = await WholeServer.open({ USER_STORAGE_BYTES: String(limit) });
  try {
    const eve = await aMember(small, 'eve');
    const photos = await Promise.all(Array.from({ length: 30 }, aPhoto));
    const outcomes = (await Promise.all(photos.map((photo) => send(eve, photo)))).map(outcomeOf);
    expect(new Set(outcomes)).toEqual(new Set(['200', '507/103']));
    const kept = await small.store.announcedUploads.bytesOf(toUserId(eve.user.id));
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThanOrEqual(limit);
    // One person's limit is no fault of the server.
    expect(small.log.join('')).not.toMatch(/"level":"error"/);
  } finally {
    await small.close();
  }
});

test('parallel films do not pass it either', async () => {
  const small = await WholeServer.open({ FFMPEG_PATH: '/nowhere/ffmpeg', USER_STORAGE_BYTES: '30k' });
  try {
    const [eve, film] = [await aMember(small, 'eve'), await aFilm()];
    const announced = await Promise.all(Array.from({ length: 20 }, () => announce(eve)));
    const told = await Promise.all(announced.map((each) => sendFile(eve, each, film)));
    expect(told.filter(({ status }) => status === 204)).toHaveLength(2);
    expect(told.filter(({ status }) => status === 507)).toHaveLength(18);
  } finally {
    await small.close();
  }
});
