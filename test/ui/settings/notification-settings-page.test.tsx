// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { noAnswer } from '../../adapters/wire-server.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
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
