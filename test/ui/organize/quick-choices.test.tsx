// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toBoardId } from '../../../src/domain/ids/ids.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard, aWireBoardShort } from '../../builders/a-wire-board.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { aServer, box, organizing, press, shown } from './organizing.tsx';

fillBrowserGaps();
afterEach(cleanup);

test.each([
  [false, false, 'One Two Three Four'],
  [false, true, 'Two Three One Four'],
  [true, false, 'Two One Three Four'],
] as const)(
  'two quick moves of one pin, kept %s and %s, leave what the server has',
  async (first, second, order) => {
    const kept = [first, second];
    const answers: PromiseWithResolvers<void>[] = [];
    const server = aServer().on('BoardPinReorder.update', async () => {
      const answer = Promise.withResolvers<void>();
      const isKept = kept[answers.push(answer) - 1];
      await answer.promise;
      return isKept ? aWireAnswer({ ok: true }) : aWireFailure('internal');
    });
    const { user } = await organizing(server);
    await user.click(box('One'));
    await user.click(press('Move one place later'));
    await user.click(press('Move one place later'));
    expect(shown().join(' ')).toBe('Two Three One Four');
    for (const index of [0, 1]) {
      await vi.waitFor(() => expect(answers).toHaveLength(index + 1));
      await act(async () => answers[index]!.resolve());
    }
    await vi.waitFor(() => expect(shown().join(' ')).toBe(order));
  },
);

describe('places that are chosen quickly', () => {
  const places = (fields = {}) =>
    aWireAnswer({
      all_boards: [
        aWireBoardShort({ id: '22', name: 'Lamps', url: '/ann/lamps/', section_count: 1, ...fields }),
        aWireBoardShort({ id: '23', name: 'Doors', url: '/ann/doors/', section_count: 1, ...fields }),
      ],
      boards_shortlist: [],
    });

  test('the board that was pressed last is the one whose sections come', async () => {
    const late = Promise.withResolvers<ReturnType<typeof aWireAnswer>>();
    const server = aServer()
      .on('BoardPickerBoards.get', places())
      .on('BoardSections.get', ({ board_id }) => (board_id === '22' ? late.promise : aWireAnswer([])));
    const { user } = await organizing(server);
    await user.click(box('One'));
    await user.click(press('Move'));
    await user.click(await screen.findByRole('button', { name: /^Lamps/ }));
    await user.click(screen.getByRole('button', { name: /^Doors/ }));
    await screen.findByRole('dialog', { name: 'Move to Doors' });
    await act(async () => late.resolve(aWireAnswer([])));
    expect(screen.getByRole('dialog', { name: 'Move to Doors' })).toBeDefined();
  });

  test('a board that is made after its dialog was closed moves nothing', async () => {
    const late = Promise.withResolvers<ReturnType<typeof aWireAnswer>>();
    const { user, server, stores } = await organizing(aServer().on('Board.create', () => late.promise));
    await user.click(box('One'));
    await user.click(press('Move'));
    await user.click(await screen.findByRole('button', { name: 'Create board' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create board' }));
    await user.type(dialog.getByLabelText('Name'), 'Gifts');
    await user.click(dialog.getByRole('button', { name: 'Create board' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await act(async () => late.resolve(aWireAnswer(aWireBoard({ id: '30', name: 'Gifts' }))));
    await vi.waitFor(() => expect(stores.boards.find(toBoardId('30'))).toBeDefined());
    expect(server.optionsOf('BulkEdit.update')).toEqual([]);
    expect(screen.getByRole('dialog', { name: 'Move to' })).toBeDefined();
  });
});
