import { afterAll, beforeAll, expect, test } from 'vitest';
import { ExperienceRegistryToken, StoreToken } from '../../../server/composition/tokens.ts';
import { override } from '../../../src/composition/provide.ts';
import type { WirePin } from '../../../wire/pin.ts';
import { NO_EXPERIENCES } from '../../../src/domain/experiences/delivery/experience-definition.ts';
import { aDefinition, aSet } from '../../builders/experiences.ts';
import { WholeServer } from '../../security/support/whole-server.ts';
import { aMember, makeBoard, sendPicture, succeeded, type Member } from '../http-api/support/member.ts';
import { plain } from '../images/sample-pictures.ts';
import { openTemporaryStore } from './temporary-store.ts';

/** Statements that read; jobs write at the same time. */
let read: string[];
let experiences = NO_EXPERIENCES;
let server: WholeServer;
let ada: Member;
let pin: WirePin;
beforeAll(async () => {
  read = [];
  const onStatement = (sql: string) => {
    if (/^(select|with)/.test(sql) && !sql.includes('from "jobs"')) read.push(sql);
  };
  const { store } = await openTemporaryStore({ onStatement });
  server = await WholeServer.open({}, [
    override(StoreToken, store),
    override(ExperienceRegistryToken, { current: () => experiences }),
  ]);
  ada = await aMember(server, 'ada');
  const board = await makeBoard(ada, { name: 'Chairs' });
  const picture = await plain(48, 40, [10, 100, 200]).png().toBuffer();
  const { upload_id } = await sendPicture(ada, new Uint8Array(picture));
  pin = succeeded(await ada.browser.call('PinResource', 'create', { upload_id, board_id: board.id }));
  await ada.browser.send('/');
});
afterAll(() => server.close());

/** The most statements of a whole page, with everything that travels with it. */
const pages = [
  // Of a new member: one is about the steps after sign-up.
  ['home', () => '/', 17],
  ['a board', () => '/ada/chairs/', 14],
  ['a profile', () => '/ada/', 8],
  ['an open pin', () => `/pin/${pin.id}/`, 6],
  ['Explore', () => '/ideas', 6],
  ['notifications', () => '/notifications/', 8],
  ['a search', () => '/search/pins/?q=oak', 8],
  // The people of that name.
  ['a search for a name', () => `/search/pins/?q=${encodeURIComponent(ada.user.full_name)}`, 9],
] as const;

test.each(pages)('%s asks the store a few times, and nothing twice', async (_name, address, most) => {
  read = [];
  expect((await ada.browser.send(address())).status).toBe(200);
  expect(read.length, read.join('\n')).toBeLessThanOrEqual(most);
});

/** The statements of a home page. */
async function costOfHome(): Promise<number> {
  read = [];
  await ada.browser.send('/');
  return read.length;
}

test('experiences of a page cost one statement more, and one more for counts that an audience asks for', async () => {
  const without = await costOfHome();
  experiences = aSet(aDefinition(), aDefinition({ experienceId: 2, placementId: 1_000_503 }));
  expect((await costOfHome()) - without, read.join('\n')).toBe(1);
  experiences = aSet(aDefinition({ audience: { boards: { min: 1 } } }));
  expect((await costOfHome()) - without, read.join('\n')).toBeLessThanOrEqual(2);
  expect((await ada.browser.send('/')).text).toContain('Hello');
  experiences = NO_EXPERIENCES;
});

test('bots get no experiences, and cost nothing for them', async () => {
  experiences = aSet(aDefinition());
  read = [];
  const answer = await ada.browser.send('/', { headers: { 'User-Agent': 'Googlebot/2.1' } });
  expect(read.filter((sql) => sql.includes('experience'))).toEqual([]);
  expect(answer.text).not.toContain('Hello');
  experiences = NO_EXPERIENCES;
});

test('an experience for others costs nothing', async () => {
  const without = await costOfHome();
  experiences = aSet(
    aDefinition({ audience: { signedIn: false } }),
    aDefinition({ experienceId: 2, audience: { saves: { max: 0 } } }),
  );
  expect(await costOfHome(), read.join('\n')).toBe(without);
  experiences = NO_EXPERIENCES;
});
