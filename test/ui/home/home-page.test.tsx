// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { SignupPolicy } from '../../../src/domain/users/signup-policy.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const serverWith = (...pins: object[]) => new WireServer().on('UserHomefeed.get', aWireAnswer(pins));

async function openHome(
  server: WireServer,
  viewer: ReturnType<typeof aViewer> | null = null,
  signupPolicy: SignupPolicy = 'open',
) {
  const app = openApp({ at: '/', server, viewer, signupPolicy });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const linksTo = (address: string) =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') === address)
    .map((link) => link.textContent);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('a visitor', () => {
  test('is told what this is, and sees what is popular', async () => {
    await openHome(serverWith(aWirePin()));
    expect(heading()).toBe('Keep the images you want to find again');
    expect(screen.getByText(/Pinakes saves images to boards/)).toBeDefined();
    expect(screen.getByRole('article', { name: 'A chair' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Create your account' }).getAttribute('href')).toBe('/signup/');
  });

  test('goes on from the last pin', async () => {
    await openHome(serverWith(aWirePin()));
    const end = await screen.findByRole('heading', { name: 'That’s everything for now' });
    const onward = within(end.parentElement!).getByRole('link', { name: 'Explore ideas' });
    expect(onward.getAttribute('href')).toBe('/ideas');
  });

  test('opens pins by their readable address', async () => {
    await openHome(serverWith(aWirePin()));
    expect(screen.getByRole('link', { name: 'A chair' }).getAttribute('href')).toBe('/pin/a-chair--101/');
  });

  test('of a server without public pins is told that there is nothing yet', async () => {
    await openHome(serverWith());
    expect(screen.getByRole('heading', { level: 2, name: 'Nothing here yet' })).toBeDefined();
    expect(screen.getByText(/Yours can be the first/)).toBeDefined();
  });

  test('where the operator makes the accounts can only log in', async () => {
    await openHome(serverWith(), null, 'closed');
    expect(screen.getByText(/Only the administrator can create accounts here/)).toBeDefined();
    expect(screen.queryByText(/Yours can be the first/)).toBeNull();
    expect(linksTo('/signup/')).toEqual([]);
    expect(linksTo('/login/')).toContain('Log in');
  });

  test.each(['first', 'first-with-code'] as const)(
    'of a new server is told that the first account runs it (%s)',
    async (signupPolicy) => {
      await openHome(serverWith(), null, signupPolicy);
      expect(heading()).toBe('Pinakes is ready');
      expect(screen.getByText(/The first account becomes the administrator/)).toBeDefined();
      expect(linksTo('/signup/')).toContain('Create the first account');
    },
  );
});

describe('a member', () => {
  test('sees the feed, under a heading for those who listen', async () => {
    await openHome(serverWith(aWirePin()), aViewer());
    expect(heading()).toBe('Home');
    expect(screen.queryByText(/saves images to boards/)).toBeNull();
    expect(screen.getByRole('link', { name: 'A chair' }).getAttribute('href')).toBe('/pin/101/');
  });

  test('without anything to see is invited to make a pin', async () => {
    await openHome(serverWith(), aViewer());
    expect(await screen.findByRole('heading', { level: 2, name: 'Make your first pin' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Create a pin' }).getAttribute('href')).toBe('/pin/create/');
  });
});

describe('a feed that does not come', () => {
  test('says why, and can be tried again', async () => {
    const { user, server } = await openHome(new WireServer().on('UserHomefeed.get', noAnswer));
    expect(heading()).toBe('No connection');
    server.on('UserHomefeed.get', aWireAnswer([aWirePin()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'A chair' })).toBeDefined();
  });
});
