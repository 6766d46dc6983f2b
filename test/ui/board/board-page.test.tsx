// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Access } from '../../../src/domain/boards/board-permission.ts';
import type { WireBoard } from '../../../wire/board.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aUserShort, aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireUser, aWireUserShort } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const ANN = aViewer();
const BOB = aViewer({ ...aUserShort({ username: 'bob' }), entityId: '12' as typeof ANN.entityId });

const aServer = (board: Partial<WireBoard> = {}, pins = [aWirePin()]) =>
  new WireServer()
    .on('Board.get', aWireAnswer(aWireBoard(board)))
    .on('BoardFeed.get', aWireAnswer(pins))
    .on('UserSettings.get', aWireAnswer({}));

async function openBoard(server: WireServer, viewer: typeof ANN | null = null) {
  const app = openApp({ at: '/ann/home/', server, viewer });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

describe('a board', () => {
  test('shows what it is about and its pins', async () => {
    await openBoard(aServer({ name: 'Home', description: 'Things to sit on', pin_count: 1204 }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home');
    expect(screen.getByText('Things to sit on')).toBeDefined();
    expect(screen.getByText('1,204 pins')).toBeDefined();
    expect(screen.getByRole('link', { name: /Ann Example/ }).getAttribute('href')).toBe('/ann/');
    expect(screen.getByRole('feed', { name: 'Pins on Home' })).toBeDefined();
    expect(screen.getByRole('article', { name: 'A chair' })).toBeDefined();
    expect(document.title).toBe('Home · Pinakes');
  });

  test.each<[string, typeof ANN | null, Access[], number]>([
    ['whoever fills it alone', ANN, ['write', 'delete'], 0],
    ['others', BOB, [], 1],
    ['visitors', null, [], 1],
  ])('shows the titles of its pins as %s need them', async (_who, viewer, access, shown) => {
    await openBoard(aServer({}, [aWirePin({ access })]), viewer);
    expect(screen.getByRole('link', { name: 'A chair' })).toBeDefined();
    expect(screen.queryAllByText('A chair')).toHaveLength(shown);
  });

  test('of pins without a board leads to the profile, where they are', async () => {
    const server = aServer({ layout: 'quick_saves', name: 'Quick saves' })
      .on('User.get', aWireAnswer(aWireUser()))
      .on('UserPins.get', aWireAnswer([aWirePin()]));
    const { address } = openApp({ at: '/ann/home/', server, viewer: ANN });
    await screen.findByRole('heading', { level: 1 });
    expect(address()).toBe('/ann/_saved');
  });

  test.each([
    ['secret', 'Only collaborators can see this board'],
    ['protected', 'Only people with the link can see this board'],
  ] as const)('that is %s says who sees it', async (privacy, text) => {
    await openBoard(aServer({ privacy }), ANN);
    expect(screen.getByText(text)).toBeDefined();
  });

  test('that is public says nothing about it', async () => {
    await openBoard(aServer());
    expect(screen.queryByText(/^Only/)).toBeNull();
  });

  test('tells who follows it, 50 people at a time', async () => {
    const people = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) =>
        aWireUser({
          id: `9${from + index}`,
          username: `fan${from + index}`,
          full_name: `Fan ${from + index}`,
        }),
      );
    const server = aServer({ follower_count: 51 }).on('BoardFollowers.get', ({ bookmarks }) =>
      bookmarks === undefined ? aWireAnswer(people(1, 50), { bookmark: 'next' }) : aWireAnswer(people(51, 1)),
    );
    const { user } = await openBoard(server, BOB);
    await user.click(screen.getByRole('button', { name: '51 followers' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Followers of Home' }));
    await vi.waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(50));
    expect(dialog.getByRole('button', { name: 'Follow Fan 1' })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Show more people' }));
    await vi.waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(51));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that nobody follows offers no list of followers', async () => {
    await openBoard(aServer({ follower_count: 0 }));
    expect(screen.queryByRole('button', { name: /follower/ })).toBeNull();
  });

  test('whose followers do not come says so, and reads them when asked again', async () => {
    const server = aServer({ follower_count: 1 }).on('BoardFollowers.get', noAnswer);
    const { user } = await openBoard(server, BOB);
    await user.click(screen.getByRole('button', { name: '1 follower' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('You seem to be offline');
    server.on('BoardFollowers.get', aWireAnswer([aWireUser({ id: '91', full_name: 'Fan One' })]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Fan One')).toBeDefined();
  });

  test('is shown in the order that its viewer chose, also at the next visit', async () => {
    let kept: unknown = null;
    const server = aServer()
      .on('UserState.get', () => aWireAnswer({ value: kept }))
      .on('UserState.create', ({ value }) => aWireAnswer({ value: (kept = value) }));
    const { user } = await openBoard(server, BOB);
    await user.click(screen.getByRole('button', { name: 'Sort: custom order' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Oldest first' }));
    await screen.findByRole('button', { name: 'Sort: oldest' });
    await vi.waitFor(() => expect(kept).not.toBeNull());
    cleanup();
    const next = aServer().on('UserState.get', aWireAnswer({ value: kept }));
    await openBoard(next, BOB);
    expect(screen.getByRole('button', { name: 'Sort: oldest' })).toBeDefined();
    expect(next.optionsOf('BoardFeed.get')).toMatchObject([{ sort: 'oldest' }]);
    cleanup();
    await openBoard(aServer());
    expect(screen.getByRole('button', { name: 'Sort: custom order' })).toBeDefined();
  });

  test('under its id moves to its name', async () => {
    const { address } = openApp({ at: '/ann/21/', server: aServer() });
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    expect(address()).toBe('/ann/home/');
  });
});

describe('a board without pins', () => {
  test('invites its owner to make some for it', async () => {
    await openBoard(aServer({}, []), ANN);
    expect(screen.getByRole('heading', { name: 'Save your first pin' })).toBeDefined();
    const add = screen.getByRole('link', { name: 'Add images' });
    expect(add.getAttribute('href')).toBe('/pin/create/?board_id=21');
  });

  test.each([
    ['another person', BOB],
    ['a visitor', null],
  ])('tells %s that it is waiting, and leads on', async (_who, viewer) => {
    await openBoard(aServer({ pin_count: 0 }, []), viewer);
    expect(screen.getByRole('heading', { name: 'No pins yet' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Add images' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See other boards' }).getAttribute('href')).toBe('/ann/');
  });
});

test('a board whose pins the viewer has hidden says so', async () => {
  await openBoard(aServer({ pin_count: 3 }, []), BOB);
  expect(screen.getByRole('heading', { name: 'No pins to show' })).toBeDefined();
  expect(screen.getByText(/because you hid or reported them/)).toBeDefined();
});

test('the board of somebody who only advertises names them without a link', async () => {
  const owner = aWireUserShort({ is_ads_only_profile: true });
  await openBoard(aServer({ owner, pin_count: 0 }, []), BOB);
  expect(screen.getAllByText('Ann Example')).not.toEqual([]);
  expect(await screen.findByText('No pins yet')).toBeDefined();
  expect(screen.queryByRole('link', { name: /Ann Example|See other boards/ })).toBeNull();
});

describe('a board of a few pins', () => {
  const some = (count: number) => Array.from({ length: count }, (_, at) => aWirePin({ id: `${at + 1}` }));
  const more = () => screen.queryByRole('link', { name: 'Add images' });

  test('leads its owner on to more', async () => {
    await openBoard(aServer({}, some(4)), ANN);
    expect(more()!.getAttribute('href')).toBe('/pin/create/?board_id=21');
  });

  test.for([
    ['its owner once it has more', 5, ANN],
    ['others', 4, BOB],
    ['visitors', 1, null],
  ] as const)('is left to itself before %s', async ([, count, viewer]) => {
    await openBoard(aServer({}, some(count)), viewer);
    expect(more()).toBeNull();
  });
});

describe('a board that cannot be shown', () => {
  test('is not found', async () => {
    await openBoard(new WireServer().on('Board.get', aWireFailure('board_not_found')));
    expect(screen.getByRole('heading', { name: 'We couldn’t find that page' })).toBeDefined();
  });

  test('because its pins did not come can be tried again', async () => {
    const { user, server } = await openBoard(aServer().on('BoardFeed.get', noAnswer));
    expect(screen.getByRole('heading', { name: 'No connection' })).toBeDefined();
    server.on('BoardFeed.get', aWireAnswer([aWirePin()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'A chair' })).toBeDefined();
  });

  test('says that it tries again', async () => {
    const { user, server } = await openBoard(aServer().on('Board.get', aWireFailure('unavailable')));
    expect(screen.getByRole('heading', { name: 'This page didn’t load' })).toBeDefined();
    const answer = Promise.withResolvers<ReturnType<typeof aWireAnswer>>();
    server.on('Board.get', () => answer.promise);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: /Trying again…/ })).toBeDefined();
    answer.resolve(aWireAnswer(aWireBoard()));
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home'));
  });
});
