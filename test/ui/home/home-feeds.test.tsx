// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { fillBrowserGaps, runIdleTasksAtOnce } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const member = (homeFeed: 'for_you' | 'following' = 'for_you') =>
  aViewer({ homeFeed, pinCount: 30, followingCount: 5 });
const wallOf = (...pins: object[]) =>
  new WireServer().on('UserHomefeed.get', aWireAnswer(pins)).on('UserSettings.update', aWireAnswer({}));
const button = (name: string) => screen.findByRole('button', { name });

describe('new pins', () => {
  afterEach(() => vi.useRealTimers());
  const comeBack = () => {
    vi.setSystemTime(Date.now() + 61_000);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  test('are announced when one comes back to the page, and shown when that is pressed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const server = wallOf(aWirePin());
    openApp({ at: '/', server, viewer: member() });
    await screen.findByRole('article', { name: 'A chair' });
    const isAsked = () => server.optionsOf('UserHomefeed.get').some((options) => 'newer_than' in options);
    await waitFor(() => {
      comeBack();
      expect(isAsked()).toBe(true);
    });
    const lamp = aWirePin({ id: '102', grid_title: 'A lamp' });
    expect(server.optionsOf('UserHomefeed.get')).toContainEqual(
      expect.objectContaining({ newer_than: '101', page_size: 1 }),
    );
    server.on('UserHomefeed.get', aWireAnswer([lamp]));
    comeBack();
    await userEvent.click(await button('New Pins'));
    await screen.findByRole('article', { name: 'A lamp' });
    expect(screen.queryByRole('article', { name: 'A chair' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'New Pins' })).toBeNull();
  });
});

describe('the two home feeds', () => {
  test('are chosen by tabs, and the choice is kept', async () => {
    const server = wallOf(aWirePin());
    openApp({ at: '/', server, viewer: member() });
    expect((await button('For you')).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(await button('Following'));
    expect((await button('Following')).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() =>
      expect(server.optionsOf('UserHomefeed.get')).toContainEqual(
        expect.objectContaining({ mode: 'following' }),
      ),
    );
    await waitFor(() =>
      expect(server.optionsOf('UserSettings.update')).toMatchObject([
        { profile_view: { home_feed: 'following' } },
      ]),
    );
  });

  test('open as they were left', async () => {
    const server = wallOf(aWirePin());
    openApp({ at: '/', server, viewer: member('following') });
    expect((await button('Following')).getAttribute('aria-pressed')).toBe('true');
    expect(server.optionsOf('UserHomefeed.get')).toEqual([expect.objectContaining({ mode: 'following' })]);
  });

  test('say what to do where nothing is followed, and at the end', async () => {
    openApp({ at: '/', server: wallOf(), viewer: member('following') });
    expect(await screen.findByRole('heading', { name: 'Follow people, boards and topics' })).toBeDefined();
    cleanup();
    openApp({ at: '/', server: wallOf(aWirePin()), viewer: member() });
    expect(await screen.findByRole('heading', { name: 'That’s everything for now' })).toBeDefined();
    const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(way('Explore ideas')).toBe('/ideas');
    expect(way('Create a pin')).toBe('/pin/create/');
    expect(way('Tune your home feed')).toBe('/edit');
  });

  test('are no choice of visitors', async () => {
    openApp({ at: '/', server: wallOf(aWirePin()), viewer: null });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Following' })).toBeNull();
  });
});

describe('ideas for own boards', () => {
  const GARDEN = aWireBoard({ id: '41', name: 'Garden', pin_count: 3 });
  const withBoards = () => {
    runIdleTasksAtOnce();
    return wallOf(aWirePin())
      .on('Boards.get', aWireAnswer([GARDEN, aWireBoard({ id: '42', name: 'Empty', pin_count: 0 })]))
      .on('BoardContentRecommendation.get', aWireAnswer([aWirePin({ id: '301', grid_title: 'A trellis' })]));
  };

  test('stand behind the feeds, each with its own list, and take saves', async () => {
    const viewer = aViewer({ homeFeed: 'for_you', pinCount: 30, boardCount: 2 });
    const { stores } = openApp({ at: '/', server: withBoards(), viewer });
    await userEvent.click(await button('Garden'));
    expect(await screen.findByRole('article', { name: 'A trellis' })).toBeDefined();
    expect(screen.getByRole('feed', { name: 'Ideas for Garden' })).toBeDefined();
    expect((await button('For you')).getAttribute('aria-pressed')).toBe('false');
    expect(stores.saving.pageBoard?.name).toBe('Garden');
    expect(screen.queryByRole('button', { name: 'Empty' })).toBeNull();
    await userEvent.click(await button('For you'));
    expect(await screen.findByRole('feed', { name: 'Home feed' })).toBeDefined();
    expect(stores.saving.pageBoard).toBeNull();
  });

  test('are no tabs of somebody without boards', async () => {
    const server = withBoards();
    openApp({ at: '/', server, viewer: aViewer({ homeFeed: 'for_you', pinCount: 30, boardCount: 0 }) });
    await button('For you');
    expect(server.optionsOf('Boards.get')).toEqual([]);
  });
});
