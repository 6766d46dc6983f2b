// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadPage } from '../../../src/ui/settings/internal/reload-page.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireSettings } from '../../builders/a-wire-settings.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openSettings, settingsServer } from './open-settings.tsx';

// Loading a page is the browser's work.
vi.mock('../../../src/ui/settings/internal/reload-page.ts');
const reloaded = vi.mocked(reloadPage);

fillBrowserGaps();
beforeEach(() => reloaded.mockClear());
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.theme;
});

const theme = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });
const shown = () => document.documentElement.dataset.theme;
const open = (server = settingsServer()) => openSettings('/settings/display', 'Display', server);

test('the country has nothing to do with cookies', async () => {
  await open();
  expect(screen.getByRole('region', { name: 'Region' }).textContent).not.toMatch(/cookie/i);
});

describe('the theme', () => {
  test('is painted at once, kept, and then the page is loaded anew', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aWireAnswer>>();
    const server = settingsServer().on('UserSettings.update', () => answer.promise);
    const { user } = await open(server);
    expect(theme('System').checked).toBe(true);
    await user.click(theme('Dark'));
    expect(shown()).toBe('dark');
    expect(reloaded).not.toHaveBeenCalled();
    answer.resolve(aWireAnswer(aWireSettings({ theme: 'dark' })));
    await vi.waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1));
    expect(server.optionsOf('UserSettings.update')).toEqual([{ theme: 'dark' }]);
  });

  test('does not load the page anew while something is typed elsewhere in the settings', async () => {
    const server = settingsServer();
    const { user, goTo } = await openSettings('/settings', 'Profile', server);
    await user.type(screen.getByLabelText(/^About you/), 'Oak.');
    goTo('/settings/display');
    await user.click(await screen.findByRole('radio', { name: /^Dark/ }));
    await vi.waitFor(() => expect(server.optionsOf('UserSettings.update')).toEqual([{ theme: 'dark' }]));
    expect(shown()).toBe('dark');
    goTo('/settings');
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^About you/)).value).toBe('Oak.');
    expect(reloaded).not.toHaveBeenCalled();
  });

  test('counts once its last choice is kept', async () => {
    const first = Promise.withResolvers<ReturnType<typeof aWireAnswer>>();
    const answers = [first.promise, Promise.resolve(aWireAnswer(aWireSettings({ theme: 'light' })))];
    const { user, server } = await open(settingsServer().on('UserSettings.update', () => answers.shift()!));
    await user.click(theme('Dark'));
    await user.click(theme('Light'));
    expect(shown()).toBe('light');
    first.resolve(aWireAnswer(aWireSettings({ theme: 'dark' })));
    await vi.waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1));
    expect(shown()).toBe('light');
    expect(server.optionsOf('UserSettings.update')).toEqual([{ theme: 'dark' }, { theme: 'light' }]);
  });

  test('loads the page anew where what was typed is taken back', async () => {
    const { user, goTo } = await openSettings('/settings', 'Profile', settingsServer({ about: 'Oak.' }));
    await user.type(screen.getByLabelText(/^About you/), 'x{Backspace}');
    goTo('/settings/display');
    await user.click(await screen.findByRole('radio', { name: /^Dark/ }));
    await vi.waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1));
  });

  test('can follow the device again', async () => {
    const { user } = await open(settingsServer({ theme: 'dark' }));
    document.documentElement.dataset.theme = 'dark';
    await user.click(theme('System'));
    expect(shown()).toBeUndefined();
  });

  test('goes back, visibly, when it could not be kept', async () => {
    const { user } = await open(settingsServer().on('UserSettings.update', aWireFailure('internal')));
    await user.click(theme('Dark'));
    expect(await screen.findByText('Sorry! Something went wrong on our end.')).toBeDefined();
    expect(shown()).toBeUndefined();
    expect(theme('System').checked).toBe(true);
    expect(reloaded).not.toHaveBeenCalled();
  });
});

test('the country is chosen from a list and kept at once', async () => {
  const { user, server } = await open(
    settingsServer()
      .on(
        'Countries.get',
        aWireAnswer([
          { code: 'US', name: 'United States' },
          { code: 'GR', name: 'Greece' },
        ]),
      )
      .on('UserSettings.update', (change) => aWireAnswer(aWireSettings(change))),
  );
  await user.click(screen.getByRole('combobox', { name: 'Country or region' }));
  await user.click(await screen.findByRole('option', { name: 'Greece' }));
  expect(await screen.findByText('Saved')).toBeDefined();
  expect(server.optionsOf('UserSettings.update')).toEqual([{ country: 'GR' }]);
  expect(screen.getByRole('combobox', { name: 'Country or region' }).textContent).toContain('Greece');
});

describe('the language', () => {
  const language = () => screen.getByRole('combobox', { name: 'Language and formats' });

  test('is one of the offered ones; choosing one loads the page anew in it', async () => {
    const { user, server } = await open();
    expect(language().textContent).toContain('English (US)');
    await user.click(language());
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'English (US)',
      'Deutsch',
    ]);
    await user.click(screen.getByRole('option', { name: 'Deutsch' }));
    await vi.waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1));
    expect(server.optionsOf('UserSettings.update')).toEqual([{ locale: 'de' }]);
  });

  test.each([
    ['de-LU', 'Deutsch'],
    // Not offered any more: the person reads English.
    ['ko-KR', 'English (US)'],
  ])('of an account with %s is %s', async (locale, name) => {
    await open(settingsServer({ locale }));
    expect(language().textContent).toContain(name);
  });

  test('waits for a reload while something is typed elsewhere in the settings', async () => {
    const { user, goTo } = await openSettings('/settings', 'Profile');
    await user.type(screen.getByLabelText(/^About you/), 'Oak.');
    goTo('/settings/display');
    await user.click(await screen.findByRole('combobox', { name: 'Language and formats' }));
    await user.click(await screen.findByRole('option', { name: 'Deutsch' }));
    expect(await screen.findByText('Saved. Reload the page to see the new language.')).toBeDefined();
    expect(reloaded).not.toHaveBeenCalled();
  });
});

describe('messages', () => {
  const keeps = () =>
    screen.getByRole<HTMLInputElement>('switch', { name: 'Keep messages until I close them' });
  const greece = aWireAnswer([{ code: 'GR', name: 'Greece' }]);

  /** Chooses a country, which is followed by a message. */
  async function hearSaved({ user }: Awaited<ReturnType<typeof open>>) {
    await user.click(screen.getByRole('combobox', { name: 'Country or region' }));
    await user.click(await screen.findByRole('option', { name: 'Greece' }));
    await screen.findByText('Saved');
  }

  test('stay until they are closed where that was chosen, which is kept with the account', async () => {
    const server = settingsServer().on('Countries.get', greece).on('UserState.create', aWireAnswer({}));
    const app = await open(server);
    expect(keeps().checked).toBe(false);
    await app.user.click(keeps());
    await vi.waitFor(() =>
      expect(server.optionsOf('UserState.create')).toEqual([{ state: 'MESSAGES_STAY', value: 'on' }]),
    );
    await hearSaved(app);
    // Hidden: jsdom hides popovers, wherever they are.
    await app.user.click(await screen.findByRole('button', { name: 'Close', hidden: true }));
    await vi.waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  });

  test('stay on other pages as well, where the choice is read with the first of them', async () => {
    const kept = aWireAnswer({ state: 'MESSAGES_STAY', value: 'on' });
    const server = settingsServer().on('UserState.get', kept);
    const { stores } = await openSettings('/settings/privacy', 'Privacy', server);
    expect(server.optionsOf('UserState.get')).toEqual([]);
    act(() => stores.toasts.say({ text: 'Pin saved' }));
    expect(await screen.findByRole('button', { name: 'Close', hidden: true })).toBeDefined();
    expect(server.optionsOf('UserState.get')).toEqual([{ state: 'MESSAGES_STAY' }]);
  });

  test('go by themselves as before where the choice could not be kept', async () => {
    const server = settingsServer().on('UserState.create', aWireFailure('internal'));
    const { user } = await open(server);
    await user.click(keeps());
    await screen.findByText('Sorry! Something went wrong on our end.');
    expect(keeps().checked).toBe(false);
  });
});
