// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { HttpAnswer } from '../../../../src/adapters/http/client/http-client.ts';
import { noAnswer } from '../../../adapters/wire-server.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { aWireSettings } from '../../../builders/a-wire-settings.ts';
import { fillBrowserGaps } from '../../support/browser-gaps.ts';
import { descriptionOf } from '../../support/description-of.ts';
import { openSettings, settingsServer } from '../open-settings.tsx';
import { fill } from '../../support/fill.ts';

fillBrowserGaps();
afterEach(cleanup);

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const about = () => field(/^About you/);
const save = () => screen.getByRole('button', { name: /^Sav(e|ing)/ });
const open = (server = settingsServer({ about: 'Oak.' })) => openSettings('/settings', 'Profile', server);

describe('the profile', () => {
  test('shows what is saved', async () => {
    await open(settingsServer({ about: 'Oak.', pronouns: 'she/her', website_url: 'https://ann.example/' }));
    expect(field(/^First name/).value).toBe('Ann');
    expect(about().value).toBe('Oak.');
    expect(field(/^Pronouns/).value).toBe('she/her');
    expect(field(/^Website/).value).toBe('https://ann.example/');
  });

  test('sends what was changed, and says that it is saved', async () => {
    const { user, server, stores } = await open();
    await user.clear(about());
    await user.type(about(), 'Ash.');
    expect(screen.getByText('Unsaved changes')).toBeDefined();
    await user.click(save());
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(server.optionsOf('UserSettings.update')).toEqual([
      { about: 'Ash.', first_name: 'Ann', last_name: 'Example' },
    ]);
    expect(stores.users.find('ann')?.about).toBe('Ash.');
  });

  test('keeps what is typed while it is being saved', async () => {
    const { promise, resolve } = Promise.withResolvers<HttpAnswer>();
    const { user } = await open(settingsServer({ about: 'Oak.' }).on('UserSettings.update', () => promise));
    await user.type(about(), ' Ash.');
    await user.click(save());
    await user.type(about(), ' Elm.');
    await act(async () => resolve(aWireAnswer(aWireSettings({ about: 'Oak. Ash.' }))));
    expect(await screen.findByText('Unsaved changes')).toBeDefined();
    expect(about().value).toBe('Oak. Ash. Elm.');
  });

  test('empties a field', async () => {
    const { user, server } = await open();
    await user.clear(about());
    await user.click(save());
    await screen.findByText('Saved');
    expect(server.optionsOf('UserSettings.update')).toMatchObject([{ about: '' }]);
  });

  test('says beside each field what to mend, and goes to the first', async () => {
    const { user, server } = await open();
    await user.clear(field(/^First name/));
    await user.clear(field(/^Username/));
    await user.type(field(/^Username/), '9lives');
    await fill(user, field(/^Website/), 'javascript:alert(1)');
    await user.click(save());
    await vi.waitFor(() => expect(descriptionOf(field(/^First name/))).toContain('Enter your name.'));
    expect(descriptionOf(field(/^Username/))).toContain('Start with a letter');
    expect(descriptionOf(field(/^Website/))).toContain('Links must start with http://');
    await vi.waitFor(() => expect(document.activeElement).toBe(field(/^First name/)));
    expect(server.optionsOf('UserSettings.update')).toEqual([]);
  });

  test('says that a username is taken in the words of the form', async () => {
    const fields = [{ name: 'username', problem: 'not_unique' } as const];
    const server = settingsServer().on('UserSettings.update', aWireFailure('taken', { fields }));
    const { user } = await open(server);
    await user.type(field(/^Username/), 'a');
    await user.click(save());
    await vi.waitFor(() => expect(descriptionOf(field(/^Username/))).toContain('This username is taken.'));
    expect(field(/^Username/).value).toBe('anna');
  });
});

describe('what was typed and not saved', () => {
  test('is still there after one went elsewhere and came back', async () => {
    const { user } = await open();
    await user.type(about(), ' Ash.');
    await user.click(screen.getByRole('link', { name: 'Account' }));
    await screen.findByRole('heading', { name: 'Account', level: 1 });
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    await screen.findByRole('heading', { name: 'Profile', level: 1 });
    expect(about().value).toBe('Oak. Ash.');
    expect(screen.getByText('Unsaved changes')).toBeDefined();
  });

  test('is still there when saving did not work', async () => {
    const { user } = await open(settingsServer().on('UserSettings.update', noAnswer));
    await user.type(about(), 'Ash.');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('You seem to be offline.');
    expect(about().value).toBe('Ash.');
  });

  test('can be dropped', async () => {
    const { user } = await open();
    await user.type(about(), ' Ash.');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(about().value).toBe('Oak.');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  test('is asked about before the app is left, and nothing else is', async () => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { user } = await open();
    expect(asks()).toBe(false);
    await user.type(about(), ' Ash.');
    expect(asks()).toBe(true);
    await user.click(save());
    await screen.findByText('Saved');
    expect(asks()).toBe(false);
  });
});
