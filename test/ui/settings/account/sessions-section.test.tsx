// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { HttpAnswer } from '../../../../src/adapters/http/client/http-client.ts';
import { noAnswer } from '../../../adapters/wire-server.ts';
import { aWireAnswer } from '../../../builders/a-wire-answer.ts';
import { fillBrowserGaps } from '../../support/browser-gaps.ts';
import { openSettings, settingsServer } from '../open-settings.tsx';

fillBrowserGaps();
afterEach(cleanup);

const aSession = (id: string, user_agent: string, current = false) => ({
  id,
  created_at: 'Tue, 01 Sep 2026 01:10:33 +0000',
  last_seen_at: 'Wed, 02 Sep 2026 01:10:33 +0000',
  address_hint: '10.1.x.x',
  user_agent,
  current,
});
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604.1';

const aServer = () =>
  settingsServer()
    .on(
      'UserSessionStore.get',
      aWireAnswer([aSession('1', FIREFOX, true), aSession('2', IPHONE), aSession('3', 'curl/8')]),
    )
    .on('UserSessionStore.delete', aWireAnswer({ ok: true }));
const open = (server = aServer()) => openSettings('/settings/sessions', 'Devices', server);
const group = (name: string) => within(screen.getByRole('region', { name }));

test('devices are listed by names that people use; this one cannot be ended by mistake', async () => {
  await open();
  expect(group('This device').getByText('Firefox on Linux')).toBeDefined();
  expect(group('This device').queryByRole('button')).toBeNull();
  expect(group('Other devices').getByText('Safari on iPhone')).toBeDefined();
  const facts = group('Other devices')
    .getAllByText('10.1.x.x')
    .map((address) => address.parentElement?.textContent);
  expect(facts).toEqual(Array(2).fill('10.1.x.x · last used Sep 2, 2026 · since Sep 1, 2026'));
});

test('one of the others is logged out', async () => {
  const { user, server } = await open();
  await user.click(screen.getByRole('button', { name: 'Log out Safari on iPhone' }));
  expect(await screen.findByText('Safari on iPhone was logged out')).toBeDefined();
  expect(server.optionsOf('UserSessionStore.delete')).toEqual([{ session_id: '2' }]);
  expect(screen.queryByRole('button', { name: 'Log out Safari on iPhone' })).toBeNull();
});

test('all others are logged out at once', async () => {
  const { user, server } = await open();
  await user.click(screen.getByRole('button', { name: 'Log out all other devices' }));
  expect(await screen.findByText('You’re not logged in anywhere else.')).toBeDefined();
  expect(server.optionsOf('UserSessionStore.delete')).toEqual([{ all_others: true }]);
});

test('what did not work stays in the list', async () => {
  const { user } = await open(aServer().on('UserSessionStore.delete', noAnswer));
  await user.click(screen.getByRole('button', { name: 'Log out Safari on iPhone' }));
  expect(await screen.findByText(/You seem to be offline/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Log out Safari on iPhone' })).toBeDefined();
});

test('devices that are logged out while another one is going stay away', async () => {
  const answers: PromiseWithResolvers<HttpAnswer>[] = [];
  const server = aServer().on('UserSessionStore.delete', () => {
    const answer = Promise.withResolvers<HttpAnswer>();
    answers.push(answer);
    return answer.promise;
  });
  const { user } = await open(server);
  const buttons = () => screen.queryAllByRole('button', { name: /^Log out (?!all)/ });
  const [one, other] = buttons();
  await user.click(one!);
  await user.click(other!);
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers) await act(async () => answer.resolve(aWireAnswer({ ok: true })));
  expect(await screen.findByText('You’re not logged in anywhere else.')).toBeDefined();
  expect(buttons()).toEqual([]);
});
