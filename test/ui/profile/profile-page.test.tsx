// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireUser } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const ANN = aViewer();

const aServer = () =>
  new WireServer()
    .on('User.get', aWireAnswer(aWireUser({ pin_count: 3, board_count: 1, follower_count: 1200 })))
    .on('Boards.get', aWireAnswer([aWireBoard({ pin_count: 1 })]))
    .on('UserPins.get', aWireAnswer([aWirePin()]))
    .on('UserActivityPins.get', aWireAnswer([aWirePin()]))
    .on('UserSettings.get', aWireAnswer({}));

async function openProfile({ at = '/ann/', server = aServer(), viewer = null as typeof ANN | null } = {}) {
  const app = openApp({ at, server, viewer });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const boards = () =>
  within(screen.getByRole('list', { name: 'Boards' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('a')?.textContent)
    .filter((text) => text !== undefined);

describe('a profile', () => {
  test('shows who this is', async () => {
    const server = aServer().on(
      'User.get',
      aWireAnswer(aWireUser({ about: 'I like chairs', pin_count: 1, follower_count: 1200 })),
    );
    await openProfile({ server });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ann Example');
    expect(screen.getByText('@ann')).toBeDefined();
    expect(screen.getByText('I like chairs')).toBeDefined();
    expect(screen.getByText('1 pin', { selector: 'li' })).toBeDefined();
    expect(screen.getByText('1,200 followers')).toBeDefined();
  });

  test('checks the website before it is opened', async () => {
    const website_url = 'https://ann.example/';
    const server = aServer()
      .on('User.get', aWireAnswer(aWireUser({ website_url, domain_url: 'ann.example' })))
      .on('/v3/offsite/', aWireAnswer({ redirect_status: 'ok' }));
    await openProfile({ server });
    const website = screen.getByRole('link', { name: 'ann.example' });
    expect([website.getAttribute('target'), website.getAttribute('rel')]).toEqual([
      '_blank',
      'nofollow noopener',
    ]);
    await vi.waitFor(() =>
      expect(server.optionsOf('/v3/offsite/')).toEqual([
        { check_only: true, url: website_url, client_tracking_params: '' },
      ]),
    );
  });

  test('leads to the boards', async () => {
    await openProfile();
    expect(boards()).toEqual(['Home1 pin']);
    expect(screen.getByRole('link', { name: /Home.*1 pin/ }).getAttribute('href')).toBe('/ann/home/');
  });

  test('marks boards that not everybody sees', async () => {
    const secret = aWireBoard({ name: 'Gifts', privacy: 'secret', pin_count: 2 });
    await openProfile({ server: aServer().on('Boards.get', aWireAnswer([secret])), viewer: ANN });
    expect(boards()).toEqual(['Gifts(secret)2 pins']);
  });

  test('in other letters moves to its own address', async () => {
    const { address } = await openProfile({ at: '/ANN/' });
    await vi.waitFor(() => expect(address()).toBe('/ann/'));
    expect(await screen.findByRole('heading', { name: 'Ann Example' })).toBeDefined();
  });

  test('of nobody is not found', async () => {
    await openProfile({ server: aServer().on('User.get', aWireFailure('user_not_found')) });
    expect(screen.getByRole('heading', { name: 'We couldn’t find that page' })).toBeDefined();
  });

  test('of oneself is where "me" leads', async () => {
    const { address } = await openProfile({ at: '/me/', viewer: ANN });
    await vi.waitFor(() => expect(address()).toBe('/ann/'));
  });

  test('"me" of a visitor asks to log in', async () => {
    const { address } = openApp({ at: '/me/' });
    await screen.findByRole('heading', { name: 'Log in to Pinakes' });
    expect(address()).toBe('/login/?next=%2Fme%2F');
  });
});

describe('its parts', () => {
  test('have addresses of their own, and one is the current one', async () => {
    await openProfile();
    const tabs = [...screen.getByRole('navigation', { name: 'Profile' }).querySelectorAll('a')];
    expect(
      tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')]),
    ).toEqual([
      ['Created', '/ann/_created/', null],
      ['Boards', '/ann/', 'page'],
      ['All pins', '/ann/_saved', null],
    ]);
  });

  test.each([
    ['All pins', 'Pins of Ann Example'],
    ['Created', 'Pins created by Ann Example'],
  ])('%s', async (tab, feed) => {
    const { user } = await openProfile();
    await user.click(screen.getByRole('link', { name: tab }));
    expect(await screen.findByRole('feed', { name: feed })).toBeDefined();
    expect(screen.getByRole('article', { name: 'A chair' })).toBeDefined();
    expect(screen.getByRole('link', { name: tab }).getAttribute('aria-current')).toBe('page');
  });
});

describe('with nothing on it', () => {
  const emptyServer = () =>
    aServer()
      .on('Boards.get', aWireAnswer([]))
      .on('UserPins.get', aWireAnswer([]))
      .on('UserActivityPins.get', aWireAnswer([]));

  test.each([
    ['/ann/_created/', 'Make your first pin', 'Create a pin', '/pin/create/'],
    ['/ann/_saved/', 'Nothing saved yet', 'Find pins', '/'],
  ])('the own %s teaches the next step', async (at, title, step, address) => {
    await openProfile({ at, server: emptyServer(), viewer: ANN });
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
    expect(screen.getByRole('link', { name: step }).getAttribute('href')).toBe(address);
  });

  test('the own list of boards makes the first one, by one button', async () => {
    const made = aWireBoard();
    const server = emptyServer()
      .on('Board.create', aWireAnswer(made))
      .on('Board.get', aWireAnswer(made))
      .on('BoardFeed.get', aWireAnswer([]));
    const { user, address } = await openProfile({ at: '/ann/', server, viewer: ANN });
    expect(screen.getByRole('heading', { level: 2, name: 'Make your first board' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Create board' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create board' });
    await user.type(within(dialog).getByLabelText('Name'), 'Home');
    await user.click(within(dialog).getByRole('button', { name: 'Create board' }));
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    expect(address()).toBe('/ann/home/');
  });

  test.each([
    ['/ann/', 'No boards to see'],
    ['/ann/_created/', 'Nothing to see yet'],
    ['/ann/_saved/', 'Nothing to see yet'],
  ])('%s of somebody else says so and leads on', async (at, title) => {
    await openProfile({ at, server: emptyServer() });
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Create a pin' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Find pins' }).getAttribute('href')).toBe('/');
  });
});

test('pins that a member does not see because of reports are said to be hidden, below their count', async () => {
  const server = aServer().on('UserPins.get', aWireAnswer([]));
  await openProfile({ at: '/ann/_saved/', server, viewer: aViewer({ entityId: toUserId('99') }) });
  expect(screen.getByRole('heading', { level: 2, name: 'No pins to show' })).toBeDefined();
  expect(screen.getByText(/because you hid or reported them/)).toBeDefined();
});

describe('more boards than one page holds', () => {
  const manyBoards = () =>
    aServer().on('Boards.get', ({ bookmarks }) =>
      bookmarks === undefined
        ? aWireAnswer([aWireBoard({ name: 'One' })], { bookmark: 'two' })
        : aWireAnswer([aWireBoard({ id: '22', name: 'Two' })]),
    );
  const more = () => screen.queryByRole('button', { name: /Show more boards/ });

  test('are shown when asked for, until there are none', async () => {
    const { user } = await openProfile({ server: manyBoards() });
    expect(boards()).toEqual(['One0 pins']);
    await user.click(more()!);
    await vi.waitFor(() => expect(boards()).toEqual(['One0 pins', 'Two0 pins']));
    expect(more()).toBeNull();
  });

  test('that do not come leave what is there, say why and can be asked for again', async () => {
    const { user, server } = await openProfile({ server: manyBoards() });
    const pages = aWireAnswer([aWireBoard({ id: '22', name: 'Two' })]);
    server.on('Boards.get', noAnswer);
    await user.click(more()!);
    expect((await screen.findByRole('alert')).textContent).toMatch(/You seem to be offline/);
    expect(boards()).toEqual(['One0 pins']);
    server.on('Boards.get', pages);
    await user.click(more()!);
    await vi.waitFor(() => expect(boards()).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('whose place the server has forgotten begin anew', async () => {
    const { user, server } = await openProfile({ server: manyBoards() });
    server.on('Boards.get', ({ bookmarks }) =>
      bookmarks === undefined
        ? aWireAnswer([aWireBoard({ id: '23', name: 'New' }), aWireBoard({ name: 'One' })])
        : aWireFailure('invalid_bookmark'),
    );
    await user.click(more()!);
    await vi.waitFor(() => expect(boards()).toEqual(['New0 pins', 'One0 pins']));
  });
});
