// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadForNewViewer } from '../../../../src/ui/accounts/reload-for-new-viewer.ts';
import { toUserId } from '../../../../src/domain/ids/ids.ts';
import { aDraft } from '../../../builders/a-draft.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { aWireSettings } from '../../../builders/a-wire-settings.ts';
import { fillBrowserGaps } from '../../support/browser-gaps.ts';
import { descriptionOf } from '../../support/description-of.ts';
import { openSettings, settingsServer } from '../open-settings.tsx';

vi.mock('../../../../src/ui/accounts/reload-for-new-viewer.ts');
const entered = vi.mocked(reloadForNewViewer);

fillBrowserGaps();
beforeEach(() => entered.mockClear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (server = settingsServer()) => openSettings('/settings/data', 'Your data', server);
const dialog = () => within(document.querySelector('dialog')!);
/** The same, once its code has come. */
const lateDialog = async () => within((await vi.waitUntil(() => document.querySelector('dialog')))!);
const WIRE_DAY = 'Tue, 01 Sep 2026 01:10:33 +0000';

describe('a copy of everything', () => {
  const READY = { status: 'ready', url: 'https://pins.test/account/export/9.zip', expires_at: WIRE_DAY };

  test('is packed while one waits, and then offered until a day', async () => {
    const server = settingsServer().on('AccountExport.create', aWireAnswer({ status: 'preparing' }));
    const { user } = await open(server);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await user.click(screen.getByRole('button', { name: 'Start export' }));
    expect(await screen.findByRole('progressbar', { name: 'Preparing export' })).toBeDefined();
    server.on('AccountExport.get', aWireAnswer(READY));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    const link = await screen.findByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toBe(READY.url);
    expect(screen.getByRole('alert').textContent).toContain('until Sep 1, 2026');
  });

  test('that failed can be asked for again', async () => {
    const server = settingsServer().on('AccountExport.get', aWireAnswer({ status: 'failed' }));
    await open(server);
    expect(screen.getByRole('alert').textContent).toContain('The export failed.');
    expect(screen.getByRole('button', { name: 'Start export' })).toBeDefined();
  });

  test('that was asked for too often is refused in the words of the server', async () => {
    const message = 'Two copies a day are enough.';
    const server = settingsServer().on('AccountExport.create', aWireFailure('conflict', { message }));
    const { user } = await open(server);
    await user.click(screen.getByRole('button', { name: 'Start export' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });
});

describe('deactivating', () => {
  test('asks for the password and then leaves', async () => {
    const server = settingsServer().on('DeactivateAccount.create', aWireAnswer({ ok: true }));
    const { user } = await open(server);
    await user.click(screen.getByRole('button', { name: 'Deactivate account' }));
    await user.type((await lateDialog()).getByLabelText('Password'), 'oak chairs{Enter}');
    await vi.waitFor(() => expect(entered).toHaveBeenCalledWith('/'));
    expect(server.optionsOf('DeactivateAccount.create')).toMatchObject([{ password: 'oak chairs' }]);
  });

  test('leaves nothing of the own drafts on this browser', async () => {
    const server = settingsServer().on('DeactivateAccount.create', aWireAnswer({ ok: true }));
    const { user, services } = await open(server);
    const { openRepository } = await services.openDrafts();
    openRepository(toUserId('11')).keep(aDraft({ title: 'A chair' }));
    await user.click(screen.getByRole('button', { name: 'Deactivate account' }));
    await user.type((await lateDialog()).getByLabelText('Password'), 'oak chairs{Enter}');
    await vi.waitFor(() => expect(entered).toHaveBeenCalled());
    expect(openRepository(toUserId('11')).all()).toEqual([]);
  });

  test('does nothing when one thinks again', async () => {
    const { user, server } = await open();
    const before = server.requests.length;
    await user.click(screen.getByRole('button', { name: 'Deactivate account' }));
    await user.click((await lateDialog()).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.requests).toHaveLength(before);
  });
});

describe('deleting', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    await user.type((await lateDialog()).getByLabelText('Your username'), name);
    await user.type((await lateDialog()).getByLabelText('Password'), 'oak chairs');
    await user.click(dialog().getByRole('button', { name: 'Delete account' }));
  };

  test('is planned by username and password, and can be called off until its day', async () => {
    const server = settingsServer()
      .on('AccountDeletion.create', aWireAnswer({ delete_at: WIRE_DAY }))
      .on('AccountDeletion.delete', aWireAnswer({ ok: true }));
    const { user } = await open(server);
    await fill(user, 'ann');
    expect(await screen.findByText(/Your account will be deleted on Sep 1, 2026/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep account' }));
    expect(await screen.findByText('Your account will be kept')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Delete account' })).toBeDefined();
  });

  test('is not done for another name', async () => {
    const { user, server } = await open();
    await fill(user, 'bea');
    await vi.waitFor(() =>
      expect(descriptionOf(dialog().getByLabelText('Your username'))).toContain(
        'This isn’t the username of this account.',
      ),
    );
    expect(server.optionsOf('AccountDeletion.create')).toEqual([]);
  });

  test('that is planned already is said on opening', async () => {
    await open(settingsServer({ delete_at: WIRE_DAY }));
    expect(screen.getByText(/Your account will be deleted on Sep 1, 2026/)).toBeDefined();
  });

  test('that is called off is told of nowhere any more', async () => {
    let delete_at: string | null = WIRE_DAY;
    const server = settingsServer()
      .on('UserSettings.get', () => aWireAnswer(aWireSettings({ delete_at })))
      .on('AccountDeletion.delete', () => {
        delete_at = null;
        return aWireAnswer({ ok: true });
      });
    const { user, stores } = await open(server);
    await user.click(screen.getByRole('button', { name: 'Keep account' }));
    await screen.findByText('Your account will be kept');
    expect(stores.session.viewer?.deleteAt).toBeNull();
  });
});

test('suspended people are told so, and can take their data along and delete their account', async () => {
  await open(settingsServer({ is_write_banned: true }));
  expect(screen.getByText(/Your account is suspended/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Start export' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Delete account' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Deactivate account' })).toBeNull();
});
