import type { ExperienceRecord } from '../../../../src/domain/experiences/delivery/history.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toBoardId, toPinId, toUserId } from '../../../../src/domain/ids/ids.ts';
import { GENERAL_TOPICS } from '../../../../src/domain/topics/general-topics.ts';
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

const A_MARK: ExperienceRecord = {
  ...{ experienceId: 500_417, placementId: 11, status: 'dismissed', views: 1, revision: 2 },
  ...{ lastViewedAt: Date.parse('2026-06-15T12:00:00Z'), endedAt: Date.parse('2026-06-15T12:00:00Z') },
  triggeredAt: null,
};

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
  await ann.browser.call('UserSettingsResource', 'update', { allow_marketing_cookies: true });
  succeeded(
    await ann.browser.call('PinTopicsResource', 'update', {
      pin_id: own.id,
      interest_id: GENERAL_TOPICS[0]!.id,
      applies: false,
    }),
  );
  const annId = toUserId(ann.user.id);
  await app.temporary.store.transaction(async ({ experiences, feedSwitches }) => {
    await feedSwitches.switchOff(annId, { kind: 'board', id: toBoardId(board.id) });
    await feedSwitches.switchOff(annId, { kind: 'pinner', id: toUserId(bob.user.id) });
    await feedSwitches.switchOff(annId, { kind: 'pin', id: toPinId(table.id) });
    await feedSwitches.switchOff(annId, { kind: 'domain', id: 'oven.example' });
    await feedSwitches.startOver(annId, Date.parse(since));
    await experiences.put({ kind: 'user', id: annId }, A_MARK, Date.parse(since));
  });
  const content = await exportedFiles(app, ann);
  expect(exportedJson(content, 'reactions.json')).toEqual([{ pin_id: chair.id, reaction_type: 1, since }]);
  expect(exportedJson(content, 'hidden.json')).toEqual({
    pins: [{ pin_id: table.id, cause: 'hide', since }],
    people: [{ username: 'bob', since }],
    boards: [{ name: 'Chairs', url: '/bob/chairs/', since }],
  });
  expect(exportedJson(content, 'topics.json')).toEqual([
    { pin_id: own.id, topic: 'animals', applies: false, since },
  ]);
  expect(exportedJson(content, 'feed.json')).toEqual({
    started_over_at: since,
    topics_off: [],
    boards_off: [{ name: 'Chairs', url: '/bob/chairs/' }],
    people_off: [{ username: 'bob' }],
    pins_off: [table.id],
    websites_off: ['oven.example'],
  });
  expect(exportedJson(content, 'experiences.json')).toEqual([
    {
      ...{ experience_id: 500_417, placement_id: 11, status: 'dismissed', views: 1, revision: 2 },
      ...{ last_viewed_at: since, ended_at: since, triggered_at: null },
    },
  ]);
  expect(exportedJson(content, 'cookie_choices.json')).toEqual([
    {
      ...{ receipt: expect.stringMatching(/^[0-9a-f]{32}$/), decided_at: since, source: 'settings' },
      ...{ analytics: false, marketing: true, personalization: false, version: 1, locale: 'en' },
      text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      texts: expect.objectContaining({ reject_all: 'Reject all' }),
    },
  ]);
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
    {
      id,
      ...said,
      state: 'open',
      created_at: '2026-06-15T12:00:00.000Z',
      decided_at: null,
      decision_text: null,
    },
  ]);
  expect(Buffer.concat([...content.values()]).toString('latin1')).not.toContain('Eve says so.');
});
