import { afterAll, beforeAll, expect, test } from 'vitest';
import { WholeServer } from '../../security/support/whole-server.ts';
import { aMember, makeBoard, type Member } from '../http-api/support/member.ts';

/** Addresses that people have kept or sent to others still lead there after somebody or something got another name. */

let server: WholeServer;
let member: Member;

beforeAll(async () => {
  server = await WholeServer.open();
  member = await aMember(server, 'first');
  const board = await makeBoard(member, { name: 'Chairs' });
  const named = { board_id: board.id, name: 'Oak' };
  await member.browser.call('BoardSectionResource', 'create', named);
  await member.browser.call('BoardResource', 'update', { board_id: board.id, name: 'Stools' });
  await member.browser.call('UserSettingsResource', 'update', { username: 'second' });
});
afterAll(() => server.close());

test.each([
  ['/first/', '/second/'],
  ['/first', '/second/'],
  ['/SECOND/', '/second/'],
  ['/second/chairs/', '/second/stools/'],
  ['/first/chairs/', '/second/stools/'],
  ['/first/stools', '/second/stools/'],
])('%s has moved to %s for good', async (from, to) => {
  const { status, headers } = await server.browser().send(from);
  expect([status, headers.get('location')]).toEqual([301, to]);
});

test('what was never there has moved nowhere', async () => {
  for (const address of ['/third/', '/first/tables/', '/second/tables/']) {
    expect((await server.browser().send(address)).status).toBe(404);
  }
});
