// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { HttpAnswer } from '../../../src/adapters/http/http-client.ts';
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
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('every category has a choice for the app and one for mail', async () => {
  await open();
  expect(box('New followers: in the app').checked).toBe(true);
  expect(box('New followers: by mail').checked).toBe(true);
  expect(box('Messages: by mail').checked).toBe(false);
});

test('a choice counts at once and leaves the others alone', async () => {
  const { user, server } = await open();
  await user.click(box('New followers: by mail'));
  await vi.waitFor(() =>
    expect(server.optionsOf('NotificationSettings.update')).toEqual([
      { follow: { web: true, email: false } },
    ]),
  );
  expect(box('New followers: by mail').checked).toBe(false);
  expect(box('New followers: in the app').checked).toBe(true);
});

test('a choice that did not arrive is taken back and told', async () => {
  const { user } = await open(aServer().on('NotificationSettings.update', noAnswer));
  await user.click(box('Messages: in the app'));
  expect(await screen.findByText(/You seem to be offline/)).toBeDefined();
  expect(box('Messages: in the app').checked).toBe(true);
});

test('a choice that is under way while one leaves and comes back goes before the next', async () => {
  const { promise, resolve } = Promise.withResolvers<HttpAnswer>();
  const answers = [promise, Promise.resolve(aWireAnswer(CHOICES))];
  const { user, server, goTo } = await open(
    aServer().on('NotificationSettings.update', () => answers.shift()!),
  );
  await user.click(box('New followers: in the app'));
  goTo('/settings/privacy');
  await screen.findByRole('heading', { name: 'Privacy', level: 1 });
  const changed = { ...CHOICES, follow: { web: false, email: true } };
  server.on('NotificationSettings.get', aWireAnswer(changed));
  goTo('/settings/notifications');
  await vi.waitFor(() => expect(box('New followers: in the app').checked).toBe(false));
  await user.click(box('New followers: by mail'));
  expect(server.optionsOf('NotificationSettings.update')).toHaveLength(1);
  await act(async () => resolve(aWireAnswer(changed)));
  await vi.waitFor(() =>
    expect(server.optionsOf('NotificationSettings.update').at(-1)).toEqual({
      follow: { web: false, email: false },
    }),
  );
  expect(box('New followers: by mail').checked).toBe(false);
});

test('a second choice of a row waits for the first, and both are taken back when that did not arrive', async () => {
  const { promise, resolve } = Promise.withResolvers<HttpAnswer>();
  const { user, server } = await open(aServer().on('NotificationSettings.update', () => promise));
  await user.click(box('New followers: in the app'));
  await user.click(box('New followers: by mail'));
  await act(async () => resolve(aWireFailure('internal')));
  await vi.waitFor(() => expect(box('New followers: in the app').checked).toBe(true));
  expect(box('New followers: by mail').checked).toBe(true);
  expect(server.optionsOf('NotificationSettings.update')).toHaveLength(1);
});
