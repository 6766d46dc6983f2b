// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { descriptionOf } from '../support/description-of.ts';
import { annsServer, aPicture, boardField, chooser, field, openCreate, publish } from './open-create.tsx';

fillBrowserGaps();
afterEach(cleanup);

describe('the boards to choose from', () => {
  test('are the own ones and the profile, secret ones marked', async () => {
    const { user } = await openCreate(
      annsServer(aWireBoard(), aWireBoard({ id: '22', name: 'Gifts', privacy: 'secret' })),
    );
    await user.click(boardField());
    const names = () => screen.getAllByRole('option').map((option) => option.textContent);
    await vi.waitFor(() => expect(names()).toEqual(['ProfileNo board in particular', 'Home', 'Giftssecret']));
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
    await user.click(publish());
    await vi.waitFor(() => expect(server.optionsOf('Pin.create')).toMatchObject([{ board_id: '22' }]));
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

    const dialog = screen.getByRole('dialog', { name: 'Create board' });
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
    const dialog = screen.getByRole('dialog', { name: 'Create board' });
    await user.type(within(dialog).getByLabelText('Name'), '{Enter}');
    expect(descriptionOf(within(dialog).getByLabelText('Name'))).toContain('Give the board a name.');
    expect(descriptionOf(chooser())).not.toContain('Choose a picture or video first.');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Create board' })).toBeNull();
  });
});
