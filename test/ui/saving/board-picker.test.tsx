// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { noAnswer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard, aWireBoardShort, aWireSection } from '../../builders/a-wire-board.ts';
import { boardShortFromWire } from '../../../wire/board-from-wire.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import {
  aSavingServer,
  BOARDS,
  bobsPin,
  card,
  openWall,
  PROFILE_BOARD,
  SAVES_TO_PROFILE,
} from './open-wall.tsx';

fillBrowserGaps();
afterEach(cleanup);

const CHAIR = bobsPin({ id: '101', title: 'Chair', grid_title: 'Chair' });

const places = () => within(screen.getByRole('listbox')).getAllByRole('option');
const names = () =>
  places().map((place) => place.querySelector('bdi')?.textContent ?? place.getAttribute('aria-label'));
const search = () => screen.getByRole('combobox', { name: 'Search your boards' });
const activeName = () => {
  const id = search().getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.querySelector('bdi')?.textContent;
};

async function openPicker(server = aSavingServer([CHAIR]), pin = CHAIR) {
  const app = await openWall([pin], { server });
  await app.user.hover(card('Chair').getByRole('button', { name: /^Save/ }));
  const others = card('Chair').getByRole('button', { name: /choose another board/ });
  await act(async () => void fireEvent.pointerEnter(others));
  await app.user.click(others);
  await screen.findByRole('listbox');
  return app;
}

describe('the list of places', () => {
  test('has the profile first, then boards, last used first; one is at the last used', async () => {
    await openPicker();
    expect(names()).toEqual(['Profile', 'Garden', 'Lamps', 'Doors', 'Boats', 'Clay']);
    expect(document.activeElement).toBe(search());
    expect(activeName()).toBe('Garden');
  });

  test('says how much each board holds, and which is secret', async () => {
    const boards = [
      aWireBoardShort({ id: '1', name: 'Oak', pin_count: 1204, section_count: 2 }),
      aWireBoardShort({ id: '2', name: 'Ash', pin_count: 1, privacy: 'secret' }),
      PROFILE_BOARD,
    ];
    await openPicker(aSavingServer([CHAIR], boards));
    expect(places().map((place) => place.textContent)).toEqual([
      'ProfileSave without a boardSave',
      'Oak1,204 pins · 2 sectionsSave',
      '',
      'Ash1 pinsecretSave',
    ]);
  });

  test('with many boards puts the fitting ones on top', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      aWireBoardShort({ id: `${500 + index}`, name: `Board ${index}` }),
    );
    const server = aSavingServer([CHAIR]).on(
      'BoardPickerBoards.get',
      aWireAnswer({ all_boards: many, boards_shortlist: [many[7], many[9], many[11]] }),
    );
    await openPicker(server);
    const top = within(screen.getByRole('group', { name: 'Suggested' })).getAllByRole('option');
    expect(top.map((place) => place.querySelector('bdi')?.textContent)).toEqual([
      'Board 0',
      'Board 7',
      'Board 9',
    ]);
    // Only the first rows are drawn; the search finds the others.
    expect(places().length).toBeLessThan(45);
  });

  test('stays as it was opened: what comes later is for the next time', async () => {
    const { stores } = await openPicker();
    const fresh = aWireBoardShort({ id: '99', name: 'Attic' });
    await act(async () => stores.saving.parts?.boards.use(boardShortFromWire(fresh)));
    expect(stores.saving.parts?.boards.all?.[0]?.name).toBe('Attic');
    expect(names()).toEqual(['Profile', 'Garden', 'Lamps', 'Doors', 'Boats', 'Clay']);
  });

  test('is searched by words, whatever their case and accents', async () => {
    const { user } = await openPicker();
    await user.type(search(), 'LÄMP');
    expect(names()).toEqual(['Lamps']);
    await user.type(search(), 'xyz');
    expect(screen.getByText('No boards found')).toBeDefined();
  });

  test('that does not come says so and can be asked for again', async () => {
    const server = aSavingServer([CHAIR]).on('BoardPickerBoards.get', noAnswer);
    const app = await openWall([CHAIR], { server, viewer: aViewer({ boardCount: 2, ...SAVES_TO_PROFILE }) });
    await app.user.hover(card('Chair').getByRole('button', { name: /^Save/ }));
    await app.user.click(card('Chair').getByRole('button', { name: /choose another board/ }));
    await screen.findByText(/You seem to be offline/);
    server.on('BoardPickerBoards.get', aWireAnswer({ all_boards: BOARDS, boards_shortlist: [] }));
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listbox')).toBeDefined();
  });
});

describe('a picture that the viewer has already', () => {
  test('is told above the places, with its board, and can be saved all the same', async () => {
    const board = { id: '21', name: 'Chairs', url: '/ann/chairs/' };
    const chair = bobsPin({
      id: '101',
      title: 'Chair',
      grid_title: 'Chair',
      image_signature: 'ab'.repeat(16),
    });
    const server = aSavingServer([chair]).on(
      'PinDuplicates.get',
      aWireAnswer({ matches: [{ pin_id: '7', matched_by: 'looks', board }] }),
    );
    await openPicker(server, chair);
    const note = await screen.findByText(/You have a Pin that looks the same on/);
    expect(within(note).getByRole('link', { name: 'Chairs' }).getAttribute('href')).toBe('/ann/chairs/');
    expect(server.optionsOf('PinDuplicates.get')).toEqual([{ image_signature: 'ab'.repeat(16) }]);
    expect(names()).toContain('Garden');
  });
});

describe('choosing a place', () => {
  test('by a press saves there and gives the focus back', async () => {
    const { user, server } = await openPicker();
    await user.click(screen.getByRole('option', { name: /Doors/ }));
    expect((await screen.findByText(/^Saved to/)).textContent).toBe('Saved to Doors');
    expect(server.optionsOf('Repin.create')).toMatchObject([{ board_id: '43' }]);
  });

  test('by keys', async () => {
    const { user, server } = await openPicker();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(activeName()).toBe('Lamps');
    await user.keyboard('{Enter}');
    await screen.findByText(/^Saved to/);
    expect(server.optionsOf('Repin.create')).toMatchObject([{ board_id: '42' }]);
  });

  test('can be the profile', async () => {
    const { user, server } = await openPicker();
    await user.keyboard('{Home}{Enter}');
    expect((await screen.findByText(/^Saved to/)).textContent).toBe('Saved to Profile');
    expect(server.optionsOf('Repin.create')).toMatchObject([{ board_id: PROFILE_BOARD.id }]);
  });
});

describe('sections', () => {
  const OAK = aWireBoardShort({ id: '1', name: 'Oak', url: '/ann/oak/', section_count: 2 });
  const server = () =>
    aSavingServer([CHAIR], [OAK, ...BOARDS]).on(
      'BoardSections.get',
      aWireAnswer([
        aWireSection({ id: '31', title: 'Chairs', slug: 'chairs' }),
        aWireSection({ id: '32', title: 'Beds' }),
      ]),
    );

  test('open under their sign, and take the save', async () => {
    const app = await openPicker(server());
    await app.user.click(screen.getByRole('option', { name: 'Sections of Oak' }));
    await app.user.click(await screen.findByRole('option', { name: /Chairs/ }));
    expect((await screen.findByText(/^Saved to/)).textContent).toBe('Saved to Chairs in Oak');
    expect(app.server.optionsOf('Repin.create')).toMatchObject([{ board_id: '1', section: '31' }]);
    expect(app.stores.pins.findByName('101')?.savedInfo).toMatchObject({
      title: 'Chairs',
      type: 'section',
      url: '/ann/oak/chairs/',
    });
  });

  test('are reached and left by arrow keys', async () => {
    const { user } = await openPicker(server());
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('option', { name: /Beds/ });
    expect(names()).toEqual(['Oak', 'Chairs', 'Beds']);
    await user.keyboard('{ArrowLeft}');
    expect(names()).toContain('Garden');
  });
});

describe('a new board', () => {
  test('is made with what was searched for, and takes the save', async () => {
    const server = aSavingServer([CHAIR])
      .on('Board.create', ({ name, privacy }) =>
        aWireAnswer(
          aWireBoard({ id: '77', name: String(name), privacy: privacy as 'secret', url: '/ann/tents/' }),
        ),
      )
      .on('Repin.create', () =>
        aWireAnswer({ ...bobsPin({ id: '900' }), board: aWireBoardShort({ id: '77', name: 'Tents' }) }),
      );
    const { user, stores } = await openPicker(server);
    await user.type(search(), 'Tents');
    await user.click(screen.getByRole('button', { name: 'Create board' }));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Tents');
    await user.click(screen.getByRole('switch', { name: 'Keep this board secret' }));
    await user.click(screen.getByRole('button', { name: 'Create and save' }));
    expect((await screen.findByText(/^Saved to/)).textContent).toBe('Saved to Tents');
    expect(server.optionsOf('Board.create')).toMatchObject([{ name: 'Tents', privacy: 'secret' }]);
    expect(server.optionsOf('Repin.create')).toMatchObject([{ board_id: '77' }]);
    expect(stores.boards.listOf('ann')?.boards[0]?.name).toBe('Tents');
  });

  test('needs a name', async () => {
    const { user } = await openPicker(aSavingServer([CHAIR]).on('Board.create', aWireFailure('internal')));
    await user.click(screen.getByRole('button', { name: 'Create board' }));
    await user.click(screen.getByRole('button', { name: 'Create and save' }));
    expect(await screen.findByText('Enter a name for the board.')).toBeDefined();
  });
});
