// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadForNewViewer } from '../../../src/ui/accounts/reload-for-new-viewer.ts';
import type { WireFieldError } from '../../../wire/envelope.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
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

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( optional)?$`));
const submit = () => screen.getByRole('button', { name: /^Creat(e|ing) / });

async function openSignup(server = new WireServer(), at = '/signup/') {
  const app = openApp({ at, server });
  await screen.findByRole('heading', { name: 'Create your account' });
  return app;
}

async function filledIn(server: WireServer, typed: Partial<Record<string, string>> = {}) {
  const app = await openSignup(server);
  const all = { Name: 'Ann', Email: 'ann@example.org', Password: 'oak chairs and lamps', ...typed };
  for (const [label, text] of Object.entries(all)) {
    if (text) await app.user.type(field(label), text);
  }
  await app.user.click(submit());
  return app;
}

const refusing = (...fields: WireFieldError[]) =>
  new WireServer().on('UserRegister.create', aWireFailure('invalid_parameter', { fields }));

describe('an account', () => {
  test('is made from what was typed, and its owner enters', async () => {
    const server = new WireServer().on('UserRegister.create', aWireAnswer(aWireViewer()));
    await filledIn(server, { Username: 'ann' });
    await vi.waitFor(() => expect(entered).toHaveBeenCalledWith('/welcome/'));
    expect(server.optionsOf('UserRegister.create')).toEqual([
      {
        first_name: 'Ann',
        last_name: '',
        email: 'ann@example.org',
        username: 'ann',
        password: 'oak chairs and lamps',
        setup_code: '',
      },
    ]);
  });

  test('may need its mail address confirmed first', async () => {
    await filledIn(new WireServer().on('UserRegister.create', aWireAnswer({ status: 'confirm_email' })));
    expect(await screen.findByText(/We’ve sent you an email/)).toBeDefined();
    expect(entered).not.toHaveBeenCalled();
  });
});

describe('what is wrong', () => {
  test('is said beside every field, and the first one is focused', async () => {
    const { user } = await openSignup();
    await user.click(submit());
    expect(descriptionOf(field('Name'))).toContain('Enter your name.');
    expect(descriptionOf(field('Email'))).toContain('Email is missing.');
    expect(descriptionOf(field('Password'))).toContain('Choose a password.');
    expect(field('Username').getAttribute('aria-invalid')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Name')));
  });

  test.each([
    ['Email', 'ann', 'Enter a valid email address.'],
    ['Username', '1ann', 'Start with a letter. Use only letters, numbers and underscores.'],
    ['Username', 'an', 'Username is too short: 3 characters at least.'],
    ['Username', 'settings', 'This username is reserved. Try another one.'],
    ['Password', 'short', 'Password is too short: 8 characters at least.'],
    ['Password', 'password123', 'This password is too easy to guess. Choose another one.'],
  ])('%s "%s": %s', async (label, typed, text) => {
    await filledIn(new WireServer(), { [label]: typed });
    await vi.waitFor(() => expect(descriptionOf(field(label))).toContain(text));
    await vi.waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect(field(label).value).toBe(typed);
  });

  test.each<[string, WireFieldError, string]>([
    ['Username', { name: 'username', problem: 'not_unique' }, 'This username is taken. Try another one.'],
    [
      'Email',
      { name: 'email', problem: 'not_unique' },
      'An account with this email already exists. Log in instead.',
    ],
    [
      'Name',
      { name: 'first_name', problem: 'too_long', limit: 30 },
      'Name is too long: 30 characters at most.',
    ],
  ])('the server’s word about %s stands beside it', async (label, problem, text) => {
    await filledIn(refusing(problem));
    await vi.waitFor(() => expect(descriptionOf(field(label))).toContain(text));
    await vi.waitFor(() => expect(document.activeElement).toBe(field(label)));
  });

  test('the server’s word about no field stands above the form', async () => {
    await filledIn(new WireServer().on('UserRegister.create', aWireFailure('signup_closed')));
    expect((await screen.findByRole('alert')).textContent).toBe('New accounts are not open here.');
  });

  test('goes away when it was mended', async () => {
    const { user, server } = await filledIn(refusing({ name: 'username', problem: 'not_unique' }), {
      Username: 'ann',
    });
    await screen.findByText('This username is taken. Try another one.');
    server.on('UserRegister.create', aWireAnswer(aWireViewer()));
    await user.type(field('Username'), '_two');
    await user.click(submit());
    await vi.waitFor(() => expect(entered).toHaveBeenCalledWith('/welcome/'));
    expect(server.optionsOf('UserRegister.create').at(-1)).toMatchObject({ username: 'ann_two' });
  });

  test('without a network nothing typed is lost', async () => {
    await filledIn(new WireServer().on('UserRegister.create', noAnswer));
    expect(await screen.findByText(/You seem to be offline/)).toBeDefined();
    expect(['Name', 'Email', 'Password'].map((label) => field(label).value)).toEqual([
      'Ann',
      'ann@example.org',
      'oak chairs and lamps',
    ]);
  });
});

describe('the setup code of a new server', () => {
  test('is asked for when the server wants it, and then sent along', async () => {
    const { user, server } = await filledIn(refusing({ name: 'setup_code', problem: 'missing' }));
    const code = await screen.findByLabelText('Setup code');
    expect(descriptionOf(code)).toContain('Enter the setup code from the server’s start-up log.');
    await vi.waitFor(() => expect(document.activeElement).toBe(code));

    server.on('UserRegister.create', aWireAnswer(aWireViewer()));
    await user.type(code, 'ABCD-1234{Enter}');
    await vi.waitFor(() => expect(entered).toHaveBeenCalledWith('/welcome/'));
    expect(server.optionsOf('UserRegister.create').at(-1)).toMatchObject({ setup_code: 'ABCD-1234' });
  });

  test('has its field from the beginning where the server is known to ask for it', async () => {
    openApp({ at: '/signup/', signupPolicy: 'first-with-code' });
    expect(await screen.findByLabelText('Setup code')).toBeDefined();
  });

  test('is not asked for otherwise', async () => {
    await openSignup();
    expect(screen.queryByLabelText('Setup code')).toBeNull();
  });
});

describe('who comes first', () => {
  test.each(['first', 'first-with-code'] as const)(
    'is told that this account runs the server (%s)',
    async (signupPolicy) => {
      openApp({ at: '/signup/', signupPolicy });
      expect(await screen.findByRole('heading', { name: 'Create the first account' })).toBeDefined();
      expect(screen.getByText('The first account becomes the administrator of Pinakes.')).toBeDefined();
      expect(screen.queryByText(/Already have an account/)).toBeNull();
    },
  );
});

test('where the operator makes the accounts, one is told so and can log in', async () => {
  openApp({ at: '/signup/?next=%2Fann%2F', signupPolicy: 'closed' });
  expect(await screen.findByRole('heading', { name: 'Sign-up is closed' })).toBeDefined();
  expect(screen.queryByLabelText('Email')).toBeNull();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login/?next=%2Fann%2F');
});

describe('the wall above the form', () => {
  const pictures = () => screen.getByRole('main').querySelectorAll('[aria-hidden] img');
  const wallOf = (count: number) =>
    new WireServer().on(
      'UserHomefeed.get',
      aWireAnswer(Array.from({ length: count }, (_, index) => aWirePin({ id: String(101 + index) }))),
    );

  test('shows some of what is public', async () => {
    await openSignup(wallOf(20));
    expect(pictures()).toHaveLength(18);
  });

  test.each([
    ['with too few pictures to hang', wallOf(5)],
    ['that did not come', new WireServer().on('UserHomefeed.get', noAnswer)],
  ])('%s is empty tiles', async (_, server) => {
    await openSignup(server);
    expect(pictures()).toHaveLength(0);
  });
});

test('people with an account find the way in, and from there back to where they were', async () => {
  const { user, address } = await openSignup(new WireServer(), '/signup/?next=%2Fann%2F');
  await user.click(screen.getByRole('main').querySelector<HTMLElement>('a[href^="/login"]')!);
  expect(await screen.findByRole('heading', { name: 'Log in to Pinakes' })).toBeDefined();
  expect(address()).toBe('/login/?next=%2Fann%2F');
});
