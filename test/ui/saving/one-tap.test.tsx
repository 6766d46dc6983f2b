// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { HttpAnswer } from '../../../src/adapters/http/client/http-client.ts';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { noAnswer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import {
  annsCopy,
  aSavingServer,
  BOARDS,
  bobsPin,
  card,
  openWall,
  PROFILE_BOARD,
  saveButton,
  SAVES_TO_PROFILE,
} from './open-wall.tsx';

fillBrowserGaps();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
});

const CHAIR = bobsPin({ id: '101', title: 'Chair', grid_title: 'Chair', tracking_params: 'from-home' });
const LAMP = bobsPin({ id: '102', title: 'Lamp', grid_title: 'Lamp' });

describe('a tap on Save', () => {
  test('saves to the last used board, and says where', async () => {
    const { user, server } = await openWall([CHAIR, LAMP]);
    await user.click(saveButton('Chair'));
    expect((await screen.findByText(/^Saved to/)).textContent).toBe('Saved to Garden');
    expect(server.optionsOf('Repin.create')).toEqual([
      {
        pin_id: '101',
        user_id: aViewer().entityId,
        board_id: '41',
        clientTrackingParams: 'from-home',
        disable_event_log_info: true,
      },
    ]);
  });

  test('saves to the profile while there are few boards', async () => {
    const few = BOARDS.slice(0, 4);
    const { user, server } = await openWall([CHAIR], {
      server: aSavingServer([CHAIR], few),
      viewer: aViewer({ boardCount: 4, ...SAVES_TO_PROFILE }),
    });
    await user.click(saveButton('Chair'));
    expect((await screen.findByText(/^Saved to/)).textContent).toBe('Saved to Profile');
    expect(server.optionsOf('Repin.create')).toMatchObject([{ board_id: PROFILE_BOARD.id }]);
  });

  test('asks somebody new where to save, and from then on saves there', async () => {
    const { user, server } = await openWall([CHAIR, LAMP], {
      server: aSavingServer([CHAIR, LAMP], BOARDS.slice(0, 2)),
      viewer: aViewer({ boardCount: 2 }),
    });
    expect(await card('Chair').findByRole('button', { name: 'Choose board' })).toBeDefined();
    await user.click(saveButton('Chair'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save to' }));
    expect(saveButton('Chair').textContent).toBe('Save');
    await user.click(await dialog.findByRole('option', { name: /^Profile/ }));
    expect((await screen.findByText(/^Saved to/)).textContent).toBe('Saved to Profile');
    await user.click(saveButton('Lamp'));
    await expect.poll(() => server.optionsOf('Repin.create')).toHaveLength(2);
    expect(screen.queryByRole('dialog', { name: 'Save to' })).toBeNull();
  });

  test('asks somebody new also when that was not known before the tap', async () => {
    const { user, server } = await openWall([CHAIR], {
      server: aSavingServer([CHAIR], []),
      viewer: aViewer({ boardCount: 0, save_behavior: 0 }),
    });
    await user.click(saveButton('Chair'));
    await screen.findByRole('dialog', { name: 'Save to' });
    expect(saveButton('Chair').textContent).toBe('Save');
    expect(server.optionsOf('Repin.create')).toEqual([]);
  });

  test('asks somebody new also when it comes before the code for saving, and then saves', async () => {
    const { user, stores } = await openWall([CHAIR], {
      server: aSavingServer([CHAIR], BOARDS.slice(0, 1)),
      viewer: aViewer({ boardCount: 1 }),
    });
    const pin = stores.pins.find(toPinId('101'));
    // Such a tap shows the save at once, and hands it over when the code is there.
    act(() => stores.saving.setProgress(toPinId('101'), { state: 'saving', freshness: 'new', place: null }));
    await act(async () => pin && stores.saving.parts?.viewModel.press(pin, 'save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save to' }));
    expect(saveButton('Chair').textContent).toBe('Save');
    await user.click(await dialog.findByRole('option', { name: /^Profile/ }));
    expect((await screen.findByText(/^Saved to/)).textContent).toBe('Saved to Profile');
  });

  test('saves to the place that was chosen before it, also while there are few boards', async () => {
    const few = BOARDS.slice(0, 4);
    const { user, server, stores } = await openWall([CHAIR, LAMP], {
      server: aSavingServer([CHAIR, LAMP], few),
      viewer: aViewer({ boardCount: 4, ...SAVES_TO_PROFILE }),
    });
    await user.click(card('Chair').getByRole('button', { name: 'Profile, choose another board' }));
    await user.click(await screen.findByRole('option', { name: /^Lamps/ }));
    expect((await screen.findByText(/^Saved to/)).textContent).toBe('Saved to Lamps');
    expect(stores.saving.parts?.boards.preselected('inline')?.board?.name).toBe('Lamps');
    expect(card('Lamp').getByRole('button', { name: 'Lamps, choose another board' })).toBeDefined();
    await user.click(saveButton('Lamp'));
    await expect.poll(() => server.optionsOf('Repin.create')).toHaveLength(2);
    expect(server.optionsOf('Repin.create').map(({ board_id }) => board_id)).toEqual(['42', '42']);
  });

  test('saves to the profile for who wants it so, and offers no boards', async () => {
    const { user, server } = await openWall([CHAIR], {
      viewer: aViewer({ boardCount: 9, save_behavior: 0, ...SAVES_TO_PROFILE }),
    });
    await user.hover(saveButton('Chair'));
    expect(card('Chair').queryByRole('button', { name: /choose another board/ })).toBeNull();
    await user.click(saveButton('Chair'));
    await screen.findByText(/^Saved to/);
    expect(server.optionsOf('Repin.create')).toMatchObject([{ board_id: PROFILE_BOARD.id }]);
  });

  test('is answered before the server answers', async () => {
    const answer = Promise.withResolvers<HttpAnswer>();
    const server = aSavingServer([CHAIR]).on('Repin.create', () => answer.promise);
    await openWall([CHAIR], { server });
    fireEvent.click(saveButton('Chair'));
    expect(saveButton('Chair').textContent).toBe('Saved!');
    expect(saveButton('Chair').getAttribute('aria-busy')).toBe('true');
    answer.resolve(aWireAnswer(annsCopy('101', BOARDS[0]!)));
    await screen.findByText(/^Saved to/);
    expect(saveButton('Chair').getAttribute('aria-busy')).toBeNull();
  });

  test('is answered on the screen before the server is asked', async () => {
    const { server } = await openWall([CHAIR]);
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    // A window without frames goes on after a while, which must not come here.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () => void fireEvent.click(saveButton('Chair')));
    expect(saveButton('Chair').textContent).toBe('Saved!');
    expect(server.optionsOf('Repin.create')).toEqual([]);
    for (const frame of frames) frame(performance.now());
    await act(async () => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await vi.waitFor(() => expect(server.optionsOf('Repin.create')).toHaveLength(1));
  });

  test('is given also in a window without frames', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const { server } = await openWall([CHAIR]);
    fireEvent.click(saveButton('Chair'));
    await vi.waitFor(() => expect(server.optionsOf('Repin.create')).toHaveLength(1));
  });

  test('given twice saves once', async () => {
    const { user, server } = await openWall([CHAIR]);
    await user.dblClick(saveButton('Chair'));
    await screen.findByText(/^Saved to/);
    expect(server.optionsOf('Repin.create')).toHaveLength(1);
    expect(server.optionsOf('Pin.delete')).toHaveLength(0);
  });

  test('keeps the focus on its button', async () => {
    const { user } = await openWall([CHAIR]);
    const button = saveButton('Chair');
    await user.click(button);
    await screen.findByText(/^Saved to/);
    expect(document.activeElement).toBe(button);
    expect(saveButton('Chair')).toBe(button);
  });
});

describe('what was saved', () => {
  test('is shown on every copy of the picture', async () => {
    const copy = bobsPin({
      id: '103',
      title: 'Chair again',
      grid_title: 'Chair again',
      original_pin_id: '101',
    });
    const { user, stores } = await openWall([CHAIR, copy]);
    await user.click(saveButton('Chair'));
    expect(saveButton('Chair again').textContent).toBe('Saved!');
    await screen.findByText(/^Saved to/);
    for (const id of ['101', '103'])
      expect(stores.pins.find(toPinId(id))?.savedInfo).toMatchObject({ localPinId: '900', title: 'Garden' });
  });

  test('says "Saved!" for 950 ms, then the board slides in, with the way there', async () => {
    const { user } = await openWall([CHAIR]);
    await user.hover(saveButton('Chair'));
    vi.useFakeTimers();
    fireEvent.click(saveButton('Chair'));
    await act(async () => undefined);
    await act(async () => void vi.advanceTimersByTime(949));
    expect(saveButton('Chair').textContent).toBe('Saved!');
    expect(card('Chair').queryByRole('link', { name: /Saved to/ })).toBeNull();
    await act(async () => void vi.advanceTimersByTime(1));
    expect(saveButton('Chair').textContent).toBe('');
    const place = card('Chair').getByRole('link', { name: 'Saved to Garden' });
    expect([place.textContent, place.getAttribute('href')]).toEqual(['Garden', '/ann/garden/']);
  });

  test('on the profile says so, and leads there', async () => {
    const saved = { ...CHAIR, saved_info: annsCopy('101', PROFILE_BOARD).saved_info };
    const { user } = await openWall([saved]);
    await user.hover(saveButton('Chair'));
    const place = card('Chair').getByRole('link', { name: 'Saved to Profile' });
    expect([place.textContent, place.getAttribute('href')]).toEqual(['Saved to Profile', '/ann/_saved']);
  });

  test('comes to the top of its board’s list, which counts one pin more', async () => {
    const { user, stores } = await openWall([CHAIR]);
    const feed = stores.feeds.open({ kind: 'user-pins', username: 'ann' });
    feed.show([], null);
    await user.click(saveButton('Chair'));
    await screen.findByText(/^Saved to/);
    expect(feed.ids).toEqual(['900']);
    expect(stores.saving.parts?.boards.all?.[0]?.name).toBe('Garden');
  });
});

describe('a save that fails', () => {
  test.each([
    [
      'in the words of the server',
      aWireFailure('limit_reached', { message: 'Board is full' }),
      'Board is full',
    ],
    ['in our words', aWireFailure('internal', { message: '' }), 'Sorry! Something went wrong on our end.'],
  ])('is undone and explained %s', async (_, answer, text) => {
    const server = aSavingServer([CHAIR]).on('Repin.create', answer);
    const { user } = await openWall([CHAIR], { server });
    await user.click(saveButton('Chair'));
    expect(await screen.findByText(text)).toBeDefined();
    expect(saveButton('Chair').textContent).toBe('Save');
  });

  test('without a network is undone', async () => {
    const server = aSavingServer([CHAIR]).on('Repin.create', noAnswer);
    const { user } = await openWall([CHAIR], { server });
    await user.click(saveButton('Chair'));
    expect(await screen.findByText('Sorry! Something went wrong on our end.')).toBeDefined();
    expect(saveButton('Chair').textContent).toBe('Save');
  });
});

describe('the toast', () => {
  test('leads to the page where the copy is moved', async () => {
    const { user } = await openWall([CHAIR]);
    await user.click(saveButton('Chair'));
    await screen.findByText(/^Saved to/);
    expect(screen.getByRole('link', { name: 'Change', hidden: true }).getAttribute('href')).toBe(
      '/pin/900/repin/?isEditingPin=true&pinBoardId=41&&isFromToast=true&&originalPinId=101',
    );
  });

  test('lets people who are new organize what they saved to the profile', async () => {
    const viewer = aViewer({ boardCount: 0, createdAt: Date.now(), ...SAVES_TO_PROFILE });
    const { user } = await openWall([CHAIR], { server: aSavingServer([CHAIR], []), viewer });
    await user.click(saveButton('Chair'));
    await screen.findByText(/^Saved to/);
    expect(screen.getByRole('link', { name: 'Organize', hidden: true })).toBeDefined();
  });

  test('takes the save back', async () => {
    const { user, server } = await openWall([CHAIR]);
    await user.click(saveButton('Chair'));
    await screen.findByText(/^Saved to/);
    await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    expect(await screen.findByText('Pin deleted!')).toBeDefined();
    expect(server.optionsOf('Pin.delete')).toEqual([
      { id: '900', board_id: '41', client_tracking_params: 'from-home' },
    ]);
    expect(saveButton('Chair').textContent).toBe('Save');
  });
});

describe('who may not save', () => {
  test.each([
    ['a visitor', null],
    ['somebody in a limited session', aViewer({ kind: 'limited' })],
  ])('%s is asked to log in, and nothing is saved', async (_, viewer) => {
    const { user, server } = await openWall([CHAIR], { viewer });
    await user.click(saveButton('Chair'));
    expect(await screen.findByRole('dialog', { name: 'Log in to save this Pin' })).toBeDefined();
    expect(screen.getByText("You're almost there! Log in to access all of Pinakes")).toBeDefined();
    const [logIn] = screen.getAllByRole('link', { name: 'Log in' }).slice(-1);
    expect(logIn?.getAttribute('href')).toBe('/login/?next=%2Fpin%2F101%2Frepin%2F');
    expect(server.optionsOf('Repin.create')).toEqual([]);
    expect(saveButton('Chair').textContent).toBe('Save');
  });

  test('an advertisement that can be taken away offers no save', async () => {
    const ad = { ...CHAIR, promoter: CHAIR.pinner, promoted_is_removable: true };
    await openWall([ad]);
    expect(card('Chair').queryByRole('button', { name: /^Save/ })).toBeNull();
  });
});
