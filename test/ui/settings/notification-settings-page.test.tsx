// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { HttpAnswer } from '../../../src/adapters/http/client/http-client.ts';
import { noAnswer } from '../../adapters/wire-server.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openSettings, settingsServer } from './open-settings.tsx';

fillBrowserGaps();
afterEach(cleanup);

const CHOICES = { follow: { web: true, email: true }, message: { web: true, email: false } };
const aServer = () =>
  settingsServer()
    .on('NotificationSettings.get', aWireAnswer(CHOICES))
    .on('NotificationSettings.update', (change) => aWireAnswer({ ...CHOICES, ...change }));
const open = (server = aServer()) => openSettings('/settings/notifications', 'Notifications', server);
const mails = () => screen.getByRole<HTMLInputElement>('switch', { name: 'New followers Email' });

test('only what is told can be chosen, and each switch has a name of its own', async () => {
  await open();
  const named = (way: string, categories: readonly string[]) =>
    categories.map((category) => screen.getByRole('switch', { name: `${category} ${way}` }));
  const others = ['Saves of your pins', 'Favorites of your pins', 'Reactions to your pins', 'Messages'];
  const both = ['New followers', 'Reports and moderation'];
  const known = [...named('In the app', [...others, ...both]), ...named('Email', both)];
  expect(new Set(screen.getAllByRole('switch'))).toEqual(new Set(known));
  expect(mails().checked).toBe(true);
});

test('a choice counts at once and leaves the other ways alone', async () => {
  const { user, server } = await open();
  await user.click(mails());
  await vi.waitFor(() =>
    expect(server.optionsOf('NotificationSettings.update')).toEqual([
      { follow: { web: true, email: false } },
    ]),
  );
  expect(mails().checked).toBe(false);
});

test('a choice that did not arrive is taken back and told', async () => {
  const { user } = await open(aServer().on('NotificationSettings.update', noAnswer));
  await user.click(mails());
  expect(await screen.findByText(/You seem to be offline/)).toBeDefined();
  expect(mails().checked).toBe(true);
});

test('a choice that is under way while one leaves and comes back goes before the next', async () => {
  const { promise, resolve } = Promise.withResolvers<HttpAnswer>();
  const answers = [promise, Promise.resolve(aWireAnswer(CHOICES))];
  const { user, server, goTo } = await open(
    aServer().on('NotificationSettings.update', () => answers.shift()!),
  );
  await user.click(mails());
  goTo('/settings/privacy');
  await screen.findByRole('heading', { name: 'Privacy', level: 1 });
  const changed = { ...CHOICES, follow: { web: true, email: false } };
  server.on('NotificationSettings.get', aWireAnswer(changed));
  goTo('/settings/notifications');
  await vi.waitFor(() => expect(mails().checked).toBe(false));
  await user.click(mails());
  expect(server.optionsOf('NotificationSettings.update')).toHaveLength(1);
  await act(async () => resolve(aWireAnswer(changed)));
  await vi.waitFor(() =>
    expect(server.optionsOf('NotificationSettings.update').at(-1)).toEqual({
      follow: { web: true, email: true },
    }),
  );
  expect(mails().checked).toBe(true);
});

test('a second choice waits for the first, and both are taken back when that did not arrive', async () => {
  const { promise, resolve } = Promise.withResolvers<HttpAnswer>();
  const { user, server } = await open(aServer().on('NotificationSettings.update', () => promise));
  await user.click(mails());
  await user.click(mails());
  await user.click(mails());
  await act(async () => resolve(aWireFailure('internal')));
  await vi.waitFor(() => expect(mails().checked).toBe(true));
  expect(server.optionsOf('NotificationSettings.update')).toHaveLength(1);
});
