// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { WireBoardShort } from '../../../wire/board.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard, aWireBoardShort } from '../../builders/a-wire-board.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { aSavingServer, BOARDS, bobsPin, card, openWall, saveButton } from './open-wall.tsx';

fillBrowserGaps();
afterEach(cleanup);

const CHAIR = bobsPin({ id: '101', title: 'Chair', grid_title: 'Chair' });
const SIX = [...BOARDS, aWireBoardShort({ id: '46', name: 'Fern', url: '/ann/fern/', slug: 'fern' })];
const OTHERS = SIX.slice(1);

const places = async () => {
  const list = within(await screen.findByRole('listbox'));
  await list.findByRole('option', { name: /Clay/ });
  return list.getAllByRole('option').map((place) => place.querySelector('bdi')?.textContent);
};

async function openWallWith() {
  let now: readonly WireBoardShort[] = SIX;
  const server = aSavingServer([CHAIR]).on('BoardPickerBoards.get', () =>
    aWireAnswer({ all_boards: now, boards_shortlist: [] }),
  );
  const app = await openWall([CHAIR], { server });
  await app.user.hover(saveButton('Chair'));
  const openPicker = async () => {
    const others = card('Chair').getByRole('button', { name: /choose another board/ });
    await act(async () => void fireEvent.pointerEnter(others));
    await app.user.click(others);
  };
  return { ...app, server, openPicker, has: (changed: readonly WireBoardShort[]) => (now = changed) };
}

describe('a board that was deleted elsewhere', () => {
  async function openWallWithoutGarden() {
    const wall = await openWallWith();
    wall.server.on('Repin.create', aWireFailure('board_not_found'));
    wall.has(OTHERS);
    return wall;
  }

  test('is told when one saves to it, with the way to another one', async () => {
    const { user } = await openWallWithoutGarden();
    await user.click(saveButton('Chair'));
    const said = (await screen.findByText('Board not found.')).closest('[role="status"]')!;
    expect(said.textContent).toContain('Garden no longer exists.');
    expect(
      within(said as HTMLElement)
        .getByRole('link', { name: 'Choose another' })
        .getAttribute('href'),
    ).toBe('/pin/101/repin/');
  });

  test('is offered no more, neither for a tap nor in the list', async () => {
    const { user, openPicker } = await openWallWithoutGarden();
    await user.click(saveButton('Chair'));
    await card('Chair').findByRole('button', { name: 'Lamps, choose another board' });
    await openPicker();
    expect(await places()).toEqual(['Profile', 'Lamps', 'Doors', 'Boats', 'Clay', 'Fern']);
  });

  test('leaves the list that is open', async () => {
    const { stores, openPicker } = await openWallWith();
    await openPicker();
    expect(await places()).toContain('Doors');
    act(() => stores.saving.parts!.boards.drop(stores.saving.parts!.boards.all![2]!.entityId));
    expect(await places()).toEqual(['Profile', 'Garden', 'Lamps', 'Boats', 'Clay', 'Fern']);
  });
});

describe('the list of boards is read again', () => {
  const ATTIC = aWireBoardShort({ id: '77', name: 'Attic', url: '/ann/attic/', slug: 'attic' });

  test('after a board was made', async () => {
    const { user, server, openPicker, has } = await openWallWith();
    server
      .on('Board.create', aWireAnswer(aWireBoard({ ...ATTIC })))
      .on('Repin.create', aWireFailure('forbidden', { message: 'Not now' }));
    await openPicker();
    expect(await places()).not.toContain('Attic');
    await user.click(screen.getByRole('button', { name: 'Create board' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Attic');
    has([...SIX, ATTIC]);
    await user.click(screen.getByRole('button', { name: 'Create and save' }));
    await screen.findByText('Not now');
    await openPicker();
    expect(await places()).toEqual(['Profile', ...SIX.map(({ name }) => name), 'Attic']);
  });

  test.each([
    ['one comes back to the window', new Event('focus')],
    ['another window has changed some', new StorageEvent('storage', { key: 'pinakes:pins-changed' })],
  ])('when %s', async (_, event) => {
    const { openPicker, has } = await openWallWith();
    await openPicker();
    expect(await places()).toContain('Garden');
    await openPicker();
    has([ATTIC, ...OTHERS]);
    act(() => void window.dispatchEvent(event));
    await openPicker();
    expect(await places()).toEqual(['Profile', 'Attic', 'Lamps', 'Doors', 'Boats', 'Clay', 'Fern']);
  });
});
