// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HttpRequest } from '../../../../src/adapters/http/client/http-client.ts';
import type { WireServer } from '../../../adapters/wire-server.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../../builders/a-wire-board.ts';
import { aWirePin } from '../../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../../support/browser-gaps.ts';
import { descriptionOf } from '../../support/description-of.ts';
import {
  annsServer,
  aPicture,
  boardField,
  chooser,
  field,
  openCreate,
  publish,
  UPLOADED,
} from '../open-create.tsx';

fillBrowserGaps();
afterEach(cleanup);

describe('the boards to choose from', () => {
  test('are the own ones and the profile, secret ones marked', async () => {
    const { user } = await openCreate(
      annsServer(aWireBoard(), aWireBoard({ id: '22', name: 'Gifts', privacy: 'secret' })),
    );
    await user.click(boardField());
    const names = () => screen.getAllByRole('option').map((option) => option.textContent);
    await vi.waitFor(() => expect(names()).toEqual(['ProfileSave without a board', 'Home', 'Giftssecret']));
    await user.click(screen.getByRole('option', { name: /Gifts/ }));
    expect(descriptionOf(boardField())).toContain('Only you can see this board.');
  });

  test('the one that somebody came from is chosen, and every pin goes there', async () => {
    const garden = aWireBoard({ id: '22', name: 'Garden' });
    const { user, server } = await openCreate(annsServer(aWireBoard(), garden), {
      at: '/pin/create/?board_id=22',
    });
    await vi.waitFor(() => expect(boardField().textContent).toContain('Garden'));
    await user.upload(chooser(), aPicture());
    await screen.findByText('Uploaded');
    await user.click(publish());
    await vi.waitFor(() => expect(server.optionsOf('Pin.create')).toMatchObject([{ board_id: '22' }]));
  });

  test('the one that the field shows gets the pin, also when another one was used elsewhere meanwhile', async () => {
    const six = ['21', '22', '23', '24', '25', '26'].map((id) => aWireBoard({ id, name: `Board ${id}` }));
    const { user, server } = await openCreate(annsServer(...six));
    await vi.waitFor(() => expect(boardField().textContent).toContain('Board 21'));
    server.on('BoardPickerBoards.get', aWireAnswer({ all_boards: six.toReversed(), boards_shortlist: [] }));
    window.dispatchEvent(new Event('focus'));
    await user.upload(chooser(), aPicture());
    await screen.findByText('Uploaded');
    expect(boardField().textContent).toContain('Board 21');
    await user.click(publish());
    await vi.waitFor(() => expect(server.optionsOf('Pin.create')).toMatchObject([{ board_id: '21' }]));
  });

  test('one that was made after its dialog was closed is offered, and not chosen', async () => {
    const late = Promise.withResolvers<ReturnType<typeof aWireAnswer>>();
    const { user } = await openCreate(annsServer(aWireBoard()).on('Board.create', () => late.promise));
    await user.click(boardField());
    await user.click(await screen.findByRole('button', { name: 'Create board' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create board' }));
    await user.type(dialog.getByLabelText('Name'), 'Gifts');
    await user.click(dialog.getByRole('button', { name: 'Create board' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    late.resolve(aWireAnswer(aWireBoard({ id: '30', name: 'Gifts' })));
    await vi.waitFor(async () => {
      await user.click(boardField());
      expect(screen.queryByRole('option', { name: /Gifts/ })).not.toBeNull();
    });
    expect(boardField().textContent).not.toContain('Gifts');
  });

  test('one that is not there any more is not chosen', async () => {
    await openCreate(annsServer(aWireBoard()), { at: '/pin/create/?board_id=99' });
    expect(boardField().textContent).toContain('Profile');
  });

  test('a new one is made without leaving the form, and is chosen', async () => {
    const boards = [aWireBoard()];
    const server = annsServer(...boards)
      .on('BoardPickerBoards.get', () => aWireAnswer({ all_boards: boards, boards_shortlist: [] }))
      .on('Board.create', ({ name, privacy }) => {
        const made = aWireBoard({ id: '30', name: String(name), privacy: privacy as 'secret' });
        boards.unshift(made);
        return aWireAnswer(made);
      });
    const { user } = await openCreate(server);
    await user.type(field('Title'), 'A chair');
    await user.upload(chooser(), aPicture());
    await user.click(boardField());
    await screen.findByRole('option', { name: 'Home' });
    await user.click(screen.getByRole('button', { name: 'Create board' }));

    const dialog = await screen.findByRole('dialog', { name: 'Create board' });
    await user.type(within(dialog).getByLabelText('Name'), 'Gifts');
    await user.type(within(dialog).getByLabelText(/^Description/), 'For Bob');
    await user.click(within(dialog).getByRole('radio', { name: 'Secret' }));
    await user.click(within(dialog).getByRole('button', { name: 'Create board' }));

    await vi.waitFor(() => expect(boardField().textContent).toContain('Gifts'));
    expect(screen.queryByRole('dialog', { name: 'Create board' })).toBeNull();
    expect(server.optionsOf('Board.create')).toEqual([
      { name: 'Gifts', privacy: 'secret', description: 'For Bob' },
    ]);
    expect(field('Title').value).toBe('A chair');
    expect(server.optionsOf('Pin.create')).toEqual([]);

    await user.click(publish());
    await vi.waitFor(() => expect(server.optionsOf('Pin.create')).toMatchObject([{ board_id: '30' }]));
  });

  test('a new one without a name is refused in the dialog, which can be left', async () => {
    const { user } = await openCreate(annsServer(aWireBoard()));
    await user.click(boardField());
    await user.click(screen.getByRole('button', { name: 'Create board' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create board' });
    await user.type(within(dialog).getByLabelText('Name'), '{Enter}');
    expect(descriptionOf(within(dialog).getByLabelText('Name'))).toContain('Enter a name for the board.');
    expect(descriptionOf(chooser())).not.toContain('Choose an image or video first.');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Create board' })).toBeNull();
  });
});

describe('a board that has gone meanwhile', () => {
  const home = aWireBoard();
  const doors = aWireBoard({ id: '22', name: 'Doors' });

  /** Where Doors is deleted elsewhere once the boards were read. */
  const aServer = () =>
    annsServer(home, doors)
      .on('/upload-image/', (_options, { body }: HttpRequest) => {
        const { name } = (body as FormData).get('img') as File;
        return { ...UPLOADED, json: { ...(UPLOADED.json as object), upload_id: name } };
      })
      .on('Pin.create', ({ board_id }) => {
        if (board_id !== '22') return aWireAnswer(aWirePin({ id: '700' }));
        server.on('BoardPickerBoards.get', aWireAnswer({ all_boards: [home], boards_shortlist: [] }));
        return aWireFailure('board_not_found');
      });
  let server: WireServer;
  beforeEach(() => void (server = aServer()));

  const open = () => openCreate(server, { at: '/pin/create/?board_id=22' });

  test('is told beside the field, is offered no more, and nothing that was typed is lost', async () => {
    const { user } = await open();
    await vi.waitFor(() => expect(boardField().textContent).toContain('Doors'));
    await user.type(field('Title'), 'A door');
    await user.upload(chooser(), aPicture());
    await screen.findByText('Uploaded');
    await user.click(publish());
    await vi.waitFor(() =>
      expect(descriptionOf(boardField())).toBe('That board no longer exists. Choose another.'),
    );
    expect(field('Title').value).toBe('A door');
    expect(server.optionsOf('BoardPickerBoards.get')).toHaveLength(2);
    await user.click(boardField());
    await screen.findByRole('option', { name: 'Home' });
    expect(screen.queryByRole('option', { name: 'Doors' })).toBeNull();
    await user.click(screen.getByRole('option', { name: 'Home' }));
    await user.click(publish());
    expect(await screen.findByText('Published to Home')).toBeDefined();
  });

  test('is told of every draft that was to go there, none of which goes elsewhere unasked', async () => {
    const { user } = await open();
    await vi.waitFor(() => expect(boardField().textContent).toContain('Doors'));
    await user.upload(chooser(), [aPicture('a.png'), aPicture('b.png')]);
    await user.click(await screen.findByRole('button', { name: 'Publish all 2' }));
    await vi.waitFor(() => {
      const rows = within(screen.getByRole('region', { name: 'Drafts' })).getAllByRole('listitem');
      expect(rows.map((row) => row.textContent)).toEqual(
        Array(2).fill(expect.stringContaining('That board no longer exists.')),
      );
    });
    expect(server.optionsOf('Pin.create')).toHaveLength(1);
  });
});
