// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WireBoard } from '../../../wire/board.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aUserShort, aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
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

  test.each([
    ['secret', 'Only you and people you invite see this board'],
    ['protected', 'Only people with the link find this board'],
  ] as const)('that is %s says who sees it', async (privacy, text) => {
    await openBoard(aServer({ privacy }), ANN);
    expect(screen.getByText(text)).toBeDefined();
  });

  test('that is public says nothing about it', async () => {
    await openBoard(aServer());
    expect(screen.queryByText(/^Only/)).toBeNull();
  });

  test('under its id moves to its name', async () => {
    const { address } = openApp({ at: '/ann/21/', server: aServer() });
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    expect(address()).toBe('/ann/home/');
  });
});

describe('a board without pins', () => {
  test('invites its owner to make one', async () => {
    await openBoard(aServer({}, []), ANN);
    expect(screen.getByRole('heading', { name: 'Save your first pin' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Create a pin' }).getAttribute('href')).toBe('/pin/create/');
  });

  test.each([
    ['another person', BOB],
    ['a visitor', null],
  ])('tells %s that it is waiting', async (_who, viewer) => {
    await openBoard(aServer({}, []), viewer);
    expect(screen.getByRole('heading', { name: 'No pins yet' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Create a pin' })).toBeNull();
  });
});

describe('a board that cannot be shown', () => {
  test('is not found', async () => {
    await openBoard(new WireServer().on('Board.get', aWireFailure('board_not_found')));
    expect(screen.getByRole('heading', { name: 'We could not find that page' })).toBeDefined();
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
    expect(screen.getByRole('heading', { name: 'This page did not load' })).toBeDefined();
    const answer = Promise.withResolvers<ReturnType<typeof aWireAnswer>>();
    server.on('Board.get', () => answer.promise);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: /Trying again…/ })).toBeDefined();
    answer.resolve(aWireAnswer(aWireBoard()));
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home'));
  });
});
