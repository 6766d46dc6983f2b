// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { HttpAnswer } from '../../../src/adapters/http/client/http-client.ts';
import { noAnswer } from '../../adapters/wire-server.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireSettings } from '../../builders/a-wire-settings.ts';
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

test('who finds the profile and the three kinds of cookies are decided by switches', async () => {
  await open();
  expect(
    screen.getAllByRole('switch').map((one) => (one as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual([
    expect.stringContaining('Keep my profile out of search engines'),
    expect.stringContaining('Analytics'),
    expect.stringContaining('Marketing'),
    expect.stringContaining('Personalization'),
  ]);
  expect(screen.queryAllByRole('radio')).toEqual([]);
});

describe('cookies', () => {
  test('are decided, and the product says that it has noted it', async () => {
    const { user, server } = await open();
    for (const name of ['Analytics', 'Marketing', 'Personalization']) await user.click(toggle(name));
    expect(
      await screen.findByText(
        'We saved your cookie preferences. You can change them in the settings section of your profile at any time.',
      ),
    ).toBeDefined();
    await vi.waitFor(() =>
      expect(server.optionsOf('UserSettings.update')).toEqual([
        { allow_analytic_cookies: true },
        { allow_marketing_cookies: true },
        { allow_personalization_cookies: true },
      ]),
    );
  });

  test('are off by the browser’s privacy signal, until they are allowed on purpose', async () => {
    const { stores } = await open();
    const line = () => within(screen.getByRole('region', { name: 'Cookies' })).queryByText(/privacy signal/);
    expect(line()).toBeNull();
    const { current } = stores.context;
    act(() => stores.context.show({ ...current, honorsPrivacySignal: true }));
    expect(line()).not.toBeNull();
    act(() => stores.context.show(current));
    expect(line()).toBeNull();
  });

  test('stay as they were when the decision did not arrive', async () => {
    const { user } = await open(settingsServer().on('UserSettings.update', noAnswer));
    await user.click(toggle('Analytics'));
    expect(await screen.findByText(/You seem to be offline/)).toBeDefined();
    expect(toggle('Analytics').checked).toBe(false);
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
    expect(screen.getByText('You haven’t blocked anyone.')).toBeDefined();
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

describe('decisions that follow each other quickly', () => {
  /** Answers when it is told to. */
  function aSlowServer() {
    const calls: { readonly change: object; readonly resolve: (answer: HttpAnswer) => void }[] = [];
    const server = settingsServer().on('UserSettings.update', (change) => {
      const { promise, resolve } = Promise.withResolvers<HttpAnswer>();
      calls.push({ change, resolve });
      return promise;
    });
    return { calls, server };
  }
  const FAILED = aWireFailure('internal');
  const TAKEN = aWireAnswer(aWireSettings());
  const search = () => toggle('Keep my profile out of search engines');

  test('are told one after the other, the last one last', async () => {
    const { calls, server } = aSlowServer();
    const { user } = await open(server);
    await user.click(search());
    await user.click(search());
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => calls[0]!.resolve(TAKEN));
    await vi.waitFor(() => expect(calls[1]?.change).toEqual({ exclude_from_search: false }));
    await act(async () => calls[1]!.resolve(TAKEN));
    expect(search().checked).toBe(false);
  });

  test('leave what the server holds when the first of them fails', async () => {
    const { calls, server } = aSlowServer();
    const { user } = await open(server);
    for (let press = 0; press < 3; press += 1) await user.click(search());
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => calls[0]!.resolve(FAILED));
    await vi.waitFor(() => expect(search().checked).toBe(false));
    expect(calls).toHaveLength(1);
  });

  test('about several things are taken back one by one', async () => {
    const { calls, server } = aSlowServer();
    const { user } = await open(server);
    await user.click(toggle('Analytics'));
    await user.click(search());
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    await act(async () => calls[1]!.resolve(TAKEN));
    await act(async () => calls[0]!.resolve(FAILED));
    await vi.waitFor(() => expect(toggle('Analytics').checked).toBe(false));
    expect(search().checked).toBe(true);
  });
});
