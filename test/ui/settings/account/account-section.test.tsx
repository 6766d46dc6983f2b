// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { fillBrowserGaps } from '../../support/browser-gaps.ts';
import { descriptionOf } from '../../support/description-of.ts';
import { openSettings, settingsServer } from '../open-settings.tsx';
import { fill } from '../../support/fill.ts';

fillBrowserGaps();
afterEach(cleanup);

const open = (server = settingsServer()) => openSettings('/settings/account', 'Account', server);
const group = (name: string) => within(screen.getByRole('region', { name }));
const OK = aWireAnswer({ ok: true });

describe('the mail address', () => {
  const email = () => group('Email').getByLabelText<HTMLInputElement>('New email');
  const password = () => group('Email').getByLabelText<HTMLInputElement>('Current password');

  test('is shown to its owner', async () => {
    await open();
    expect(group('Email').getByText('ann@example.org')).toBeDefined();
  });

  test('changes after the link in a mail to the new one', async () => {
    const server = settingsServer().on('UserEmail.update', aWireAnswer({ status: 'confirm_email' }));
    const { user } = await open(server);
    await fill(user, email(), 'anna@example.org');
    await user.type(password(), 'oak chairs{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('We sent an email to anna@example.org.');
    expect(server.optionsOf('UserEmail.update')).toEqual([
      { email: 'anna@example.org', password: 'oak chairs' },
    ]);
    expect([email().value, password().value]).toEqual(['', '']);
  });

  test('does not change with a wrong password, and nothing typed is lost', async () => {
    const server = settingsServer().on('UserEmail.update', aWireFailure('wrong_password'));
    const { user } = await open(server);
    await fill(user, email(), 'anna@example.org');
    await user.type(password(), 'guess{Enter}');
    await vi.waitFor(() => expect(descriptionOf(password())).toContain('The current password is incorrect.'));
    expect([email().value, password().value]).toEqual(['anna@example.org', 'guess']);
  });

  test('that was not proven yet gets another mail', async () => {
    const server = settingsServer({ email_verified: false }).on(
      'EmailVerification.create',
      aWireAnswer({ sent: true }),
    );
    const { user } = await open(server);
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('We sent you an email. Open the link in it.')).toBeDefined();
  });

  test('that is proven needs none', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Send link' })).toBeNull();
  });
});

describe('the password', () => {
  const field = (label: string) => group('Password').getByLabelText<HTMLInputElement>(label);

  test('changes, and other devices are said to be logged out', async () => {
    const server = settingsServer().on('UserPassword.update', OK);
    const { user } = await open(server);
    await user.type(field('Current password'), 'what it was');
    await user.type(field('New password'), 'oak chairs');
    await user.type(field('Confirm new password'), 'oak chairs{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Your password has been changed.');
    expect(server.optionsOf('UserPassword.update')).toEqual([
      { old_password: 'what it was', new_password: 'oak chairs', new_password_confirm: 'oak chairs' },
    ]);
    expect(field('New password').value).toBe('');
  });

  test('says beside its fields what to mend', async () => {
    const { user, server } = await open();
    await user.type(field('New password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await vi.waitFor(() =>
      expect(descriptionOf(field('Current password'))).toContain('Enter your current password.'),
    );
    expect(descriptionOf(field('New password'))).toContain('8 characters at least');
    expect(server.optionsOf('UserPassword.update')).toEqual([]);
  });
});

describe('the gender', () => {
  const choice = (name: string) => group('Personal details').getByRole<HTMLInputElement>('radio', { name });

  test('is changed, and taken back', async () => {
    const { user, server } = await open();
    expect(choice('Prefer not to say').checked).toBe(true);
    await user.click(choice('Female'));
    await user.click(choice('Male'));
    await user.click(choice('Prefer not to say'));
    await vi.waitFor(() =>
      expect(server.optionsOf('UserSettings.update')).toEqual([
        { gender: 'female' },
        { gender: 'male' },
        { gender: 'unspecified' },
      ]),
    );
    expect(choice('Prefer not to say').checked).toBe(true);
  });
});
