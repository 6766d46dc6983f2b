import { expect, test } from 'vitest';
import { outcomeOf } from '../server/http-api/core/small-browser.ts';
import { aMember } from '../server/http-api/support/member.ts';
import { aFilm, announce, sendFile, sendFilm } from './support/films.ts';
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
