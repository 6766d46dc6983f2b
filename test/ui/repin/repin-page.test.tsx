// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { annsCopy, aSavingServer, BOARDS, bobsPin, openWall, saveButton } from '../saving/open-wall.tsx';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const CHAIR = bobsPin({ id: '101', title: 'Chair', grid_title: 'Chair' });

async function openRepin(at = '/pin/101/repin/', server = aSavingServer([CHAIR])) {
  const app = openApp({ at, server, viewer: aViewer({ boardCount: 5 }) });
  await screen.findByRole('listbox');
  return app;
}

describe('the save flow', () => {
  test.each(['/pin/101/repin', '/pin/101/repin/', '/pin/101/repin/x'])('opens at %s', async (at) => {
    await openRepin(at);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Save Pin');
    expect(screen.getByRole('option', { name: /Garden/ })).toBeDefined();
  });

  test('shows the save for 2500 ms, then the pin and the toast', async () => {
    const { server, address } = await openRepin();
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('option', { name: /Doors/ }));
    // The server is asked after the next frame.
    await act(async () => void vi.advanceTimersByTime(100));
    for (let turn = 0; turn < 5; turn++) await act(async () => undefined);
    expect(screen.getByText('Saved to Doors')).toBeDefined();
    expect(server.optionsOf('Repin.create')).toMatchObject([{ pin_id: '101', board_id: '43' }]);
    await act(async () => void vi.advanceTimersByTime(2499));
    expect(address()).toBe('/pin/101/repin/');
    expect(screen.queryByRole('link', { name: 'Change', hidden: true })).toBeNull();
    await act(async () => void vi.advanceTimersByTime(1));
    expect(address()).toBe('/pin/101/');
    // The module of toasts is loaded in real time.
    await vi.waitFor(() => screen.getByRole('link', { name: 'Change', hidden: true }));
  });

  test('that fails stays and says why', async () => {
    const server = aSavingServer([CHAIR]).on(
      'Repin.create',
      aWireFailure('limit_reached', { message: 'Board is full' }),
    );
    const { user, address } = await openRepin('/pin/101/repin/', server);
    await user.click(screen.getByRole('option', { name: /Doors/ }));
    expect(await screen.findByText('Board is full')).toBeDefined();
    expect(address()).toBe('/pin/101/repin/');
  });

  test('asks visitors to log in and brings them back', async () => {
    const app = openApp({ at: '/pin/101/repin/', server: aSavingServer([CHAIR]) });
    await screen.findByRole('heading', { name: /^Log in to/ });
    expect(app.address()).toBe('/login/?next=%2Fpin%2F101%2Frepin%2F');
  });
});

describe('changing where a copy is', () => {
  const moving = () =>
    aSavingServer([CHAIR])
      .on('Pin.get', () => aWireAnswer(annsCopy('101', BOARDS[0]!)))
      .on('Pin.update', ({ id, board_id }) =>
        aWireAnswer(
          annsCopy(
            '101',
            BOARDS.find((board) => board.id === board_id)!,
            { id: String(id) },
          ),
        ),
      );

  test('opens over the wall from the toast, moves the copy and goes back', async () => {
    const { user, server, stores, address } = await openWall([CHAIR], { server: moving() });
    await user.click(saveButton('Chair'));
    await screen.findByText(/^Saved to/);
    await user.click(screen.getByRole('link', { name: 'Change', hidden: true }));
    const dialog = await screen.findByRole('dialog', { name: 'Move to another board' });
    expect(address()).toBe(
      '/pin/900/repin/?isEditingPin=true&pinBoardId=41&&isFromToast=true&&originalPinId=101',
    );
    expect(await within(dialog).findByRole('option', { name: /Garden/, selected: true })).toBeDefined();
    await user.click(within(dialog).getByRole('option', { name: /Boats/ }));
    expect((await screen.findByText(/^Saved to/)).textContent).toBe('Saved to Boats');
    expect(server.optionsOf('Pin.update')).toEqual([{ id: '900', board_id: '44', section: null }]);
    expect(address()).toBe('/');
    expect(stores.pins.findByName('101')?.savedInfo).toMatchObject({ localPinId: '900', title: 'Boats' });
  });

  test('is done once, however often one presses', async () => {
    const { server, address } = await openRepin('/pin/900/repin/?isEditingPin=true&pinBoardId=41', moving());
    fireEvent.click(screen.getByRole('option', { name: /Boats/ }));
    fireEvent.click(screen.getByRole('option', { name: /Doors/ }));
    expect((await screen.findByText(/^Saved to/)).textContent).toBe('Saved to Boats');
    expect(server.optionsOf('Pin.update')).toHaveLength(1);
    expect(address()).toBe('/pin/900/');
  });

  test('is a page of its own at its address', async () => {
    await openRepin('/pin/900/repin/?isEditingPin=true&pinBoardId=41&&isFromToast=true&&originalPinId=101');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Move to another board');
  });

  test('that is refused leaves it where it was', async () => {
    const server = aSavingServer([CHAIR]).on(
      'Pin.update',
      aWireFailure('forbidden', { message: 'Not yours' }),
    );
    const { user, address } = await openRepin('/pin/900/repin/?isEditingPin=true&pinBoardId=41', server);
    await user.click(screen.getByRole('option', { name: /Boats/ }));
    expect(await screen.findByText('Not yours')).toBeDefined();
    expect(address()).toContain('/pin/900/repin/');
  });
});
