// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { noAnswer } from '../../adapters/wire-server.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWireUser } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openSettings, settingsServer } from './open-settings.tsx';

fillBrowserGaps();
afterEach(cleanup);

const open = (server = settingsServer()) => openSettings('/settings/privacy', 'Privacy', server);
const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

test('a profile is kept out of search engines by a switch', async () => {
  const { user, server } = await open();
  await user.click(toggle('Keep my profile out of search engines'));
  await vi.waitFor(() =>
    expect(server.optionsOf('UserSettings.update')).toEqual([{ exclude_from_search: true }]),
  );
  expect(toggle('Keep my profile out of search engines').checked).toBe(true);
});

test('who may write is one of three', async () => {
  const { user, server } = await open();
  await user.click(screen.getByRole('radio', { name: 'People I follow' }));
  await vi.waitFor(() =>
    expect(server.optionsOf('UserSettings.update')).toEqual([{ allow_messages_from: 'followed' }]),
  );
});

describe('cookies', () => {
  test('are decided one by one, and the product says that it has noted it', async () => {
    const { user, server } = await open();
    await user.click(toggle('Analytics'));
    expect(
      await screen.findByText(
        'We saved your cookie preferences. You can change them in the settings section of your profile at any time.',
      ),
    ).toBeDefined();
    expect(server.optionsOf('UserSettings.update')).toEqual([{ allow_analytic_cookies: true }]);
  });

  test('stay as they were when the decision did not arrive', async () => {
    const { user } = await open(settingsServer().on('UserSettings.update', noAnswer));
    await user.click(toggle('Marketing'));
    expect(await screen.findByText(/You seem to be offline/)).toBeDefined();
    expect(toggle('Marketing').checked).toBe(false);
  });
});

describe('blocked people', () => {
  const BEA = aWireUser({ id: '7', username: 'bea', full_name: 'Bea Oak', blocked_by_me: true });
  const blocking = () =>
    settingsServer()
      .on('BlockedUsers.get', aWireAnswer([BEA]))
      .on('UserBlock.delete', aWireAnswer({ ok: true }))
      .on('UserBlock.create', aWireAnswer({ ok: true }));

  test('are listed, or said to be none', async () => {
    await open();
    expect(screen.getByText('You have blocked nobody.')).toBeDefined();
  });

  test('are let in again, which can be undone', async () => {
    const { user, server } = await open(blocking());
    await user.click(screen.getByRole('button', { name: 'Unblock Bea Oak' }));
    await user.click(await screen.findByRole('button', { name: 'Block Bea Oak' }));
    await screen.findByRole('button', { name: 'Unblock Bea Oak' });
    expect(server.optionsOf('UserBlock.delete')).toEqual([{ blocked_user_id: '7' }]);
    expect(server.optionsOf('UserBlock.create')).toEqual([{ blocked_user_id: '7' }]);
  });

  test('stay blocked when the server did not hear of it', async () => {
    const { user } = await open(blocking().on('UserBlock.delete', noAnswer));
    await user.click(screen.getByRole('button', { name: 'Unblock Bea Oak' }));
    expect(await screen.findByText(/You seem to be offline/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Unblock Bea Oak' })).toBeDefined();
  });
});
