// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WireServer, noAnswer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireUser } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const ANN = aViewer();
const QUICK_SAVES = aWireBoard({ id: '88', name: 'Quick saves', layout: 'quick_saves' });

const aServer = () =>
  new WireServer()
    .on('User.get', aWireAnswer(aWireUser()))
    .on('Boards.get', ({ board_filter }) =>
      aWireAnswer(
        board_filter === 'SECRET'
          ? [aWireBoard({ id: '22', name: 'Gifts', privacy: 'secret' })]
          : board_filter === 'GROUP'
            ? []
            : [
                QUICK_SAVES,
                aWireBoard(),
                aWireBoard({ id: '22', name: 'Lamps', url: '/ann/lamps/', collaborator_count: 1 }),
              ],
      ),
    )
    .on('UserPins.get', ({ pin_filter }) =>
      aWireAnswer(
        pin_filter === 'COLORS'
          ? [
              aWirePin({ group: { key: 'red', label: 'Red' } }),
              aWirePin({ id: '102', grid_title: 'A lamp', group: { key: 'blue', label: 'Blue' } }),
            ]
          : pin_filter === 'FAVORITED'
            ? []
            : [aWirePin()],
      ),
    )
    .on('UserSettings.get', aWireAnswer({}))
    .on('UserSettings.update', aWireAnswer({}))
    .on('BoardReorder.update', aWireAnswer({ ok: true }));

async function openProfile({ at = '/ann/', server = aServer(), viewer = ANN as typeof ANN | null } = {}) {
  const app = openApp({ at, server, viewer });
  await screen.findByRole('heading', { level: 1 });
  const choose = async (menu: string, entry: string) => {
    await app.user.click(screen.getByRole('button', { name: menu }));
    await app.user.click(
      screen.getByRole(/Arrange/.test(entry) ? 'menuitem' : 'menuitemradio', { name: entry }),
    );
  };
  return { ...app, choose };
}

const boards = () =>
  within(screen.getByRole('list', { name: 'Boards' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('bdi')?.textContent);

describe('the boards of the own profile', () => {
  test('are boards alone: what is on none of them is under its own tab', async () => {
    await openProfile();
    expect(boards()).toEqual(['Home', 'Lamps']);
    expect(screen.getByRole('link', { name: 'All pins' }).getAttribute('href')).toBe('/ann/_saved');
  });

  test('are none yet for who has saved to the profile only', async () => {
    await openProfile({ server: aServer().on('Boards.get', aWireAnswer([QUICK_SAVES])) });
    expect(screen.getByRole('heading', { name: 'Make your first board' })).toBeDefined();
  });

  test('are filtered, and the choice is kept with the account', async () => {
    const { choose, server } = await openProfile();
    await choose('Sort and filter boards', 'Secret boards');
    await vi.waitFor(() => expect(boards()).toEqual(['Gifts']));
    expect(server.optionsOf('Boards.get').at(-1)).toMatchObject({
      board_filter: 'SECRET',
      filter_all_pins: false,
      include_archived: false,
    });
    await vi.waitFor(() =>
      expect(server.optionsOf('UserSettings.update').at(-1)).toMatchObject({
        profile_view: { board_filter: 'SECRET' },
      }),
    );
  });

  test.each([
    ['A to Z', 'alphabetical'],
    ['Oldest', 'oldest'],
    ['Newest', 'newest'],
    ['Group boards first', 'group_boards_at_top'],
    ['Custom order', 'custom'],
  ])('are sorted: %s', async (words, sort) => {
    const { choose, server } = await openProfile();
    await choose('Sort and filter boards', words);
    await vi.waitFor(() => expect(server.optionsOf('Boards.get').at(-1)).toMatchObject({ sort }));
  });

  test('offer what tells group boards apart only where there are some', async () => {
    const { user } = await openProfile({ server: aServer().on('Boards.get', aWireAnswer([aWireBoard()])) });
    await user.click(screen.getByRole('button', { name: 'Sort and filter boards' }));
    expect(screen.getByRole('menuitemradio', { name: 'Secret boards' })).toBeDefined();
    expect(screen.queryByRole('menuitemradio', { name: /Group boards/ })).toBeNull();
  });

  test('with archived ones asked for are those', async () => {
    const { choose, server } = await openProfile();
    await choose('Sort and filter boards', 'Archived boards');
    await vi.waitFor(() =>
      expect(server.optionsOf('Boards.get').at(-1)).toMatchObject({
        board_filter: 'ARCHIVED',
        include_archived: true,
      }),
    );
  });

  test('that pass no filter lead back to all', async () => {
    const { choose, user } = await openProfile();
    await choose('Sort and filter boards', 'Group boards');
    await user.click(await screen.findByRole('button', { name: 'Show all boards' }));
    await vi.waitFor(() => expect(boards()).toContain('Home'));
  });

  test('are shown as they were wanted the last time', async () => {
    const server = aServer().on(
      'UserSettings.get',
      aWireAnswer({ profile_view: { board_sort: 'alphabetical', board_filter: 'SECRET' } }),
    );
    await openProfile({ server });
    expect(boards()).toEqual(['Gifts']);
    expect(server.optionsOf('Boards.get')).toMatchObject([{ sort: 'alphabetical', board_filter: 'SECRET' }]);
  });

  test('are shown as usual when what was wanted cannot be read', async () => {
    await openProfile({ server: aServer().on('UserSettings.get', noAnswer) });
    expect(boards()).toEqual(['Home', 'Lamps']);
  });

  test('a new one is made in place and opened', async () => {
    const server = aServer()
      .on('Board.create', ({ name }) =>
        aWireAnswer(aWireBoard({ id: '30', name: String(name), slug: 'gifts', url: '/ann/gifts/' })),
      )
      .on(
        'Board.get',
        aWireAnswer(aWireBoard({ id: '30', name: 'Gifts', slug: 'gifts', url: '/ann/gifts/' })),
      )
      .on('BoardFeed.get', aWireAnswer([]));
    const { user, address } = await openProfile({ server });
    await user.click(screen.getByRole('button', { name: 'Create board' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create board' });
    await user.type(within(dialog).getByLabelText('Name'), 'Gifts');
    await user.click(within(dialog).getByRole('radio', { name: 'Unlisted' }));
    await user.click(within(dialog).getByRole('button', { name: 'Create board' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Gifts' })).toBeDefined();
    expect(address()).toBe('/ann/gifts/');
    expect((await screen.findByText(/^Board created!/)).textContent).toBe('Board created! Gifts');
    expect(screen.getByRole('link', { name: 'Gifts' }).getAttribute('href')).toBe('/ann/gifts/');
    expect(server.optionsOf('Board.create')).toEqual([
      { name: 'Gifts', privacy: 'protected', description: '' },
    ]);
  });

  test('are read anew after one was made', async () => {
    const server = aServer()
      .on(
        'Board.create',
        aWireAnswer(aWireBoard({ id: '30', name: 'Gifts', slug: 'gifts', url: '/ann/gifts/' })),
      )
      .on(
        'Board.get',
        aWireAnswer(aWireBoard({ id: '30', name: 'Gifts', slug: 'gifts', url: '/ann/gifts/' })),
      )
      .on('BoardFeed.get', aWireAnswer([]));
    const { user, goTo } = await openProfile({ server });
    await user.click(screen.getByRole('button', { name: 'Create board' }));
    await user.type(await screen.findByLabelText('Name'), 'Gifts{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Gifts' });
    server.on('Boards.get', aWireAnswer([aWireBoard({ id: '30', name: 'Gifts' }), aWireBoard()]));
    goTo('/ann/');
    await vi.waitFor(() => expect(boards()).toEqual(['Gifts', 'Home']));
    expect(server.optionsOf('Boards.get')).toHaveLength(2);
  });
});

describe('arranging the own boards', () => {
  const rows = () =>
    within(screen.getByRole('dialog', { name: 'Arrange boards' }))
      .getAllByRole('listitem')
      .map((row) => row.querySelector('bdi')?.textContent);

  test('moves them by buttons and keys, and the profile shows their order', async () => {
    const { choose, user, server } = await openProfile();
    await choose('Sort and filter boards', 'Arrange boards');
    await user.click(await screen.findByRole('button', { name: 'Move Lamps up' }));
    await vi.waitFor(() => expect(rows()).toEqual(['Lamps', 'Home']));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Lamps up');
    expect(server.optionsOf('BoardReorder.update')).toEqual([{ board_ids: ['22', '21'] }]);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await vi.waitFor(() => expect(rows()).toEqual(['Home', 'Lamps']));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await vi.waitFor(() => expect(server.optionsOf('Boards.get').at(-1)).toMatchObject({ sort: 'custom' }));
  });

  test('shows the order once it is kept, however early one is done', async () => {
    const kept = Promise.withResolvers<ReturnType<typeof aWireAnswer>>();
    const server = aServer().on('BoardReorder.update', () => kept.promise);
    const { choose, user } = await openProfile({ server });
    await choose('Sort and filter boards', 'Arrange boards');
    await user.click(await screen.findByRole('button', { name: 'Move Lamps up' }));
    await vi.waitFor(() => expect(server.optionsOf('BoardReorder.update')).toHaveLength(1));
    const before = server.optionsOf('Boards.get').length;
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(server.optionsOf('Boards.get')).toHaveLength(before);
    kept.resolve(aWireAnswer({ ok: true }));
    await vi.waitFor(() => expect(server.optionsOf('Boards.get').at(-1)).toMatchObject({ sort: 'custom' }));
  });

  test('brings them back when the order is not kept', async () => {
    const server = aServer().on('BoardReorder.update', noAnswer);
    const { choose, user } = await openProfile({ server });
    await choose('Sort and filter boards', 'Arrange boards');
    await user.click(await screen.findByRole('button', { name: 'Move Lamps up' }));
    expect(await screen.findByText(/You seem to be offline/)).toBeDefined();
    expect(rows()).toEqual(['Home', 'Lamps']);
  });
});

describe('the pins of the own profile', () => {
  test('have no tools while there are none', async () => {
    const server = aServer().on('UserPins.get', aWireAnswer([]));
    await openProfile({ at: '/ann/_saved/', server });
    expect(screen.getByRole('heading', { level: 2, name: 'Nothing saved yet' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Filter pins|Smaller images/ })).toBeNull();
  });

  test('stand in groups of one colour', async () => {
    const { choose } = await openProfile({ at: '/ann/_saved' });
    await choose('Filter pins', 'By color');
    expect(await screen.findByRole('heading', { level: 2, name: 'Red' })).toBeDefined();
    expect(within(screen.getByRole('feed', { name: 'Blue' })).getByRole('article').textContent).toContain(
      'A lamp',
    );
  });

  test('that pass no filter lead back to all', async () => {
    const { choose, user } = await openProfile({ at: '/ann/_saved' });
    await choose('Filter pins', 'Favorites');
    await user.click(await screen.findByRole('button', { name: 'Show all pins' }));
    expect(await screen.findByRole('article', { name: 'A chair' })).toBeDefined();
  });

  test('are made smaller', async () => {
    const { user, server } = await openProfile({ at: '/ann/_saved' });
    await user.click(screen.getByRole('button', { name: 'Smaller images' }));
    await vi.waitFor(() =>
      expect(server.optionsOf('UserSettings.update')).toMatchObject([
        { profile_view: { profile_pin_density: 'dense', board_pin_density: 'default' } },
      ]),
    );
  });
});

describe('the profile of somebody else', () => {
  test.each(['/ann/', '/ann/_saved'])('%s has neither filters nor new boards', async (at) => {
    await openProfile({ at, viewer: null });
    expect(screen.queryByRole('button', { name: /filter|Create board/i })).toBeNull();
  });
});
