// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toBoardId } from '../../../src/domain/ids/ids.ts';
import { SQUARE_PIN_IMAGE_PX } from '../../../src/domain/images/image-sizes.ts';
import type { WireBoard } from '../../../wire/board.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aUserShort, aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireUser } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { descriptionOf } from '../support/description-of.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const ANN = aViewer();
const BOB = aViewer({ ...aUserShort({ username: 'bob' }), entityId: '12' as typeof ANN.entityId });

const aServer = (board: Partial<WireBoard> = {}) =>
  new WireServer()
    .on('Board.get', aWireAnswer(aWireBoard({ pin_count: 2, description: 'Things', ...board })))
    .on('Board.update', (options) =>
      aWireAnswer(aWireBoard({ ...board, ...(options as Partial<WireBoard>), pin_count: 2 })),
    )
    .on('BoardFeed.get', aWireAnswer([aWirePin(), aWirePin({ id: '102', grid_title: 'A lamp' })]))
    .on('UserSettings.get', aWireAnswer({}));

async function openEdit(server = aServer(), viewer: typeof ANN | null = ANN) {
  const app = openApp({ at: '/board/21/edit', server, viewer });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const save = () => screen.getByRole('button', { name: /^Save/ });
const cover = async (user: Awaited<ReturnType<typeof openEdit>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Change cover' }));
  return screen.findByRole('dialog', { name: 'Choose a cover' });
};

describe('editing a board', () => {
  test('sends what was changed and leads to the board under its new name', async () => {
    const server = aServer({ name: 'Lamps', slug: 'lamps', url: '/ann/lamps/' });
    const { user, address } = await openEdit(server);
    await user.clear(name());
    await user.type(name(), 'Lights');
    await user.click(screen.getByRole('radio', { name: 'Secret' }));
    await user.click(save());
    await screen.findByText('Board saved');
    expect(server.optionsOf('Board.update')).toEqual([{ board_id: '21', name: 'Lights', privacy: 'secret' }]);
    expect(address()).toBe('/ann/lamps/');
  });

  test('follows the board where nothing was typed, and sends nothing of that', async () => {
    const { user, server, stores } = await openEdit();
    const board = stores.boards.find(toBoardId('21'))!;
    act(() => stores.boards.put([{ ...board, privacy: 'secret', description: 'Changed elsewhere' }]));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Secret' }).checked).toBe(true);
    await user.type(name(), ' at last');
    await user.click(save());
    await screen.findByText('Board saved');
    expect(server.optionsOf('Board.update')).toEqual([{ board_id: '21', name: 'Home at last' }]);
  });

  test('says what each privacy means', async () => {
    await openEdit();
    expect(screen.getAllByRole('radio').map((radio) => descriptionOf(radio))).toEqual([
      'Anyone can find and see this board.',
      'Anyone with the link can see it. It isn’t listed anywhere.',
      'Only you can see it.',
    ]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Public' }).checked).toBe(true);
  });

  test.each([
    ['', 'Enter a name for the board.'],
    ['x'.repeat(51), 'Name is too long: 50 characters at most.'],
  ])('with the name "%s" is refused beside the field', async (text, words) => {
    const { user, server } = await openEdit();
    await user.clear(name());
    if (text !== '') await user.type(name(), text);
    await user.click(save());
    await vi.waitFor(() => expect(document.activeElement).toBe(name()));
    expect(descriptionOf(name())).toContain(words);
    expect(server.optionsOf('Board.update')).toEqual([]);
  });

  test('without a connection keeps everything that was typed', async () => {
    const { user } = await openEdit(aServer().on('Board.update', noAnswer));
    await user.type(name(), ' and garden');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('You seem to be offline');
    expect(name().value).toBe('Home and garden');
  });

  test('a board that was deleted meanwhile says so and leads to the others', async () => {
    const { user } = await openEdit(aServer().on('Board.update', aWireFailure('board_not_found')));
    await user.type(name(), ' and garden');
    await user.click(save());
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('Board not found.');
    expect(within(said).getByRole('link', { name: 'Your boards' }).getAttribute('href')).toBe('/me/');
  });

  test('still has what was typed after a look at another page, until it is saved or cancelled', async () => {
    const { user, goTo, address, server } = await openEdit();
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const comeBack = async () => {
      goTo('/settings/notifications');
      await vi.waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
      goTo('/board/21/edit');
      await screen.findByLabelText('Name');
    };
    await user.type(name(), ' and garden');
    await user.click(screen.getByRole('radio', { name: 'Secret' }));
    expect(asks()).toBe(true);
    await comeBack();
    expect(name().value).toBe('Home and garden');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Secret' }).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(address()).toBe('/ann/home/'));
    await comeBack();
    expect(name().value).toBe('Home');
    await user.type(name(), ' and garden');
    await user.click(save());
    await screen.findByText('Board saved');
    expect(server.optionsOf('Board.update')).toEqual([{ board_id: '21', name: 'Home and garden' }]);
    expect(asks()).toBe(false);
  });

  test('with nothing changed only leads back', async () => {
    const { user, server, address } = await openEdit();
    await user.click(save());
    await screen.findByRole('heading', { name: 'Home' });
    expect(address()).toBe('/ann/home/');
    expect(server.optionsOf('Board.update')).toEqual([]);
  });
});

describe('its cover', () => {
  test('is one of its pins', async () => {
    const { user, server } = await openEdit();
    const dialog = await cover(user);
    await user.click(await within(dialog).findByRole('radio', { name: 'A lamp' }));
    await user.click(within(dialog).getByRole('button', { name: 'Use as cover' }));
    await user.click(save());
    await screen.findByText('Board saved');
    expect(server.optionsOf('Board.update')).toEqual([{ board_id: '21', cover_pin_id: '102' }]);
  });

  test('is chosen among squares of 136 pixels', async () => {
    const { user } = await openEdit();
    const dialog = await cover(user);
    const choice = await within(dialog).findByRole('radio', { name: 'A lamp' });
    const picture = choice.closest('label')?.querySelector('img');
    expect(picture?.getAttribute('src')).toContain(`/media/${SQUARE_PIN_IMAGE_PX}x${SQUARE_PIN_IMAGE_PX}/`);
    expect(SQUARE_PIN_IMAGE_PX).toBe(136);
    expect(choice.closest('label')?.dataset.surface).toBe('BoardCoverSelectablePin');
  });

  test('stays when the choice is left', async () => {
    const { user, server } = await openEdit();
    const dialog = await cover(user);
    await user.click(await within(dialog).findByRole('radio', { name: 'A lamp' }));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(save());
    await screen.findByRole('heading', { name: 'Home' });
    expect(server.optionsOf('Board.update')).toEqual([]);
  });

  test('cannot be chosen while there are no pins', async () => {
    await openEdit(aServer({ pin_count: 0 }).on('Board.get', aWireAnswer(aWireBoard())));
    expect(screen.queryByRole('button', { name: 'Change cover' })).toBeNull();
  });
});

describe('who may', () => {
  test('the owner also archives and deletes', async () => {
    await openEdit();
    expect(screen.getByRole('button', { name: 'Archive board' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Delete board' })).toBeDefined();
  });

  test('a collaborator who may edit changes texts and cover, not privacy and life', async () => {
    await openEdit(aServer({ collaborated_by_me: true, collaborator_permissions: ['board_edit'] }), BOB);
    expect(name()).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete board' })).toBeNull();
  });

  test('others are told that it is not theirs', async () => {
    await openEdit(aServer(), BOB);
    expect(screen.getByRole('heading', { name: 'You can’t edit this board' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'View board' }).getAttribute('href')).toBe('/ann/home/');
  });

  test('visitors are asked to log in', async () => {
    const { address } = await openEdit(aServer(), null);
    expect(address()).toBe('/login/?next=%2Fboard%2F21%2Fedit');
  });

  test('pins without a board have no board to edit: the address leads to the profile', async () => {
    const server = aServer({ layout: 'quick_saves' })
      .on('User.get', aWireAnswer(aWireUser()))
      .on('UserPins.get', aWireAnswer([aWirePin()]));
    const { address } = await openEdit(server);
    expect(address()).toBe('/ann/_saved');
  });

  test('a board that is not there is not found', async () => {
    await openEdit(new WireServer().on('Board.get', aWireFailure('board_not_found')));
    expect(screen.getByRole('heading', { name: 'We couldn’t find that page' })).toBeDefined();
  });
});
