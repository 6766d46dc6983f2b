// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { broadcastSessionChange } from '../../../src/ui/accounts/internal/session-channel.ts';
import { watchSession } from '../../../src/ui/accounts/session-watch.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireSettings } from '../../builders/a-wire-settings.ts';
import { aWireUser, aWireViewer } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const ANN = aViewer({ entityId: toUserId('11'), username: 'ann' });

/** A server on which the session of Ann has ended until she logs in with the right password. */
function endedServer() {
  let signedIn = false;
  return new WireServer()
    .on('UserSettings.get', aWireAnswer(aWireSettings()))
    .on('UserSettings.update', ({ first_name }) =>
      signedIn ? aWireAnswer(aWireSettings({ first_name })) : aWireFailure('authentication_required'),
    )
    .on('UserSession.create', ({ password }) => {
      signedIn = password === 'oak chairs';
      return signedIn ? aWireAnswer(aWireViewer()) : aWireFailure('login_failed');
    });
}

const firstName = () => screen.getByLabelText<HTMLInputElement>('First name');

async function savedTooLate(server = endedServer()) {
  const app = openApp({ at: '/settings', server, viewer: ANN });
  await screen.findByRole('heading', { name: 'Profile', level: 1 });
  await app.user.clear(firstName());
  await app.user.type(firstName(), 'Anna{Enter}');
  await screen.findByRole('dialog', { name: 'Log in to continue' });
  return app;
}

const password = () => screen.getByLabelText('Password');

describe('a write after the session has ended', () => {
  test('asks for the password in place, and then goes on its way', async () => {
    const { user, server } = await savedTooLate();
    await user.type(password(), 'oak chairs{Enter}');
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.optionsOf('UserSession.create')).toEqual([
      { username_or_email: 'ann', password: 'oak chairs' },
    ]);
    expect(firstName().value).toBe('Anna');
  });

  test('tells who came by the link of a mail why the password is asked for', async () => {
    const server = new WireServer()
      .on('User.get', aWireAnswer(aWireUser({ id: '7', username: 'bea', full_name: 'Bea' })))
      .on('Boards.get', aWireAnswer([]))
      .on('UserFollow.create', aWireFailure('limited_login'));
    const viewer = aViewer({ entityId: toUserId('11'), kind: 'limited' });
    const { user, address } = openApp({ at: '/bea/', server, viewer });
    await user.click(await screen.findByRole('button', { name: 'Follow Bea' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log in to follow' });
    expect(dialog.textContent).toContain("You're almost there! Log in to access all of");
    expect(address()).toBe('/bea/');
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(await screen.findByText('Log in with your password and try again.')).toBeDefined();
    expect(screen.queryByText(/You’ve been logged out/)).toBeNull();
  });

  test('asks again after a wrong password', async () => {
    const { user } = await savedTooLate();
    await user.type(password(), 'guess{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The username, e-mail or password you entered is incorrect.',
    );
    await user.clear(password());
    await user.type(password(), 'oak chairs{Enter}');
    expect(await screen.findByText('Saved')).toBeDefined();
  });

  test('loses nothing when one does not want to now', async () => {
    const { user } = await savedTooLate();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'You’ve been logged out. Log in and try again.',
    );
    expect(firstName().value).toBe('Anna');
  });
});

describe('another tab', () => {
  /** What the cookie says. */
  let hint = true;
  beforeEach(() => (hint = true));

  /** The app under watch, and how often it was loaded anew. */
  function watched(viewerNow: unknown) {
    const server = new WireServer()
      .on('UserSettings.get', aWireAnswer(aWireSettings()))
      .on('UserSession.get', aWireAnswer({ viewer: viewerNow }));
    const app = openApp({ at: '/settings', server, viewer: ANN });
    const reload = vi.fn();
    const { services, stores, prompt } = app;
    const end = watchSession({ services, stores, prompt, seemsSignedIn: () => hint, reload });
    return { ...app, reload, end, server };
  }
  const comeBack = (seemsSignedIn: boolean) => {
    hint = seemsSignedIn;
    act(() => void window.dispatchEvent(new Event('focus')));
  };

  test('in which one logged out lets this one begin anew', async () => {
    const { reload, end } = watched(null);
    await screen.findByRole('heading', { name: 'Profile', level: 1 });
    comeBack(false);
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    end();
  });

  test('in which one logged out while this one was loading lets it begin anew', async () => {
    hint = false;
    const { reload, end } = watched(null);
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    end();
  });

  test('in which one logged out asks for the password here when something typed would be lost', async () => {
    const { user, reload, end } = watched(null);
    await screen.findByRole('heading', { name: 'Profile', level: 1 });
    await user.type(firstName(), 'a');
    comeBack(false);
    await screen.findByRole('dialog', { name: 'Log in to continue' });
    expect(reload).not.toHaveBeenCalled();
    end();
  });

  test('is told of a change, this one is not told by itself', async () => {
    const { server, end } = watched(aWireViewer({ id: '11' }));
    await screen.findByRole('heading', { name: 'Profile', level: 1 });
    const heard = Promise.withResolvers<unknown>();
    const beside = new BroadcastChannel('pinakes-session');
    beside.onmessage = heard.resolve;
    broadcastSessionChange();
    await heard.promise;
    expect(server.optionsOf('UserSession.get')).toEqual([]);
    beside.postMessage('changed');
    await vi.waitFor(() => expect(server.optionsOf('UserSession.get')).toHaveLength(1));
    beside.close();
    end();
  });

  test('that says nothing new costs no call', async () => {
    const { server, end } = watched(aWireViewer());
    await screen.findByRole('heading', { name: 'Profile', level: 1 });
    comeBack(true);
    expect(server.optionsOf('UserSession.get')).toEqual([]);
    end();
  });

  test('in which the same person came back answers the question of this one', async () => {
    const { stores, end, services } = watched(aWireViewer({ id: '11', username: 'ann' }));
    await screen.findByRole('heading', { name: 'Profile', level: 1 });
    const back = services.sessionRenewal.renew();
    await screen.findByRole('dialog', { name: 'Log in to continue' });
    comeBack(false);
    expect(await back).toBe(true);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stores.session.viewer?.username).toBe('ann');
    end();
  });
});
