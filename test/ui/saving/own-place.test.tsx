// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { aSavingServer, annsCopy, BOARDS, bobsPin, card, openWall } from './open-wall.tsx';

fillBrowserGaps();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CHAIR = { id: '101', title: 'Chair', grid_title: 'Chair' };
const [GARDEN, LAMPS] = BOARDS as [(typeof BOARDS)[number], (typeof BOARDS)[number]];
const ownPin = aWirePin({ ...CHAIR, board: GARDEN });
const place = () => card('Chair').getByRole('button', { name: /change the board or edit$/ });
const saveButtons = () => card('Chair').queryAllByRole('button', { name: /^Save/ });

/** The dialog that asks for a board. */
async function askForBoard(server = aSavingServer([ownPin])) {
  const app = await openWall([ownPin], { server });
  await app.user.click(place());
  await app.user.click(screen.getByRole('menuitem', { name: 'Change board' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change board' });
  return { ...app, dialog };
}

describe('a pin that the viewer made', () => {
  test('says on which board it is instead of offering to save it once more', async () => {
    const { user } = await openWall([ownPin]);
    expect(place().textContent).toBe('Garden');
    expect(saveButtons()).toEqual([]);
    await user.click(place());
    const entries = screen.getAllByRole('menuitem').map((item) => item.textContent);
    expect(entries).toEqual(['Change board', 'Edit']);
    expect(screen.getByRole('menuitem', { name: 'Edit' }).getAttribute('href')).toBe('/pin/101/edit/');
  });

  test('goes to another board', async () => {
    const moved = aWirePin({ ...CHAIR, board: LAMPS });
    const server = aSavingServer([ownPin]).on('Pin.update', aWireAnswer(moved));
    const { user, dialog } = await askForBoard(server);
    await user.click(await within(dialog).findByRole('option', { name: /^Lamps/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.optionsOf('Pin.update')).toMatchObject([{ id: '101', board_id: LAMPS.id }]);
    expect(place().textContent).toBe('Lamps');
  });

  test('stays where it is when that fails, and one can choose again', async () => {
    const server = aSavingServer([ownPin]).on('Pin.update', aWireFailure('board_not_found'));
    const { user, dialog } = await askForBoard(server);
    await user.click(await within(dialog).findByRole('option', { name: /^Lamps/ }));
    await waitFor(() => expect(server.optionsOf('Pin.update')).toHaveLength(1));
    await waitFor(() => expect(within(dialog).queryByRole('option', { name: /^Lamps/ })).toBeNull());
    expect(within(dialog).getByRole('option', { name: /^Doors/ })).toBeDefined();
    expect(place().textContent).toBe('Garden');
  });
});

test('a copy that the viewer saved says where it is as well, and can be removed', async () => {
  const { user, server } = await openWall([annsCopy('7', GARDEN, CHAIR)]);
  const copy = card('Chair').getByRole('button', { name: 'Garden, change the board, edit or remove' });
  expect(copy.textContent).toBe('Garden');
  expect(saveButtons()).toEqual([]);
  await user.click(copy);
  const entries = screen.getAllByRole('menuitem').map((item) => item.textContent);
  expect(entries).toEqual(['Change board', 'Edit', 'Remove']);
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(await screen.findByText('Pin deleted!')).toBeDefined();
  expect(server.optionsOf('Pin.delete')).toMatchObject([{ id: '101' }]);
});

test('a pin of somebody else is saved', async () => {
  await openWall([bobsPin(CHAIR)]);
  expect(saveButtons()).toHaveLength(1);
});
