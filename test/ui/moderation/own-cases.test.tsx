// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const ann = aViewer({ entityId: toUserId('11'), username: 'ann' });
const TIME = 'Sat, 21 Nov 2026 12:00:00 +0000';
const REMOVAL = {
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
  appeal: null,
};
const RESTRICTION = { ...REMOVAL, id: '82', action: 'restrict_user', object_type: 'user', title: '' };
const APPEAL = {
  id: '91',
  kind: 'pin',
  object_id: '7',
  text: 'It is a bird.',
  state: 'dismissed',
  created_at: TIME,
  decided_at: TIME,
  decision_text: 'We looked again.',
};

function open(at: string, decisions: readonly object[], viewer: typeof ann | null = ann) {
  const server = new WireServer()
    .on('Violations.get', aWireAnswer(decisions))
    .on('Reports.get', aWireAnswer([]))
    .on('Appeal.create', aWireAnswer(APPEAL));
  return { ...openApp({ at, server, viewer }), server };
}

describe('the page of a removed pin', () => {
  test('says why it was removed, and what came of the appeal', async () => {
    const { server } = open('/appealed-pin/7/', [{ ...REMOVAL, appeal: APPEAL }]);
    await screen.findByRole('heading', { name: 'Your removed Pin', level: 1 });
    expect(screen.getByRole('heading', { name: 'We removed “A heron”' })).toBeDefined();
    expect(screen.getByText('Appeal rejected')).toBeDefined();
    expect(screen.getByText('Note from the team: We looked again.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
    expect(server.optionsOf('Violations.get')).toMatchObject([{ kind: 'pin', object_id: '7' }]);
  });

  test('takes no appeal when the pin is no longer kept, and says that a granted one changes nothing', async () => {
    const granted = { ...REMOVAL, can_undo: false, appeal: { ...APPEAL, state: 'upheld' } };
    open('/appealed-pin/7/', [granted]);
    expect(await screen.findByText('Appeal granted')).toBeDefined();
    expect(screen.getByText(/^It’s been deleted for good/)).toBeDefined();
    cleanup();
    open('/appealed-pin/7/', [{ ...REMOVAL, can_undo: false }]);
    await screen.findByRole('heading', { name: 'We removed “A heron”' });
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
  });

  test('takes an appeal, and then shows its state', async () => {
    const { user, server } = open('/appealed-pin/7/', [REMOVAL]);
    await user.click(await screen.findByRole('button', { name: 'Appeal' }));
    const dialog = await screen.findByRole('dialog', { name: 'Appeal this decision' });
    await user.type(within(dialog).getByRole('textbox'), 'It is a bird.');
    server.on('Violations.get', aWireAnswer([{ ...REMOVAL, appeal: { ...APPEAL, state: 'open' } }]));
    await user.click(within(dialog).getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByText('Appeal in review')).toBeDefined();
    expect(server.optionsOf('Appeal.create')).toEqual([
      { kind: 'pin', object_id: '7', text: 'It is a bird.' },
    ]);
  });

  test('of a removed message takes an appeal in the list of decisions', async () => {
    const message = { ...REMOVAL, object_type: 'message', object_id: '60', title: 'Buy this' };
    const { user, server } = open('/reports-and-violations/?tab=decisions', [message]);
    await user.click(await screen.findByRole('button', { name: 'Appeal' }));
    const dialog = await screen.findByRole('dialog', { name: 'Appeal this decision' });
    await user.type(within(dialog).getByRole('textbox'), 'Think again.');
    await user.click(within(dialog).getByRole('button', { name: 'Send appeal' }));
    await expect
      .poll(() => server.optionsOf('Appeal.create'))
      .toEqual([{ kind: 'message', object_id: '60', text: 'Think again.' }]);
  });

  test('shows once what was said when the decision was taken back', async () => {
    const granted = { ...APPEAL, kind: 'account', state: 'upheld', decision_text: 'You may go on.' };
    const lifted = { ...RESTRICTION, undone_at: TIME, undone_text: 'You may go on.' };
    open('/reports-and-violations/?tab=decisions', [
      { ...lifted, appeal: granted },
      { ...lifted, id: '83', undone_text: 'We looked again.' },
    ]);
    await screen.findByText('Appeal granted');
    expect(screen.getAllByText('Note from the team: Not here.')).toHaveLength(2);
    expect(screen.getAllByText('Note from the team: You may go on.')).toHaveLength(1);
    expect(screen.getAllByText('Note from the team: We looked again.')).toHaveLength(1);
    expect(screen.queryByText(/but not post/)).toBeNull();
  });

  test('is not there for others', async () => {
    open('/appealed-pin/7/', []);
    expect(await screen.findByRole('heading', { name: 'We couldn’t find that page' })).toBeDefined();
  });

  test('without a pin leads to all decisions', async () => {
    const { address } = open('/appealed-pin/', [REMOVAL]);
    await screen.findByRole('heading', { name: 'Reports and violations', level: 1 });
    expect(address()).toBe('/reports-and-violations/?tab=decisions');
  });
});

describe('the page of an age appeal', () => {
  test('takes the appeal against the restriction of the account', async () => {
    const { user, server } = open('/age-appeal', [RESTRICTION]);
    await screen.findByRole('heading', { name: 'Age appeal', level: 1 });
    await user.click(screen.getByRole('button', { name: 'Appeal' }));
    const dialog = await screen.findByRole('dialog', { name: 'Appeal this decision' });
    await user.type(within(dialog).getByRole('textbox'), 'I am thirty.');
    await user.click(within(dialog).getByRole('button', { name: 'Send appeal' }));
    await expect
      .poll(() => server.optionsOf('Appeal.create'))
      .toEqual([{ kind: 'account', text: 'I am thirty.' }]);
    expect(server.optionsOf('Violations.get')[0]).toMatchObject({ kind: 'account' });
  });

  test('says that there is nothing to appeal', async () => {
    open('/age-appeal', []);
    expect(await screen.findByRole('heading', { name: 'Your account isn’t restricted' })).toBeDefined();
  });

  test('asks visitors to log in, and then leads back', async () => {
    const { server } = open('/age-appeal', [], null);
    await screen.findByRole('heading', { name: 'Log in to appeal' });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login/?next=%2Fage-appeal',
    );
    expect(server.optionsOf('Violations.get')).toEqual([]);
  });
});
