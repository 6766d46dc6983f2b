// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadForNewViewer } from '../../../src/ui/accounts/reload-for-new-viewer.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireViewer } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { descriptionOf } from '../support/description-of.ts';
import { openApp } from '../support/open-app.tsx';

// A new document is the browser's to open.
vi.mock('../../../src/ui/accounts/reload-for-new-viewer.ts');
const entered = vi.mocked(reloadForNewViewer);

fillBrowserGaps();
beforeEach(() => entered.mockClear());
afterEach(cleanup);

const name = () => screen.getByLabelText<HTMLInputElement>('Username or email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: /^Log(ging)? in/ });

async function openLogin(server = new WireServer(), at = '/login/') {
  const app = openApp({ at, server });
  await screen.findByRole('heading', { name: 'Log in to Pinakes' });
  return app;
}

describe('logging in', () => {
  const welcoming = () => new WireServer().on('UserSession.create', aWireAnswer(aWireViewer()));

  test('opens the home page as that person', async () => {
    const { user, server } = await openLogin(welcoming());
    await user.type(name(), 'ann');
    await user.type(password(), 'oak chairs{Enter}');
    await vi.waitFor(() => expect(entered).toHaveBeenCalledWith('/'));
    expect(server.optionsOf('UserSession.create')).toEqual([
      { username_or_email: 'ann', password: 'oak chairs' },
    ]);
  });

  test('goes on where the person was', async () => {
    const { user } = await openLogin(welcoming(), '/login/?next=%2Fpin%2Fcreate%2F');
    expect(screen.getByText('Log in to pick up where you left off.')).toBeDefined();
    await user.type(name(), 'ann');
    await user.type(password(), 'oak chairs{Enter}');
    await vi.waitFor(() => expect(entered).toHaveBeenCalledWith('/pin/create/'));
  });

  test.each([
    ['leads to where a planned deletion is said', '2026-12-24T00:00:00Z', '/settings/data'],
    ['goes on its way while nothing is planned', null, '/pin/create/'],
  ])('%s', async (_, delete_at, place) => {
    const server = new WireServer().on('UserSession.create', aWireAnswer(aWireViewer({ delete_at })));
    const { user } = await openLogin(server, '/login/?next=%2Fpin%2Fcreate%2F');
    await user.type(name(), 'ann');
    await user.type(password(), 'oak chairs{Enter}');
    await vi.waitFor(() => expect(entered).toHaveBeenCalledWith(place));
  });

  test('is offered to who came by the link of a mail and only looks around', async () => {
    const viewer = aViewer({ kind: 'limited' });
    const { address } = openApp({ at: '/login/?next=%2Fsettings', server: new WireServer(), viewer });
    expect(await screen.findByRole('heading', { name: 'Log in to Pinakes' })).toBeDefined();
    expect(address()).toBe('/login/?next=%2Fsettings');
  });

  test('is where that person comes to from the settings, once', async () => {
    const server = new WireServer();
    const { address, stores } = openApp({ at: '/settings', server, viewer: aViewer({ kind: 'limited' }) });
    expect(await screen.findByRole('heading', { name: 'Log in to Pinakes' })).toBeDefined();
    expect(address()).toBe('/login/?next=%2Fsettings');
    expect(stores.session.kind).toBe('limited');
    expect(server.optionsOf('UserSettings.get')).toEqual([]);
  });

  test('never leads to another site', async () => {
    const { user } = await openLogin(welcoming(), '/login/?next=https%3A%2F%2Fevil.test%2F');
    await user.type(name(), 'ann');
    await user.type(password(), 'oak chairs{Enter}');
    await vi.waitFor(() => expect(entered).toHaveBeenCalledWith('/'));
  });

  test('is said to be under way, and goes once however often it is asked for', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aWireAnswer>>();
    const { user, server } = await openLogin(new WireServer().on('UserSession.create', () => answer.promise));
    await user.type(name(), 'ann');
    await user.type(password(), 'oak chairs');
    await user.click(submit());
    expect(submit().textContent).toContain('Logging in…');
    await user.click(submit());
    await user.type(password(), '{Enter}');
    answer.resolve(aWireAnswer(aWireViewer()));
    await vi.waitFor(() => expect(entered).toHaveBeenCalledTimes(1));
    expect(server.requests).toHaveLength(1);
  });
});

describe('what is missing', () => {
  test('is said beside its field after the button was pressed, and the first one is focused', async () => {
    const { user } = await openLogin();
    await user.click(submit());
    expect(descriptionOf(name())).toContain('Username or email is missing.');
    expect(descriptionOf(password())).toContain('Password is missing.');
    await vi.waitFor(() => expect(document.activeElement).toBe(name()));
  });

  test('is not said before', async () => {
    await openLogin();
    expect(name().getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText(/missing/)).toBeNull();
  });

  test('what is there stays, and the focus goes to the field that is not', async () => {
    const { user } = await openLogin();
    await user.type(name(), 'ann');
    await user.click(submit());
    expect(name().value).toBe('ann');
    await vi.waitFor(() => expect(document.activeElement).toBe(password()));
  });
});

describe('a log-in that did not work', () => {
  const WRONG = 'The username, e-mail or password you entered is incorrect.';

  async function tried(server: WireServer) {
    const app = await openLogin(server);
    await app.user.type(name(), 'ann');
    await app.user.type(password(), 'guess{Enter}');
    return app;
  }

  test('is told in the words of the server, and nothing typed is lost', async () => {
    await tried(new WireServer().on('UserSession.create', aWireFailure('login_failed')));
    expect(await screen.findByText(WRONG)).toBeDefined();
    expect([name().value, password().value]).toEqual(['ann', 'guess']);
    expect(entered).not.toHaveBeenCalled();
  });

  test('is said aloud', async () => {
    await tried(new WireServer().on('UserSession.create', aWireFailure('login_failed')));
    expect((await screen.findByRole('alert')).textContent).toBe(WRONG);
  });

  test('for want of a network says so and can be tried again', async () => {
    const { user, server } = await tried(new WireServer().on('UserSession.create', noAnswer));
    expect(await screen.findByText(/You seem to be offline/)).toBeDefined();
    server.on('UserSession.create', aWireAnswer(aWireViewer()));
    await user.click(submit());
    await vi.waitFor(() => expect(entered).toHaveBeenCalledWith('/'));
  });

  test('too often says so in the words of the server', async () => {
    await tried(new WireServer().on('UserSession.create', aWireFailure('rate_limited')));
    expect(await screen.findByText(/You are doing that too often/)).toBeDefined();
  });
});

describe('around the form', () => {
  test('the password can be looked at', async () => {
    const { user } = await openLogin();
    await user.type(password(), 'oak chairs');
    expect(password().type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toMatchObject({ type: 'text', value: 'oak chairs' });
  });

  test('new people find the way to an account, and from there back to where they were', async () => {
    const { user, address } = await openLogin(new WireServer(), '/login/?next=%2Fann%2Fhome%2F');
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeDefined();
    expect(address()).toBe('/signup/?next=%2Fann%2Fhome%2F');
  });

  test('where the operator makes the accounts nobody is sent to sign up', async () => {
    openApp({ at: '/login/', signupPolicy: 'closed' });
    await screen.findByRole('heading', { name: 'Log in to Pinakes' });
    expect(screen.getByText('Only the administrator can create accounts here.')).toBeDefined();
    expect(screen.queryAllByRole('link', { name: /account|Sign up/ })).toEqual([]);
  });

  test('password managers know the fields', async () => {
    await openLogin();
    expect([name().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
  });

  test('who is signed in already goes on at once', async () => {
    const server = new WireServer().on('User.get', aWireFailure('user_not_found'));
    const { address } = openApp({ at: '/login/?next=%2Fbob%2F', server, viewer: aViewer() });
    await vi.waitFor(() => expect(address()).toBe('/bob/'));
  });

  test('the page is named in the title', async () => {
    await openLogin();
    expect(document.title).toBe('Log in · Pinakes');
  });
});
