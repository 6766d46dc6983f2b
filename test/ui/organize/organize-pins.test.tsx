// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { noAnswer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWireBoard, aWireBoardShort, aWireSection } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';
import { aServer, box, chosen, organizing, press, shown } from './organizing.tsx';

fillBrowserGaps();
afterEach(cleanup);

describe('choosing pins', () => {
  test('tells how many, and offers only then what can be done with them', async () => {
    const { user } = await organizing();
    expect(screen.getByText('Nothing selected')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
    await user.click(box('Two'));
    expect(screen.getByText('1 pin selected')).toBeDefined();
    expect(['Move', 'Copy', 'Delete'].map(press)).toHaveLength(3);
    await user.click(box('Two'));
    expect(chosen()).toEqual([]);
  });

  test('with shift takes everything in between', async () => {
    const { user } = await organizing();
    await user.click(box('One'));
    await user.keyboard('{Shift>}');
    await user.click(box('Three'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toEqual(['One', 'Two', 'Three']);
  });

  test('takes all of them, and none', async () => {
    const { user } = await organizing();
    await user.click(press('Select all'));
    expect(screen.getByText('4 pins selected')).toBeDefined();
    expect(chosen()).toHaveLength(4);
    await user.click(press('Deselect all'));
    expect(chosen()).toEqual([]);
  });

  test('ends where it began', async () => {
    const { user } = await organizing();
    await user.click(press('Done'));
    expect(screen.getByRole('heading', { name: 'Home' })).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('deleting', () => {
  async function deleting(names: readonly string[], server = aServer()) {
    const app = await organizing(server);
    for (const name of names) await app.user.click(box(name));
    await app.user.click(press('Delete'));
    const dialog = await screen.findByRole('alertdialog');
    return { ...app, confirm: () => app.user.click(within(dialog).getByRole('button', { name: 'Delete' })) };
  }

  test('takes the pins away before the server has answered', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aWireAnswer>>();
    const server = aServer().on('BulkEdit.delete', () => answer.promise);
    const { confirm } = await deleting(['Two', 'Four'], server);
    await confirm();
    await vi.waitFor(() => expect(shown()).toEqual(['One', 'Three']));
    expect(screen.getByText('Deleting 2 pins…')).toBeDefined();
    answer.resolve(aWireAnswer({ ok_ids: ['102', '104'], failed: [] }));
    expect(await screen.findByText('2 pins deleted')).toBeDefined();
    expect(server.optionsOf('BulkEdit.delete')).toEqual([{ pin_ids: ['102', '104'], board_id: '21' }]);
  });

  test.each([
    ['all of them', noAnswer, ['One', 'Two', 'Three', 'Four']],
    [
      'those that failed',
      aWireAnswer({ ok_ids: ['102'], failed: [{ id: '104' }] }),
      ['One', 'Three', 'Four'],
    ],
  ])('that fails brings back %s to their places', async (_what, answer, left) => {
    const { confirm } = await deleting(['Two', 'Four'], aServer().on('BulkEdit.delete', answer));
    await confirm();
    expect(await screen.findByText('Sorry! There was an error deleting your Pin.')).toBeDefined();
    expect(shown()).toEqual(left);
    expect(chosen()).toEqual(left.filter((name) => ['Two', 'Four'].includes(name)));
  });

  test('of one pin carries what came with it', async () => {
    const { confirm, server } = await deleting(['Three']);
    await confirm();
    expect(await screen.findByText('1 pin deleted')).toBeDefined();
    expect(server.optionsOf('Pin.delete')).toEqual([
      { id: '103', client_tracking_params: aWirePin().tracking_params },
    ]);
  });

  test('of everything but one is one call, whatever was read of the list', async () => {
    const server = aServer();
    const app = await organizing(server);
    await app.user.click(press('Select all'));
    await app.user.click(box('Two'));
    await app.user.click(press('Delete'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 3 pins?' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await vi.waitFor(() => expect(shown()).toEqual(['Two']));
    expect(server.optionsOf('BulkEditSelectAll.delete')).toEqual([{ pin_ids: ['102'], board_id: '21' }]);
  });
});

describe('moving and copying', () => {
  test('to another board takes the pins away here', async () => {
    const { user, server } = await organizing();
    await user.click(box('One'));
    await user.click(press('Move'));
    const dialog = await screen.findByRole('dialog', { name: 'Move to' });
    await user.click(await within(dialog).findByRole('button', { name: /Lamps/ }));
    expect(await screen.findByText('1 pin moved to Lamps')).toBeDefined();
    expect(shown()).toEqual(['Two', 'Three', 'Four']);
    expect(server.optionsOf('BulkEdit.update')).toEqual([{ pin_ids: ['101'], board_id: '22' }]);
  });

  test('to a section of the board keeps them in sight', async () => {
    const server = aServer()
      .on('Board.get', aWireAnswer(aWireBoard({ pin_count: 4, section_count: 1 })))
      .on('BoardSections.get', aWireAnswer([aWireSection()]))
      .on('BoardSection.get', aWireAnswer(aWireSection({ pin_count: 1 })))
      .on(
        'BoardPickerBoards.get',
        aWireAnswer({ all_boards: [aWireBoardShort({ section_count: 1 })], boards_shortlist: [] }),
      );
    const { user } = await organizing(server);
    await user.click(box('One'));
    await user.click(press('Move'));
    await user.click(await screen.findByRole('button', { name: /Home.*This board/ }));
    await user.click(await screen.findByRole('button', { name: /Chairs/ }));
    expect(await screen.findByText('1 pin moved to Chairs')).toBeDefined();
    expect(shown()).toHaveLength(4);
    expect(server.optionsOf('BulkEdit.update')).toEqual([
      { pin_ids: ['101'], board_id: '21', section_id: '31' },
    ]);
  });

  test('a copy leaves everything as it is here', async () => {
    const { user, server } = await organizing();
    await user.click(box('One'));
    await user.click(press('Copy'));
    await user.click(await screen.findByRole('button', { name: /Lamps/ }));
    expect(await screen.findByText('1 pin copied to Lamps')).toBeDefined();
    expect(shown()).toHaveLength(4);
    expect(server.optionsOf('BulkEdit.create')).toHaveLength(1);
  });

  test('boards are found by name; those that do not come can be asked for again', async () => {
    const server = aServer().on('BoardPickerBoards.get', noAnswer);
    const { user } = await organizing(server);
    await user.click(box('One'));
    await user.click(press('Copy'));
    expect((await screen.findByRole('alert')).textContent).toContain('You seem to be offline');
    server.on(
      'BoardPickerBoards.get',
      aWireAnswer({ all_boards: [aWireBoardShort()], boards_shortlist: [] }),
    );
    await user.click(press('Try again'));
    await screen.findByRole('button', { name: /Home/ });
    await user.type(screen.getByLabelText('Search your boards'), 'zzz');
    expect(screen.getByText('No boards found')).toBeDefined();
  });

  test('the board of that very name is found among more than are shown', async () => {
    const many = Array.from({ length: 150 }, (_, index) =>
      aWireBoardShort({ id: `${500 + index}`, name: `Board ${149 - index}` }),
    );
    const { user } = await organizing(
      aServer().on('BoardPickerBoards.get', aWireAnswer({ all_boards: many, boards_shortlist: [] })),
    );
    await user.click(box('One'));
    await user.click(press('Move'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to' }));
    await dialog.findByText('Board 149');
    expect(dialog.queryByText('Board 1')).toBeNull();
    await user.type(dialog.getByLabelText('Search your boards'), 'board 1');
    expect(dialog.getAllByRole('listitem')[0]?.querySelector('bdi')?.textContent).toBe('Board 1');
  });

  test('that fails brings the pins back and says why', async () => {
    const { user } = await organizing(aServer().on('BulkEdit.update', noAnswer));
    await user.click(box('One'));
    await user.click(press('Move'));
    await user.click(await screen.findByRole('button', { name: /Lamps/ }));
    expect(await screen.findByText('Sorry! Something went wrong on our end.')).toBeDefined();
    expect(shown()).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(chosen()).toEqual(['One']);
  });

  test('that fails for some can be tried again with those, and what was chosen meanwhile', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aWireAnswer>>();
    const { user } = await organizing(aServer().on('BulkEdit.create', () => answer.promise));
    for (const name of ['One', 'Two']) await user.click(box(name));
    await user.click(press('Copy'));
    await user.click(await screen.findByRole('button', { name: /Lamps/ }));
    await screen.findByText('Copying 2 pins…');
    await user.click(box('Four'));
    answer.resolve(aWireAnswer({ ok_ids: ['101'], failed: [{ id: '102' }] }));
    await screen.findByText('Sorry! Something went wrong on our end.');
    expect(chosen()).toEqual(['Two', 'Four']);
  });

  test('of a whole list that fails leaves all of it chosen', async () => {
    const { user } = await organizing(aServer().on('BulkEdit.update', noAnswer));
    await user.click(press('Select all'));
    await user.click(box('Two'));
    await user.click(press('Move'));
    await user.click(await screen.findByRole('button', { name: /Lamps/ }));
    await screen.findByText('Sorry! Something went wrong on our end.');
    expect(chosen()).toEqual(['One', 'Three', 'Four']);
  });
});

describe('the order', () => {
  test('is changed by buttons where one pin is chosen', async () => {
    const { user, server } = await organizing();
    await user.click(box('One'));
    await user.click(press('Move one place later'));
    await vi.waitFor(() => expect(shown()).toEqual(['Two', 'One', 'Three', 'Four']));
    expect(server.optionsOf('BoardPinReorder.update')).toEqual([
      { board_id: '21', pin_id: '101', after_pin_id: '102' },
    ]);
    await user.click(box('Three'));
    expect(screen.queryByRole('button', { name: 'Move one place later' })).toBeNull();
  });

  test('is changed by keys, and told', async () => {
    const { user } = await organizing();
    box('Four').focus();
    await user.keyboard('{Alt>}{Home}{/Alt}');
    await vi.waitFor(() => expect(shown()).toEqual(['Four', 'One', 'Two', 'Three']));
    expect(screen.getByText('Position 1 of 4')).toBeDefined();
  });

  test('comes back when it is not kept', async () => {
    const { user } = await organizing(aServer().on('BoardPinReorder.update', noAnswer));
    await user.click(box('One'));
    await user.click(press('Move one place later'));
    expect(await screen.findByText(/You seem to be offline/)).toBeDefined();
    expect(shown()).toEqual(['One', 'Two', 'Three', 'Four']);
  });

  test('cannot be changed in a list that is sorted otherwise', async () => {
    const app = openApp({ at: '/ann/home/', server: aServer(), viewer: aViewer() });
    await app.user.click(await screen.findByRole('button', { name: 'Sort: custom order' }));
    await app.user.click(screen.getByRole('menuitemradio', { name: 'Newest first' }));
    await app.user.click(await screen.findByRole('button', { name: 'Organize' }));
    await app.user.click(await screen.findByRole('checkbox', { name: 'One' }));
    expect(screen.queryByRole('button', { name: 'Move one place later' })).toBeNull();
  });
});
