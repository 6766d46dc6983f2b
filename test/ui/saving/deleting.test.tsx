// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { HttpAnswer } from '../../../src/adapters/http/client/http-client.ts';
import { toBoardId, toPinId } from '../../../src/domain/ids/ids.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { annsCopy, aSavingServer, BOARDS, bobsPin, card, openWall, saveButton } from './open-wall.tsx';

fillBrowserGaps();
afterEach(cleanup);

const GARDEN = BOARDS[0]!;
const COPIES = ['901', '902', '903'].map((id) =>
  annsCopy(`10${id.at(-1)}`, GARDEN, { id, title: `Copy ${id}`, grid_title: `Copy ${id}` }),
);

/** Ann's board with three copies. */
function onTheBoard(server = aSavingServer(COPIES)) {
  server
    .on('Board.get', aWireAnswer(aWireBoard({ ...GARDEN, pin_count: 3 })))
    .on('BoardFeed.get', aWireAnswer(COPIES))
    .on('BoardSections.get', aWireAnswer([]));
  return openWall(COPIES, { server, at: '/ann/garden/' });
}

const shown = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
const place = (name: string) => card(name).getByRole('button', { name: /^Garden, change the board/ });
const takeBack = async (user: UserEvent, name: string) => {
  await user.click(place(name));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
};

describe('taking a save back', () => {
  test('takes the copy off the wall at once, and says so when it is done', async () => {
    const answer = Promise.withResolvers<HttpAnswer>();
    const server = aSavingServer(COPIES).on('Pin.delete', () => answer.promise);
    const { user, stores } = await onTheBoard(server);
    await takeBack(user, 'Copy 902');
    expect(shown()).toEqual(['Copy 901', 'Copy 903']);
    expect(stores.boards.find(toBoardId(GARDEN.id))?.pinCount).toBe(2);
    expect(screen.queryByText('Pin deleted!')).toBeNull();
    answer.resolve(aWireAnswer({ id: '902' }));
    expect(await screen.findByText('Pin deleted!')).toBeDefined();
  });

  test('counts once, however often it is asked for meanwhile', async () => {
    const answer = Promise.withResolvers<HttpAnswer>();
    const server = aSavingServer(COPIES).on('Pin.delete', () => answer.promise);
    const { stores } = await onTheBoard(server);
    const { viewModel } = await stores.saving.open();
    const copy = stores.pins.find(toPinId('902'))!;
    const gone: string[] = [];
    const presses = ['first', 'second'].map((press) =>
      viewModel.removal.delete(copy, () => void gone.push(press)),
    );
    await expect.poll(() => server.optionsOf('Pin.delete').length).toBe(1);
    answer.resolve(aWireAnswer({ id: '902' }));
    await act(() => Promise.all(presses));
    expect(gone).toEqual(['first']);
    expect(server.optionsOf('Pin.delete')).toHaveLength(1);
    expect(stores.boards.find(toBoardId(GARDEN.id))?.pinCount).toBe(2);
  });

  test('of an open copy leads back to the wall beneath it', async () => {
    const server = aSavingServer(COPIES).on('Pin.get', ({ id }) =>
      aWireAnswer(COPIES.find((copy) => copy.id === id)),
    );
    const { user, address } = await onTheBoard(server);
    await user.click(screen.getByRole('link', { name: 'Copy 902' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy 902' }));
    await user.click(await dialog.findByRole('button', { name: /^Garden, change the board/ }));
    await user.click(await dialog.findByRole('menuitem', { name: 'Remove' }));
    await screen.findByText('Pin deleted!');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/ann/garden/');
    expect(shown()).toEqual(['Copy 901', 'Copy 903']);
  });

  test('leaves nothing to come back to: Forward to the copy finds that it is gone', async () => {
    const server = aSavingServer(COPIES).on('Pin.get', ({ id }) =>
      aWireAnswer(COPIES.find((copy) => copy.id === id)),
    );
    const { user, goBack, goForward } = await onTheBoard(server);
    await user.click(screen.getByRole('link', { name: 'Copy 902' }));
    await screen.findByRole('dialog', { name: 'Copy 902' });
    goBack();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await takeBack(user, 'Copy 902');
    await screen.findByText('Pin deleted!');
    server.on('Pin.get', aWireFailure('pin_not_found'));
    goForward();
    expect(await screen.findByRole('heading', { name: 'We couldn’t find that page' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Copy 902' })).toBeNull();
  });

  test.each([
    ['refused', aWireFailure('forbidden')],
    ['failed', aWireFailure('internal')],
  ])('that is %s puts it back where it was', async (_, answer) => {
    const { user, stores } = await onTheBoard(aSavingServer(COPIES).on('Pin.delete', answer));
    await takeBack(user, 'Copy 902');
    expect(await screen.findByText('Sorry! There was an error deleting your Pin.')).toBeDefined();
    expect(shown()).toEqual(['Copy 901', 'Copy 902', 'Copy 903']);
    expect(stores.boards.find(toBoardId(GARDEN.id))?.pinCount).toBe(3);
    await user.hover(screen.getByRole('link', { name: 'Copy 902' }));
    expect(await vi.waitFor(() => place('Copy 902'))).toBeDefined();
  });

  test('can be undone: the copy is made again and stands where it was', async () => {
    const server = aSavingServer(COPIES).on('Repin.create', ({ pin_id, title }) =>
      aWireAnswer(
        annsCopy(String(pin_id), GARDEN, { id: '950', title: String(title), grid_title: String(title) }),
      ),
    );
    const { user } = await onTheBoard(server);
    await takeBack(user, 'Copy 902');
    await screen.findByText('Pin deleted!');
    await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    expect(await screen.findByText('Pin restored')).toBeDefined();
    expect(shown()).toEqual(['Copy 901', 'Copy 902', 'Copy 903']);
    expect(server.optionsOf('Repin.create')).toMatchObject([
      { pin_id: '102', board_id: GARDEN.id, title: 'Copy 902' },
    ]);
  });

  test('of a copy whose original is gone is asked about first', async () => {
    const lonely = annsCopy('101', GARDEN, { original_pin_id: null, title: 'Lonely', grid_title: 'Lonely' });
    const { user, server } = await openWall([lonely]);
    await takeBack(user, 'Lonely');
    expect(await screen.findByRole('alertdialog', { name: 'Delete this Pin?' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(server.optionsOf('Pin.delete')).toEqual([]);
    await takeBack(user, 'Lonely');
    await user.click(await screen.findByRole('button', { name: 'Delete Pin' }));
    expect(await screen.findByText('Pin deleted!')).toBeDefined();
    expect(server.optionsOf('Pin.delete')).toMatchObject([{ id: '900' }]);
  });
});

test('a pin that one made oneself is saved by a tap, never deleted', async () => {
  const work = bobsPin({ id: '700', title: 'Mine', grid_title: 'Mine', is_repin: false });
  const own = { ...work, saved_info: { ...annsCopy('1', GARDEN).saved_info!, local_pin_id: '700' } };
  const { user, server } = await openWall([own]);
  await user.click(saveButton('Mine'));
  await screen.findByText(/^Saved to/);
  expect(server.optionsOf('Pin.delete')).toEqual([]);
  expect(server.optionsOf('Repin.create')).toMatchObject([{ pin_id: '700' }]);
});
