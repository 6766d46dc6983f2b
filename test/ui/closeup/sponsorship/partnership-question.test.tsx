// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../../src/domain/ids/ids.ts';
import { noAnswer, WireServer } from '../../../adapters/wire-server.ts';
import { aViewer } from '../../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { aWirePin } from '../../../builders/a-wire-pin.ts';
import { aWireUserShort } from '../../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../../support/browser-gaps.ts';
import { openApp } from '../../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const creator = aWireUserShort({ id: '12', username: 'bob', full_name: 'Bob' });
const sponsor = aWireUserShort({ id: '13', username: 'acme', full_name: 'Acme' });
const pinAt = (status: number) => aWirePin({ pinner: creator, sponsorship: { creator, sponsor, status } });
const answered = (status: number) => new WireServer().on('Sponsorship.update', aWireAnswer(pinAt(status)));

/** The pin at this status, opened by somebody; the sponsor when left out. */
async function openPin(status: number, server = new WireServer(), viewerId: string | null = '13') {
  server.on('Pin.get', aWireAnswer(pinAt(status)));
  const viewer = viewerId === null ? null : aViewer({ entityId: toUserId(viewerId), username: 'acme' });
  const app = openApp({ at: '/pin/101/', server, viewer });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const question = () => screen.findByRole('group', { name: 'Your partnership' });
const button = (name: string) => screen.findByRole('button', { name });

test('a sponsor confirms, is named by the label, and goes on at what came of it', async () => {
  const { user, server } = await openPin(0, answered(1));
  expect(within(await question()).getByText(/^Bob says you’re paying for this Pin\./)).toBeDefined();
  expect(screen.getByText('Paid partnership')).toBeDefined();
  await user.click(await button('Confirm'));
  await screen.findByText('Paid partnership with Acme');
  const text = screen.getByText('You confirmed this paid partnership.');
  await waitFor(() => expect(document.activeElement).toBe(text));
  expect(server.optionsOf('Sponsorship.update')).toEqual([{ pin_id: '101', status: 1 }]);
});

describe.each([
  [0, 2, 'Decline', 'Decline this partnership?', 'Cancel', 'This partnership was declined or withdrawn.'],
  [1, 3, 'End partnership', 'End this partnership?', 'Cancel', 'You ended this partnership.'],
])('what nothing brings back is asked first, from %i to %i', (from, to, label, title, keep, text) => {
  test('and leaves all as it is', async () => {
    const { user, server } = await openPin(from);
    await user.click(await button(label));
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await user.click(within(dialog).getByRole('button', { name: keep }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.activeElement).toBe(await button(label));
    expect(server.optionsOf('Sponsorship.update')).toEqual([]);
  });

  test('and is done, with the focus on what came of it', async () => {
    const { user, server } = await openPin(from, answered(to));
    await user.click(await button(label));
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await user.click(within(dialog).getByRole('button', { name: label }));
    const said = await screen.findByText(text);
    await waitFor(() => expect(document.activeElement).toBe(said));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(within(await question()).queryByRole('button')).toBeNull();
    expect(server.optionsOf('Sponsorship.update')).toEqual([{ pin_id: '101', status: to }]);
  });
});

test('the creator learns how things stand, and takes it back', async () => {
  const { user, server } = await openPin(1, answered(2), '12');
  expect(within(await question()).getByText('Acme confirmed this paid partnership.')).toBeDefined();
  await user.click(await button('Withdraw'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw this partnership request?' });
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  const said = await screen.findByText('This partnership was declined or withdrawn.');
  await waitFor(() => expect(document.activeElement).toBe(said));
  expect(screen.queryByText(/^Paid partnership/)).toBeNull();
  expect(server.optionsOf('Sponsorship.update')).toEqual([{ pin_id: '101', status: 2 }]);
});

test('without a connection nothing changes, and the button keeps the focus', async () => {
  const { user } = await openPin(0, new WireServer().on('Sponsorship.update', noAnswer));
  await user.click(await button('Confirm'));
  await screen.findByText(/^You seem to be offline\./);
  expect(screen.getByText('Paid partnership')).toBeDefined();
  expect(document.activeElement).toBe(await button('Confirm'));
});

test('a refusal is said in the words of the server', async () => {
  const refusal = aWireFailure('forbidden', { message: 'Not yours to say.' });
  const { user } = await openPin(0, new WireServer().on('Sponsorship.update', refusal));
  await user.click(await button('Confirm'));
  await screen.findByText('Not yours to say.');
});

test('who comes too late sees what was answered instead', async () => {
  const server = new WireServer().on('Sponsorship.update', aWireFailure('conflict'));
  const { user } = await openPin(0, server);
  await button('Confirm');
  server.on('Pin.get', aWireAnswer(pinAt(2)));
  await user.click(await button('Confirm'));
  await screen.findByText('This request has already been answered.');
  await screen.findByText('This partnership was declined or withdrawn.');
  expect(screen.queryByText('Paid partnership')).toBeNull();
});

test.each([
  ['other members', '14'],
  ['visitors', null],
])('%s are asked nothing', async (_who, viewerId) => {
  const app = await openPin(0, new WireServer(), viewerId);
  expect(screen.getByText('Paid partnership')).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Your partnership' })).toBeNull();
  expect(app.server.optionsOf('Sponsorship.update')).toEqual([]);
});
