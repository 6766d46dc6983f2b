// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aUserShort, aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';
import { aSavingServer, bobsPin, openWall, saveButton } from '../saving/open-wall.tsx';

fillBrowserGaps();
afterEach(cleanup);

const ADDRESS = '/ann/home/_ideas/';
const LAMP = bobsPin({ id: '102', title: 'Lamp', grid_title: 'Lamp' });
const BOB = aViewer({ ...aUserShort({ username: 'bob' }), entityId: '12' as never });

const withBoard = (server: WireServer, ideas: unknown[] = [LAMP]) =>
  server
    .on('Board.get', aWireAnswer(aWireBoard()))
    .on('BoardContentRecommendation.get', aWireAnswer(ideas))
    .on('BoardFeed.get', aWireAnswer([]));

describe('the ideas for a board', () => {
  test('are a tab of it with an address of its own', async () => {
    const { user, address } = openApp({ at: '/ann/home/', server: withBoard(new WireServer()) });
    await user.click(await screen.findByRole('link', { name: 'More ideas' }));
    expect(await screen.findByRole('article', { name: 'Lamp' })).toBeDefined();
    expect(address()).toBe(ADDRESS);
    expect(screen.getByRole('feed', { name: 'More ideas for Home' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'More ideas' }).getAttribute('aria-current')).toBe('page');
  });

  test('are saved to the board with one tap, whatever was used last', async () => {
    const server = withBoard(aSavingServer([LAMP]));
    const { user, stores } = await openWall([LAMP], { server, at: ADDRESS });
    await user.click(saveButton('Lamp'));
    await waitFor(() =>
      expect(server.optionsOf('Repin.create')).toMatchObject([{ board_id: aWireBoard().id }]),
    );
    expect(stores.saving.pageBoard?.name).toBe('Home');
  });

  test('of somebody else are saved as everywhere else', async () => {
    const server = withBoard(aSavingServer([LAMP]));
    const { stores } = openApp({ at: ADDRESS, server, viewer: BOB });
    await screen.findByRole('article', { name: 'Lamp' });
    expect(stores.saving.pageBoard).toBeNull();
  });

  test('no longer take saves after one has left', async () => {
    const server = withBoard(aSavingServer([LAMP]));
    const { user, stores } = openApp({ at: ADDRESS, server, viewer: aViewer() });
    await screen.findByRole('article', { name: 'Lamp' });
    expect(stores.saving.pageBoard).not.toBeNull();
    await user.click(screen.getByRole('link', { name: 'Pins' }));
    await waitFor(() => expect(stores.saving.pageBoard).toBeNull());
  });

  test('that are none lead to a search', async () => {
    openApp({ at: ADDRESS, server: withBoard(new WireServer(), []), viewer: aViewer() });
    expect(await screen.findByText('No ideas yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Search for “Home”' }).getAttribute('href')).toBe(
      '/search/pins/?q=Home',
    );
  });

  test('that do not come are a page that says so', async () => {
    const server = withBoard(new WireServer()).on('BoardContentRecommendation.get', noAnswer);
    openApp({ at: ADDRESS, server });
    expect((await screen.findByRole('main')).textContent).toContain('offline');
  });
});
