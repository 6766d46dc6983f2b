// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toBoardId, toUserId } from '../../../src/domain/ids/ids.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort, aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { aWireSettings } from '../../builders/a-wire-settings.ts';
import { aWireUser, aWireUserShort } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const BEA = { id: '7', username: 'bea', full_name: 'Bea Oak' };
const VIEWER = aViewer({ entityId: toUserId('1'), username: 'vera' });

const button = () => screen.getByRole('button', { name: /^Follow/ });
const found = () => screen.findByRole('button', { name: /^Follow/ });

function profileServer(fields = {}) {
  return new WireServer()
    .on('User.get', aWireAnswer(aWireUser({ ...BEA, follower_count: 4, ...fields })))
    .on('Boards.get', aWireAnswer([]))
    .on('UserSettings.get', aWireAnswer(aWireSettings()))
    .on('UserFollow.create', aWireAnswer(aWireUserShort(BEA)))
    .on('UserFollow.delete', aWireAnswer(aWireUserShort(BEA)));
}

async function openProfile(server = profileServer(), viewer: typeof VIEWER | null = VIEWER) {
  const app = openApp({ at: '/bea/', server, viewer });
  await screen.findByRole('heading', { name: 'Bea Oak' });
  return app;
}

describe('following a person', () => {
  test('shows at once, on the profile and wherever else the person is named', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aWireAnswer>>();
    const server = profileServer().on('UserFollow.create', () => answer.promise);
    const { user, stores } = await openProfile(server);
    const pin = aPin({ pinner: aUserShort({ entityId: toUserId('7') }) });
    act(() => stores.pins.put([pin]));
    await user.click(await found());
    await vi.waitFor(() => expect(button().textContent).toBe('Following'));
    expect(button().getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('5 followers')).toBeDefined();
    expect(stores.pins.find(pin.entityId)?.pinner?.explicitlyFollowedByMe).toBe(true);
    answer.resolve(aWireAnswer(aWireUserShort(BEA)));
    await vi.waitFor(() => expect(server.optionsOf('UserFollow.create')).toEqual([{ user_id: '7' }]));
    expect(button().textContent).toBe('Following');
  });

  test('stays shown when a page from before comes in between', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aWireAnswer>>();
    const server = profileServer().on('UserFollow.create', () => answer.promise);
    const { user, stores } = await openProfile(server);
    act(() => stores.users.put({ ...VIEWER, followingCount: 2 }));
    const before = stores.users.find('bea')!;
    await user.click(await found());
    act(() => stores.users.put(before));
    expect(button().textContent).toBe('Follow');
    answer.resolve(aWireAnswer(aWireUserShort(BEA)));
    await vi.waitFor(() => expect(button().textContent).toBe('Following'));
    expect(stores.users.find('vera')?.followingCount).toBe(3);
  });

  test('ends by the same button', async () => {
    const server = profileServer({ explicitly_followed_by_me: true });
    const { user } = await openProfile(server);
    await user.click(await found());
    await vi.waitFor(() => expect(server.optionsOf('UserFollow.delete')).toEqual([{ user_id: '7' }]));
    expect(button().textContent).toBe('Follow');
    expect(screen.getByText('3 followers')).toBeDefined();
  });

  test('counts on the own profile too', async () => {
    const { user, stores } = await openProfile();
    act(() => stores.users.put({ ...VIEWER, followingCount: 2 }));
    await user.click(await found());
    await vi.waitFor(() => expect(stores.users.find('vera')?.followingCount).toBe(3));
  });

  test('lets the home feed begin anew when one next goes there', async () => {
    const { user, stores } = await openProfile();
    const before = stores.feeds.open({ kind: 'home' });
    await user.click(await found());
    await vi.waitFor(() => expect(stores.feeds.openAnew({ kind: 'home' })).not.toBe(before));
  });

  test('ends as the last press wanted, however fast one presses', async () => {
    const answers = [Promise.withResolvers<ReturnType<typeof aWireAnswer>>()];
    const server = profileServer().on('UserFollow.create', () => answers[0]!.promise);
    const { user } = await openProfile(server);
    await user.click(await found());
    await vi.waitFor(() => expect(server.optionsOf('UserFollow.create')).toHaveLength(1));
    await user.click(button());
    await vi.waitFor(() => expect(button().textContent).toBe('Follow'));
    answers[0]!.resolve(aWireAnswer(aWireUserShort(BEA)));
    await vi.waitFor(() => expect(server.optionsOf('UserFollow.delete')).toHaveLength(1));
    expect(button().textContent).toBe('Follow');
  });
});

describe('following that did not work', () => {
  test.each([
    [
      'the network is away',
      noAnswer,
      'You seem to be offline. Nothing was lost – try again when you’re back online.',
    ],
    ['the server is broken', () => aWireFailure('internal'), 'Sorry! Something went wrong on our end.'],
    ['it is refused', () => aWireFailure('forbidden'), 'You are not allowed to do that.'],
  ])('is taken back and told when %s', async (_why, answer, text) => {
    const { user } = await openProfile(profileServer().on('UserFollow.create', answer));
    await user.click(await found());
    expect(await screen.findByText(text)).toBeDefined();
    expect(button().textContent).toBe('Follow');
    expect(screen.getByText('4 followers')).toBeDefined();
  });
});

describe('the button', () => {
  test('leads visitors to log in, and back', async () => {
    await openProfile(profileServer(), null);
    const link = await screen.findByRole('link', { name: 'Follow Bea Oak' });
    expect(link.getAttribute('href')).toBe('/login/?next=%2Fbea%2F');
  });

  test('is missing on oneself, where the profile can be edited instead', async () => {
    const server = profileServer();
    await openProfile(server, aViewer({ entityId: toUserId('7'), username: 'bea' }));
    expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe('/settings');
  });
});

describe('following a board', () => {
  const boardServer = () =>
    new WireServer()
      .on('Board.get', aWireAnswer(aWireBoard({ id: '21', owner: aWireUserShort(BEA), url: '/bea/home/' })))
      .on('BoardFeed.get', aWireAnswer([]))
      .on('BoardSections.get', aWireAnswer([]))
      .on('UserSettings.get', aWireAnswer(aWireSettings()))
      .on('/v3/boards/21/follow/', aWireAnswer(aWireBoard()));

  test('tells the server and shows at once', async () => {
    const server = boardServer();
    const { user, stores } = openApp({ at: '/bea/home/', server, viewer: VIEWER });
    await user.click(await screen.findByRole('button', { name: 'Follow Home' }));
    await screen.findByRole('button', { name: 'Following Home' });
    await vi.waitFor(() =>
      expect(server.requests.at(-1)).toMatchObject({ method: 'PUT', path: '/v3/boards/21/follow/' }),
    );
    expect(stores.boards.find(toBoardId('21'))).toMatchObject({ followedByMe: true, followerCount: 1 });
  });

  test('is taken back when it fails', async () => {
    const server = boardServer().on('/v3/boards/21/follow/', aWireFailure('internal'));
    const { user } = openApp({ at: '/bea/home/', server, viewer: VIEWER });
    await user.click(await screen.findByRole('button', { name: 'Follow Home' }));
    expect(await screen.findByText('Sorry! Something went wrong on our end.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Follow Home' })).toBeDefined();
  });
});
