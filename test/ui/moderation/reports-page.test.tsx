// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { HAS_ADS } from '../../../src/ui/ads/has-ads.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireUser } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const ann = aViewer({ entityId: toUserId('11'), username: 'ann' });
const operator = aViewer({ entityId: toUserId('10'), username: 'olga', isOperator: true });
const TIME = 'Sat, 21 Nov 2026 12:00:00 +0000';
const bob = aWireUser({ id: '12', username: 'bob', full_name: 'Bob' });
const REPORT = {
  id: '71',
  object_type: 'pin',
  object_id: '7',
  title: 'A heron',
  reason: 'nudity',
  text: 'Look at it.',
  state: 'open',
  created_at: TIME,
  decided_at: null,
  decision_text: null,
};
const DECISION = {
  id: '81',
  action: 'remove',
  object_type: 'pin',
  object_id: '7',
  title: 'A heron',
  reason: 'nudity',
  text: 'Not here.',
  created_at: TIME,
  undone_at: null,
  can_undo: true,
};
const THING = {
  object_type: 'pin',
  object_id: '7',
  object: aWirePin({ id: '7', grid_title: 'A heron' }),
  owner: bob,
  report_count: 2,
  first_reported_at: TIME,
  reports: [{ ...REPORT, reporter: aWireUser({ id: '13', full_name: 'Cleo' }) }],
  history: [{ ...DECISION, action: 'dismiss', text: 'Fine.', operator: null, owner: bob }],
};
const APPEAL = {
  id: '91',
  kind: 'pin',
  object_id: '7',
  text: 'It is a bird.',
  state: 'open',
  created_at: TIME,
  decided_at: null,
  decision_text: null,
};
const PICTURE = 'data:image/webp;base64,UklGRg==';
const USER = { user: bob, decision: DECISION };

const FAILURES: ReadonlyMap<unknown, ReturnType<typeof aWireFailure>> = new Map([
  ['conflict', aWireFailure('conflict')],
  [
    'not_possible',
    aWireFailure('invalid_parameter', { fields: [{ name: 'action', problem: 'not_allowed' }] }),
  ],
]);

async function open(at: string, viewer = operator, answers: Readonly<Record<string, unknown>> = {}) {
  const lists: Readonly<Record<string, unknown>> = {
    'ReportQueue.get': [THING],
    'Appeal.get': [{ ...APPEAL, ...USER }],
    'ModerationLog.get': [{ ...DECISION, operator: null, owner: bob }],
    'Reports.get': [{ ...REPORT, state: 'dismissed', decision_text: 'It is a bird.' }],
    'Violations.get': [{ ...DECISION, appeal: null }],
    'Reports.update': REPORT,
    'Appeal.update': APPEAL,
    'Appeal.create': APPEAL,
    'ModerationLog.update': DECISION,
    'RemovedPin.get': { title: 'A heron', description: 'By the pond', link: null, image: PICTURE },
    ...answers,
  };
  const server = new WireServer();
  for (const [call, data] of Object.entries(lists)) server.on(call, FAILURES.get(data) ?? aWireAnswer(data));
  const app = openApp({ at, server, viewer });
  await screen.findByRole('heading', { name: 'Reports and violations', level: 1 });
  return { ...app, server };
}

const press = (name: string) => screen.getByRole('button', { name });
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Reports and violations' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('operators', () => {
  test('see what was reported, why, by whom, and what was decided before', async () => {
    await open('/reports-and-violations/');
    expect(tabs()).toEqual(['Queue', 'Appeals', 'Log', 'Your reports', 'Decisions']);
    const item = screen.getByRole('heading', { name: 'A heron' }).closest('li')!;
    expect(item.textContent).toContain('2 reports · First reported Nov 21, 2026');
    expect(item.textContent).toContain('Nudity · Cleo');
    expect(item.textContent).toContain('Look at it.');
    expect(item.textContent).toContain('Kept · Nov 21, 2026 · Former member');
    expect(screen.getByRole('link', { name: 'View A heron' }).getAttribute('href')).toBe('/pin/7/');
  });

  test.each([
    ['a message without text', { text: '', pin: THING.object }, ['No text', 'Pin: A heron']],
    ['a message', { text: 'Buy this', board: aWireBoard({ name: 'Birds' }) }, ['Buy this', 'Board: Birds']],
    ['a secret pin in a message', { text: '', unavailable: 'pin' }, ['No text', /^The Pin in it is gone/]],
    [
      'a secret board in a message',
      { text: '', unavailable: 'board' },
      ['No text', /^The board in it is gone/],
    ],
  ])('see %s that was reported', async (_what, object, words) => {
    const message = { ...THING, object_type: 'message', object_id: '5', object };
    await open('/reports-and-violations/', operator, { 'ReportQueue.get': [message] });
    const item = within(screen.getByRole('heading', { name: words[0]! }).closest('li')!);
    for (const word of words.slice(1)) expect(item.getByText(word)).toBeDefined();
  });

  test('read why something has no preview, and what ran as an ad', async () => {
    const missing = { ...THING, object: null, ran_as_ad: true };
    await open('/reports-and-violations/', operator, {
      'ReportQueue.get': [
        { ...missing, is_gone: true },
        { ...missing, object_id: '8', is_gone: false },
      ],
    });
    expect(screen.getAllByRole('heading', { name: 'A heron' })).toHaveLength(2);
    expect(screen.getByText('No longer available')).toBeDefined();
    expect(screen.getByText(/^It’s there, but you can’t see it/)).toBeDefined();
    expect(screen.getAllByText('Reported while it ran as an ad')).toHaveLength(2);
  });

  test('are led to the next item after a decision, then to the last one, then to the tab', async () => {
    const things = ['Swan', 'Crane', 'Stork'].map((grid_title, index) => ({
      ...THING,
      object_id: String(index + 1),
      object: aWirePin({ id: String(index + 1), grid_title }),
    }));
    const { user } = await open('/reports-and-violations/', operator, { 'ReportQueue.get': things });
    const keep = async (name: string) => {
      const item = within(screen.getByRole('heading', { name }).closest('li')!);
      await user.click(item.getByRole('button', { name: 'Keep' }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep' }));
      await waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull());
      return document.activeElement?.textContent;
    };
    expect([await keep('Crane'), await keep('Stork'), await keep('Swan')]).toEqual([
      'Stork',
      'Swan',
      'Queue',
    ]);
  });

  test('are led on after a decision about an appeal, and back to a decision that they took back', async () => {
    const { user, goTo } = await open('/reports-and-violations/?tab=appeals');
    await user.click(press('Reverse decision'));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reverse decision' }),
    );
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Appeals'));
    goTo('/reports-and-violations/?tab=log');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A heron' })),
    );
  });

  test('learn before they grant an appeal that nothing comes back', async () => {
    const late = { ...APPEAL, ...USER, decision: { ...DECISION, can_undo: false } };
    const { user } = await open('/reports-and-violations/?tab=appeals', operator, { 'Appeal.get': [late] });
    await user.click(press('Reverse decision'));
    expect(await screen.findByText(/^It’s been deleted for good/)).toBeDefined();
  });

  test('remove a pin with a note, and its image stays away', async () => {
    const { user, server } = await open('/reports-and-violations/');
    await user.click(press('Remove'));
    const dialog = await screen.findByRole('dialog', { name: 'Remove it?' });
    expect(within(dialog).getByRole<HTMLInputElement>('switch', { name: 'Block this image' }).checked).toBe(
      true,
    );
    await user.type(within(dialog).getByRole('textbox'), 'Not here.');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Decision saved')).toBeDefined();
    expect(server.optionsOf('Reports.update')).toEqual([
      { report_id: '71', action: 'remove', text: 'Not here.', block_picture: true },
    ]);
    expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeDefined();
  });

  test('learn that somebody else was faster', async () => {
    const { user } = await open('/reports-and-violations/', operator, { 'Reports.update': 'conflict' });
    await user.click(press('Restrict Bob'));
    const dialog = await screen.findByRole('dialog', { name: 'Restrict Bob?' });
    expect(within(dialog).queryByRole('switch')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Restrict Bob' }));
    expect(await screen.findByText('Someone else has decided already')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeDefined();
  });

  test('learn that administrators cannot be restricted, and may decide otherwise', async () => {
    const { user } = await open('/reports-and-violations/', operator, { 'Reports.update': 'not_possible' });
    await user.click(press('Restrict Bob'));
    const dialog = await screen.findByRole('dialog', { name: 'Restrict Bob?' });
    await user.click(within(dialog).getByRole('button', { name: 'Restrict Bob' }));
    expect(await screen.findByText(/^Administrators can’t be restricted/)).toBeDefined();
    expect(press('Keep')).toBeDefined();
  });

  test('look at the removed pin of an appeal when they ask for it', async () => {
    const { user, server } = await open('/reports-and-violations/?tab=appeals');
    expect(server.optionsOf('RemovedPin.get')).toEqual([]);
    await user.click(press('Show the Pin'));
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'A heron' });
    expect(picture.src).toBe(PICTURE);
    expect(screen.getByText('By the pond')).toBeDefined();
    expect(server.optionsOf('RemovedPin.get')).toEqual([{ decision_id: '81' }]);
  });

  test('find the ads to review where there are ads', async () => {
    const { stores } = await open('/reports-and-violations/');
    expect(screen.queryByRole('link', { name: 'Ads to review' })).toBeNull();
    act(() => stores.pageData.set(HAS_ADS, true));
    expect(screen.getByRole('link', { name: 'Ads to review' }).getAttribute('href')).toBe(
      '/advertiser/quick-promote?tab=review',
    );
  });

  test('decide appeals, and take decisions back', async () => {
    const { user, server } = await open('/reports-and-violations/?tab=appeals');
    expect(screen.getByText('“It is a bird.”')).toBeDefined();
    await user.click(press('Reverse decision'));
    const dialog = await screen.findByRole('dialog', { name: 'Reverse the decision?' });
    await user.click(within(dialog).getByRole('button', { name: 'Reverse decision' }));
    expect(await screen.findByRole('heading', { name: 'No open appeals' })).toBeDefined();
    expect(server.optionsOf('Appeal.update')).toEqual([{ appeal_id: '91', action: 'grant', text: '' }]);

    await user.click(screen.getByRole('link', { name: 'Log' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const undo = await screen.findByRole('dialog', { name: 'Take this decision back?' });
    await user.click(within(undo).getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(server.optionsOf('ModerationLog.update')).toEqual([{ decision_id: '81', text: '' }]),
    );
  });
});

describe('members', () => {
  test('see their reports with the outcome, and nothing of operators', async () => {
    const { server } = await open('/reports-and-violations/?tab=queue', ann);
    expect(tabs()).toEqual(['Your reports', 'Decisions']);
    const item = screen.getByRole('heading', { name: 'A heron' }).closest('li')!;
    expect(item.textContent).toContain('Pin · Nudity · Nov 21, 2026');
    expect(item.textContent).toContain('No violation found');
    expect(item.textContent).toContain('Note from the team: It is a bird.');
    expect(server.optionsOf('ReportQueue.get')).toEqual([]);
  });

  test('see decisions about their things, and appeal', async () => {
    const { user, server } = await open('/reports-and-violations/?tab=decisions', ann);
    expect(screen.getByRole('heading', { name: 'We removed “A heron”' })).toBeDefined();
    expect(screen.getByText('Nov 21, 2026 · Reason: Nudity')).toBeDefined();
    await user.click(press('Appeal'));
    const dialog = await screen.findByRole('dialog', { name: 'Appeal this decision' });
    await user.click(within(dialog).getByRole('button', { name: 'Send appeal' }));
    expect(within(dialog).getByText('Tell us why you think it’s wrong.')).toBeDefined();
    expect(server.optionsOf('Appeal.create')).toEqual([]);
    await user.type(within(dialog).getByRole('textbox'), 'It is a bird.');
    server.on('Violations.get', aWireAnswer([{ ...DECISION, appeal: APPEAL }]));
    await user.click(within(dialog).getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByText('Appeal in review')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
    expect(server.optionsOf('Appeal.create')).toEqual([
      { kind: 'pin', object_id: '7', text: 'It is a bird.' },
    ]);
  });

  test('without anything are told so', async () => {
    await open('/reports-and-violations/', ann, { 'Reports.get': [] });
    expect(screen.getByRole('heading', { name: 'You haven’t reported anything' })).toBeDefined();
  });
});
