import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportedFiles, exportedJson } from '../support/exported.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
let ann: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
});
afterAll(() => app.close());

test('a copy of one’s own data holds reactions, what one does not want to see, reports and sponsorships', async () => {
  const bob = await aMember(app, 'bob');
  const board = await makeBoard(bob, { name: 'Chairs' });
  const [chair, table] = [
    await makePin(bob, { title: 'A chair', board_id: board.id, sponsor_username: 'ann' }),
    await makePin(bob, { title: 'A table', board_id: board.id }),
  ];
  const own = await makePin(ann, { title: 'A lamp', sponsor_username: 'bob' });
  const since = '2026-06-15T12:00:00.000Z';
  await ann.browser.call('PinLikeResource', 'create', { pin_id: chair.id });
  await ann.browser.send(`/v3/p2p/${table.id}/hide/`, { method: 'PUT' });
  for (const [object_type, object_id] of [
    ['user', bob.user.id],
    ['board', board.id],
  ]) {
    const options = { object_type, object_id, reason: 'spam', text: 'Again.' };
    succeeded(await ann.browser.call('ReportResource', 'create', options));
  }
  succeeded(await ann.browser.call('SearchResource', 'get', { query: 'oak' }));
  const content = await exportedFiles(app, ann);
  expect(exportedJson(content, 'reactions.json')).toEqual([{ pin_id: chair.id, reaction_type: 1, since }]);
  expect(exportedJson(content, 'hidden.json')).toEqual({
    pins: [{ pin_id: table.id, cause: 'hide', since }],
    people: [{ username: 'bob', since }],
    boards: [{ name: 'Chairs', url: '/bob/chairs/', since }],
  });
  expect(exportedJson(content, 'searches.json')).toEqual([{ query: 'oak', searched_at: since }]);
  expect(exportedJson(content, 'reports.json')).toMatchObject([
    { object_type: 'board', object_id: board.id, reason: 'spam', text: 'Again.', state: 'open' },
    { object_type: 'user', object_id: bob.user.id, decided_at: null },
  ]);
  expect(exportedJson(content, 'sponsorships.json')).toEqual([
    { pin_id: chair.id, role: 'sponsor', sponsor: 'ann', status: 0, since },
    { pin_id: own.id, role: 'creator', sponsor: 'bob', status: 0, since },
  ]);
  const bobs = Buffer.concat([...(await exportedFiles(app, bob)).values()]).toString('latin1');
  expect(bobs).not.toContain('Again.');
});

test('a copy of one’s own data holds what one has said against decisions, and not whose report it was', async () => {
  const bob = await aMember(app, 'bob');
  const eve = await aMember(app, 'eve');
  const pin = await makePin(bob, { title: 'A chair' });
  const options = { object_type: 'pin', object_id: pin.id, reason: 'spam', text: 'Eve says so.' };
  const { id: report_id } = succeeded<{ id: string }>(
    await eve.browser.call('ReportResource', 'create', options),
  );
  succeeded(await ann.browser.call('ReportsResource', 'update', { report_id, action: 'remove' }));
  const said = { kind: 'pin', object_id: pin.id, text: 'It is a chair.' };
  const { id } = succeeded<{ id: string }>(await bob.browser.call('AppealResource', 'create', said));
  const content = await exportedFiles(app, bob);
  expect(exportedJson(content, 'appeals.json')).toEqual([
    { id, ...said, state: 'open', created_at: '2026-06-15T12:00:00.000Z' },
  ]);
  expect(Buffer.concat([...content.values()]).toString('latin1')).not.toContain('Eve says so.');
});
