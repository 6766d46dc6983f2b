// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HttpAnswer } from '../../../src/adapters/http/client/http-client.ts';
import { reloadForNewViewer } from '../../../src/ui/accounts/reload-for-new-viewer.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireViewer } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { descriptionOf } from '../support/description-of.ts';
import { openApp } from '../support/open-app.tsx';

vi.mock('../../../src/ui/accounts/reload-for-new-viewer.ts');
const entered = vi.mocked(reloadForNewViewer);

fillBrowserGaps();
beforeEach(() => entered.mockClear());
afterEach(cleanup);

const INVALID = 'This link is no longer valid. Please ask for a new one.';
const OK = aWireAnswer({ ok: true });

const PAGES = [
  ['/verify-email/?token=t', 'Confirm email', 'EmailVerification.update', 'Your email has been confirmed'],
  ['/secure/panic?token=t', 'Log out all devices', 'SecurePanic.update', 'All devices have been logged out'],
  ['/login/?token=t', 'Log in', 'UserSession.create', 'You’re logged in'],
] as const;

describe.for(PAGES)('%s', ([at, button, call, done]) => {
  test('changes nothing by being opened', async () => {
    const { server } = openApp({ at });
    await screen.findByRole('button', { name: button });
    expect(server.requests).toEqual([]);
  });

  test('does what its button says, with the token of the link', async () => {
    const server = new WireServer().on(call, aWireAnswer(aWireViewer()));
    const { user } = openApp({ at, server });
    await user.click(await screen.findByRole('button', { name: button }));
    expect((await screen.findByRole('heading', { name: done })).textContent).toBe(done);
    expect(server.optionsOf(call)).toEqual([{ token: 't' }]);
  });

  test('says that a link is no longer valid', async () => {
    const { user } = openApp({ at, server: new WireServer().on(call, aWireFailure('token_invalid')) });
    await user.click(await screen.findByRole('button', { name: button }));
    expect((await screen.findByRole('alert')).textContent).toBe(INVALID);
  });

  test('can be tried again when the network was away', async () => {
    let away = true;
    const server = new WireServer().on(call, () => (away ? noAnswer() : aWireAnswer(aWireViewer())));
    const { user } = openApp({ at, server });
    await user.click(await screen.findByRole('button', { name: button }));
    expect((await screen.findByRole('alert')).textContent).toContain('You seem to be offline.');
    away = false;
    await user.click(screen.getByRole('button', { name: button }));
    await screen.findByRole('heading', { name: done });
  });
});

test.each(['/verify-email/', '/secure/panic', '/pw/ann', '/email/subscription'])(
  'a link that was cut (%s) says so and offers no button that fails',
  async (at) => {
    const { server } = openApp({ at });
    expect(await screen.findByText(INVALID)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Confirm|Log out|Save|Unsubscribe/ })).toBeNull();
    expect(server.requests).toEqual([]);
  },
);

test('who comes by a link goes on where the link leads', async () => {
  const server = new WireServer().on('UserSession.create', aWireAnswer(aWireViewer()));
  const { user } = openApp({ at: '/login/?token=t&next=%2Fpin%2F1%2F', server });
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  await vi.waitFor(() => expect(entered).toHaveBeenCalledWith('/pin/1/'));
});

describe('a forgotten password', () => {
  test('is asked about from the log-in page', async () => {
    const { user, address } = openApp({ at: '/login/' });
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { name: 'Reset your password' });
    expect(address()).toBe('/password/reset');
  });

  test('is answered the same for any name', async () => {
    const server = new WireServer().on('UserResetPassword.create', aWireAnswer({ sent: true }));
    const { user } = openApp({ at: '/password/reset', server });
    await user.type(await screen.findByLabelText('Username or email'), ' nobody {Enter}');
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeDefined();
    expect(server.optionsOf('UserResetPassword.create')).toEqual([{ username_or_email: 'nobody' }]);
  });

  test('needs a name', async () => {
    const { user, server } = openApp({ at: '/password/reset' });
    await user.click(await screen.findByRole('button', { name: 'Send link' }));
    expect(descriptionOf(screen.getByLabelText('Username or email'))).toContain(
      'Username or email is missing.',
    );
    expect(server.requests).toEqual([]);
  });
});

describe('a new password by mail', () => {
  const AT = '/pw/annatree?t=secret&e=9';
  const first = () => screen.findByLabelText('New password');
  const second = () => screen.getByLabelText('Confirm new password');

  test('is set with what the link carried', async () => {
    const server = new WireServer().on('ResetPasswordFromEmail.update', OK);
    const { user } = openApp({ at: AT, server });
    await user.type(await first(), 'oak chairs');
    await user.type(second(), 'oak chairs{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your password has been changed' })).toBeDefined();
    expect(server.optionsOf('ResetPasswordFromEmail.update')).toEqual([
      {
        username: 'annatree',
        token: 'secret',
        expiration: '9',
        new_password: 'oak chairs',
        new_password_confirm: 'oak chairs',
      },
    ]);
  });

  test('must be typed twice alike; nothing typed is lost', async () => {
    const { user, server } = openApp({ at: AT });
    await user.type(await first(), 'oak chairs');
    await user.type(second(), 'oak chair{Enter}');
    await vi.waitFor(() => expect(descriptionOf(second())).toContain('Passwords don’t match.'));
    expect(
      [(await first()) as HTMLInputElement, second() as HTMLInputElement].map(({ value }) => value),
    ).toEqual(['oak chairs', 'oak chair']);
    expect(server.requests).toEqual([]);
  });

  test('says when the link was used before', async () => {
    const server = new WireServer().on('ResetPasswordFromEmail.update', aWireFailure('token_invalid'));
    const { user } = openApp({ at: AT, server });
    await user.type(await first(), 'oak chairs');
    await user.type(second(), 'oak chairs{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(INVALID);
  });
});

describe('mail that one gets', () => {
  const mails = (categories: Record<string, boolean>) => aWireAnswer({ categories });
  const aServer = () => new WireServer().on('EmailSubscription.get', mails({ follow: true, message: true }));
  const AT = '/email/subscription?token=t';

  test('is listed, and changes by a switch at a time', async () => {
    const server = aServer().on('EmailSubscription.update', mails({ follow: false, message: true }));
    const { user } = openApp({ at: AT, server });
    await user.click(await screen.findByRole('switch', { name: 'New followers' }));
    expect(await screen.findByText('Saved.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'New followers' }).checked).toBe(false);
    expect(server.optionsOf('EmailSubscription.update')).toEqual([
      { token: 't', categories: { follow: false } },
    ]);
  });

  test('ends all at once', async () => {
    const server = aServer().on('EmailSubscription.update', mails({ follow: false, message: false }));
    const { user } = openApp({ at: AT, server });
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe from everything' }));
    await screen.findByText('Saved.');
    expect(server.optionsOf('EmailSubscription.update')).toEqual([{ token: 't', unsubscribe_all: true }]);
    for (const each of screen.getAllByRole<HTMLInputElement>('switch')) expect(each.checked).toBe(false);
  });

  test('ends by two switches, however late the first answer comes', async () => {
    const first = Promise.withResolvers<HttpAnswer>();
    const answers = [first.promise, Promise.resolve(mails({ follow: false, message: false }))];
    const server = aServer().on('EmailSubscription.update', () => answers.shift()!);
    const { user } = openApp({ at: AT, server });
    const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
    await user.click(await screen.findByRole('switch', { name: 'New followers' }));
    await user.click(screen.getByRole('switch', { name: 'Messages' }));
    expect(screen.queryByText('Saved.')).toBeNull();
    first.resolve(mails({ follow: false, message: true }));
    expect(await screen.findByText('Saved.')).toBeDefined();
    expect([isOn('New followers'), isOn('Messages')]).toEqual([false, false]);
    expect(server.optionsOf('EmailSubscription.update')).toHaveLength(2);
  });

  test('keeps the change that was taken when the next one was not', async () => {
    const answers = [mails({ follow: false, message: true }), aWireFailure('internal')];
    const server = aServer().on('EmailSubscription.update', () => answers.shift()!);
    const { user } = openApp({ at: AT, server });
    await user.click(await screen.findByRole('switch', { name: 'New followers' }));
    await user.click(screen.getByRole('switch', { name: 'Messages' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
    expect([isOn('New followers'), isOn('Messages')]).toEqual([false, true]);
  });

  test('stays as it was when the server did not take the change', async () => {
    const { user } = openApp({ at: AT, server: aServer().on('EmailSubscription.update', noAnswer) });
    await user.click(await screen.findByRole('switch', { name: 'Messages' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Messages' }).checked).toBe(true);
  });
});

test('a mail that was not confirmed in time leads on', async () => {
  openApp({ at: '/email_verification_error', viewer: aViewer() });
  expect(
    await screen.findByText('This link is no longer valid. You can resend it from Settings › Account.'),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to account settings' }).getAttribute('href')).toBe(
    '/settings/account',
  );
});
