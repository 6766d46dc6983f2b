// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WireBoard } from '../../../wire/board.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aUserShort, aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard, aWireSection } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireUser } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const ANN = aViewer();
const BOB = aViewer({ ...aUserShort({ username: 'bob' }), entityId: '12' as typeof ANN.entityId });
const OK = aWireAnswer({ ok: true });

const aServer = (board: Partial<WireBoard> = {}) =>
  new WireServer()
    .on('Board.get', aWireAnswer(aWireBoard({ pin_count: 2, ...board })))
    .on('BoardFeed.get', aWireAnswer([aWirePin(), aWirePin({ id: '102', grid_title: 'A lamp' })]))
    .on('BoardSections.get', aWireAnswer([aWireSection({ pin_count: 1 })]))
    .on('UserSettings.get', aWireAnswer({}))
    .on('User.get', aWireAnswer(aWireUser()))
    .on('Boards.get', aWireAnswer([]));

async function openBoard(server = aServer(), viewer: typeof ANN | null = ANN) {
  const app = openApp({ at: '/ann/home/', server, viewer });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const more = () => screen.queryByRole('button', { name: 'Board options' });
const tools = () => screen.queryAllByText(/^(Edit board|Organize)$/).map((tool) => tool.textContent);

describe('the tools of a board', () => {
  test('are all there for its owner', async () => {
    const { user } = await openBoard();
    expect(tools()).toEqual(['Edit board', 'Organize']);
    await user.click(more()!);
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Add section',
      'Find duplicates',
      'Archive board',
      'Delete board',
    ]);
  });

  test('are not there for a visitor', async () => {
    await openBoard(aServer(), null);
    expect(tools()).toEqual([]);
    expect(more()).toBeNull();
  });

  test('let another person report it, and nothing else', async () => {
    const { user, server } = await openBoard(aServer(), BOB);
    server.on('Report.create', aWireFailure('conflict'));
    expect(tools()).toEqual([]);
    await user.click(more()!);
    expect(screen.getAllByRole('menuitem')).toHaveLength(1);
    await user.click(screen.getByRole('menuitem', { name: 'Report board' }));
    await screen.findByRole('dialog', { name: 'Report board' });
    await user.click(screen.getByRole('radio', { name: /Hate/ }));
    await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText(/You’ve already reported this/)).toBeDefined();
    expect(server.optionsOf('Report.create')).toEqual([
      { object_type: 'board', object_id: aWireBoard().id, reason: 'hate' },
    ]);
  });

  test('are those that were granted to a collaborator', async () => {
    const granted = {
      collaborated_by_me: true,
      collaborator_permissions: ['section_add', 'pin_move'],
    } as const;
    const { user } = await openBoard(
      aServer({ ...granted, collaborator_permissions: [...granted.collaborator_permissions] }),
      BOB,
    );
    expect(tools()).toEqual(['Organize']);
    await user.click(more()!);
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Add section',
      'Find duplicates',
    ]);
  });

  test('offer no organizing where there is nothing', async () => {
    await openBoard(aServer({ pin_count: 0 }).on('BoardFeed.get', aWireAnswer([])));
    expect(tools()).toEqual(['Edit board']);
  });
});

describe('sections', () => {
  test('stand above the pins and lead to their own page', async () => {
    await openBoard(aServer({ section_count: 1 }));
    const tile = within(screen.getByRole('region', { name: 'Sections' })).getByRole('link');
    expect(tile.textContent).toBe('Chairs1 pin');
    expect(tile.getAttribute('href')).toBe('/ann/home/chairs/');
    expect(screen.getByText('2 pins · 1 section')).toBeDefined();
  });

  test('are shown in part where there are many', async () => {
    const sections = Array.from({ length: 20 }, (_, index) => aWireSection({ id: String(300 + index) }));
    const { user } = await openBoard(
      aServer({ section_count: 20 }).on('BoardSections.get', aWireAnswer(sections)),
    );
    const tiles = () => within(screen.getByRole('region', { name: 'Sections' })).getAllByRole('link');
    expect(tiles()).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Show all 20 sections' }));
    expect(tiles()).toHaveLength(20);
  });

  test('are added in place', async () => {
    const server = aServer().on('BoardSection.create', ({ name }) =>
      aWireAnswer(aWireSection({ id: '40', title: String(name), slug: 'lamps' })),
    );
    const { user } = await openBoard(server);
    await user.click(more()!);
    await user.click(screen.getByRole('menuitem', { name: 'Add section' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add section' });
    await user.click(within(dialog).getByRole('button', { name: 'Add section' }));
    await within(dialog).findByText('Give the section a name.');
    await user.type(within(dialog).getByLabelText('Name'), 'Lamps');
    await user.click(within(dialog).getByRole('button', { name: 'Add section' }));
    expect(await screen.findByRole('link', { name: /Lamps/ })).toBeDefined();
    expect(screen.getByText('2 pins · 1 section')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the order of the pins', () => {
  test('is chosen, and each order is a list of its own', async () => {
    const server = aServer().on('BoardFeed.get', ({ sort }) =>
      aWireAnswer([aWirePin({ grid_title: sort === 'oldest' ? 'The oldest' : 'A chair' })]),
    );
    const { user } = await openBoard(server);
    await user.click(screen.getByRole('button', { name: 'Sort: custom order' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Oldest first' }));
    expect(await screen.findByRole('article', { name: 'The oldest' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Sort: oldest' })).toBeDefined();
  });
});

describe('smaller pictures', () => {
  test('are kept with the account', async () => {
    const server = aServer().on('UserSettings.update', aWireAnswer({}));
    const { user } = await openBoard(server);
    await user.click(screen.getByRole('button', { name: 'Smaller images', pressed: false }));
    expect(screen.getByRole('button', { name: 'Smaller images', pressed: true })).toBeDefined();
    await vi.waitFor(() =>
      expect(server.optionsOf('UserSettings.update')).toMatchObject([
        { profile_view: { board_pin_density: 'dense', profile_pin_density: 'default' } },
      ]),
    );
  });

  test('of visitors hold for their visit', async () => {
    const { user, server } = await openBoard(aServer(), null);
    await user.click(screen.getByRole('button', { name: 'Smaller images' }));
    expect(screen.getByRole('button', { name: 'Smaller images', pressed: true })).toBeDefined();
    expect(server.optionsOf('UserSettings.update')).toEqual([]);
  });
});

describe('archiving', () => {
  const archiving = (server = aServer()) =>
    server.on('BoardArchive.update', ({ archived }) =>
      aWireAnswer(aWireBoard({ pin_count: 2, is_archived: archived === true })),
    );

  test('is done at once and can be undone', async () => {
    const { user, server } = await openBoard(archiving());
    await user.click(more()!);
    await user.click(screen.getByRole('menuitem', { name: 'Archive board' }));
    expect(await screen.findByText('2 pins · archived')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 pins')).toBeDefined();
    expect(server.optionsOf('BoardArchive.update').map(({ archived }) => archived)).toEqual([true, false]);
  });

  test('that does not work says so and leaves the board', async () => {
    const { user } = await openBoard(aServer().on('BoardArchive.update', noAnswer));
    await user.click(more()!);
    await user.click(screen.getByRole('menuitem', { name: 'Archive board' }));
    expect(await screen.findByText(/You seem to be offline/)).toBeDefined();
    expect(screen.getByText('2 pins')).toBeDefined();
  });
});

describe('deleting', () => {
  const asked = async (server: WireServer) => {
    const app = await openBoard(server);
    await app.user.click(more()!);
    await app.user.click(screen.getByRole('menuitem', { name: 'Delete board' }));
    await screen.findByRole('alertdialog', { name: 'Delete Home?' });
    return app;
  };

  test('names what goes with the board, and leads to the profile', async () => {
    const server = aServer({ section_count: 1 }).on('Board.delete', OK);
    const { user, address } = await asked(server);
    expect(
      screen.getByText('Its 2 pins and 1 section will be deleted too. This can’t be undone.'),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Delete board' }));
    expect(await screen.findByText('Home has been deleted')).toBeDefined();
    expect(address()).toBe('/ann/');
    expect(server.optionsOf('Board.delete')).toEqual([{ board_id: '21' }]);
  });

  test('leads to the profile also for who has closed the question meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof OK>();
    const { user, address } = await asked(aServer().on('Board.delete', () => promise));
    await user.click(screen.getByRole('button', { name: 'Delete board' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    resolve(OK);
    expect(await screen.findByText('Home has been deleted')).toBeDefined();
    expect(address()).toBe('/ann/');
  });

  test('can be left alone', async () => {
    const { user, server } = await asked(aServer());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.optionsOf('Board.delete')).toEqual([]);
  });

  test('that is refused says so in the words of the server', async () => {
    const refused = aWireFailure('conflict', { message: 'This board cannot be deleted.' });
    const { user, address } = await asked(aServer().on('Board.delete', refused));
    await user.click(screen.getByRole('button', { name: 'Delete board' }));
    expect(await screen.findByText('This board cannot be deleted.')).toBeDefined();
    expect(address()).toBe('/ann/home/');
  });
});
