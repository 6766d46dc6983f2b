// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { aWireTopic } from '../../builders/a-wire-topic.ts';
import { aWireUser } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const VIEWER = aViewer({ entityId: toUserId('1'), username: 'vera' });

/** `count` people, numbered from `from` on. */
const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    aWireUser({ id: `1${from + index}`, username: `user${from + index}`, full_name: `User ${from + index}` }),
  );

function aServer() {
  return new WireServer()
    .on('User.get', aWireAnswer(aWireUser({ id: '7', username: 'bea', full_name: 'Bea Oak' })))
    .on('UserFollowers.get', ({ bookmarks }) =>
      bookmarks === undefined ? aWireAnswer(people(1, 50), { bookmark: 'next' }) : aWireAnswer(people(51, 1)),
    )
    .on('UserFollowing.get', aWireAnswer([]))
    .on('BoardFollowing.get', aWireAnswer([aWireBoard({ name: 'Oak chairs' })]));
}

const rows = () => screen.getAllByRole('listitem').filter((item) => within(item).queryByText(/^@user/));

describe('followers', () => {
  test('of 51 come as 50 and 1', async () => {
    const server = aServer();
    const { user } = openApp({ at: '/bea/_followers/', server, viewer: VIEWER });
    await screen.findByRole('heading', { name: 'Followers of Bea Oak' });
    expect(rows()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show more people' }));
    await vi.waitFor(() => expect(rows()).toHaveLength(51));
    expect(screen.queryByRole('button', { name: 'Show more people' })).toBeNull();
  });

  test('can be followed from the list', async () => {
    const server = aServer().on('UserFollow.create', aWireAnswer({}));
    const { user } = openApp({ at: '/bea/_followers/', server, viewer: VIEWER });
    await user.click(await screen.findByRole('button', { name: 'Follow User 3' }));
    await screen.findByRole('button', { name: 'Following User 3' });
  });

  test('that did not come can be asked for again', async () => {
    let away = true;
    const server = aServer().on('UserFollowers.get', ({ bookmarks }) => {
      if (bookmarks === undefined) return aWireAnswer(people(1, 2), { bookmark: 'next' });
      return away ? noAnswer() : aWireAnswer(people(3, 1));
    });
    const { user } = openApp({ at: '/bea/_followers/', server, viewer: VIEWER });
    await user.click(await screen.findByRole('button', { name: 'Show more people' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(rows()).toHaveLength(2);
    away = false;
    await user.click(screen.getByRole('button', { name: 'Show more people' }));
    await vi.waitFor(() => expect(rows()).toHaveLength(3));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('whom and what somebody follows', () => {
  test('is told when it is nobody', async () => {
    openApp({ at: '/bea/_following/', server: aServer(), viewer: VIEWER });
    expect(await screen.findByText('Not following anyone yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See their boards' }).getAttribute('href')).toBe('/bea/');
  });

  test('has an address for people and one for boards', async () => {
    const { user, address } = openApp({ at: '/bea/_following/', server: aServer(), viewer: VIEWER });
    await user.click(await screen.findByRole('link', { name: 'Boards' }));
    await screen.findByRole('heading', { name: 'Boards Bea Oak follows' });
    expect(address()).toBe('/bea/_following/boards/');
    expect(await screen.findByText('Oak chairs')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Follow Oak chairs' })).toBeDefined();
  });
});

describe('the topics that somebody follows', () => {
  const topics = [aWireTopic(), aWireTopic({ id: '1003', name: 'Art', url_name: 'art', follower_count: 2 })];
  const topicServer = () =>
    aServer()
      .on('InterestFollowing.get', aWireAnswer([{ ...topics[0], followed_by_me: true, follower_count: 1 }]))
      .on('Categories.get', aWireAnswer(topics))
      .on('InterestFollow.create', aWireAnswer(aWireTopic()))
      .on('InterestFollow.delete', aWireAnswer(aWireTopic()));
  const openTopics = async (server: WireServer, viewer = VIEWER) => {
    const app = openApp({ at: '/bea/_following/topics/', server, viewer });
    await screen.findByRole('heading', { name: 'Topics Bea Oak follows' });
    return app;
  };
  const BEA = aViewer({ entityId: toUserId('7'), username: 'bea' });

  test('have an address of their own, and can be followed from there', async () => {
    const server = topicServer().on('InterestFollowing.get', aWireAnswer(topics));
    const { user, address } = openApp({ at: '/bea/_following/', server, viewer: VIEWER });
    await user.click(await screen.findByRole('link', { name: 'Topics' }));
    await user.click(await screen.findByRole('button', { name: 'Follow Art' }));
    await screen.findByRole('button', { name: 'Following Art' });
    expect(screen.getByText(/3 followers/)).toBeDefined();
    expect(address()).toBe('/bea/_following/topics/');
    expect(server.optionsOf('InterestFollow.create')).toMatchObject([{ interest_id: '1003' }]);
    expect(screen.queryByRole('heading', { name: 'Topics to follow' })).toBeNull();
  });

  test('are one’s own to end, and stand beside those that one could follow', async () => {
    const server = topicServer();
    const { user } = await openTopics(server, BEA);
    await user.click(screen.getByRole('button', { name: 'Following Cooking' }));
    await screen.findByRole('button', { name: 'Follow Cooking' });
    expect(server.optionsOf('InterestFollow.delete')).toMatchObject([{ interest_id: '1010' }]);
    const others = screen.getByRole('region', { name: 'Topics to follow' });
    expect(within(others).getAllByRole('button')).toHaveLength(1);
    await user.click(within(others).getByRole('button', { name: 'Follow Art' }));
    await within(others).findByRole('button', { name: 'Following Art' });
  });

  test('stay as they were when the server did not hear of it', async () => {
    const server = topicServer().on('InterestFollow.delete', noAnswer);
    const { user } = await openTopics(server, BEA);
    await user.click(screen.getByRole('button', { name: 'Following Cooking' }));
    expect(await screen.findByText(/You seem to be offline/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Following Cooking' })).toBeDefined();
  });

  test('that are none are told', async () => {
    await openTopics(topicServer().on('InterestFollowing.get', aWireAnswer([])));
    expect(await screen.findByText('Not following any topics yet')).toBeDefined();
  });

  test('come a page at a time', async () => {
    const server = topicServer().on('InterestFollowing.get', ({ bookmarks }) =>
      bookmarks === undefined ? aWireAnswer([topics[0]], { bookmark: 'next' }) : aWireAnswer([topics[1]]),
    );
    const { user } = await openTopics(server);
    await user.click(screen.getByRole('button', { name: 'Show more topics' }));
    expect(await screen.findByText('Art')).toBeDefined();
    expect(screen.getByText('Cooking')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more topics' })).toBeNull();
  });
});

test('of nobody there is no list', async () => {
  const server = aServer().on('User.get', aWireFailure('user_not_found'));
  openApp({ at: '/nobody/_followers/', server, viewer: VIEWER });
  expect(await screen.findByText('We couldn’t find that page')).toBeDefined();
});

describe('somebody who only advertises', () => {
  const acme = aWireUser({ id: '8', username: 'acme', full_name: 'Acme', is_ads_only_profile: true });

  test('is named in a list of people without a link', async () => {
    const server = aServer().on('UserFollowers.get', aWireAnswer([acme]));
    openApp({ at: '/bea/_followers/', server, viewer: VIEWER });
    expect(await screen.findByText('@acme')).toBeDefined();
    expect(screen.queryByRole('link', { name: /Acme/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Bea Oak' }).getAttribute('href')).toBe('/bea/');
  });

  test.each(['/acme/_followers/', '/acme/_following/'])('is not linked above %s', async (at) => {
    openApp({ at, server: aServer().on('User.get', aWireAnswer(acme)), viewer: VIEWER });
    await screen.findByRole('heading', { level: 1, name: /Acme/ });
    expect(screen.queryByRole('link', { name: 'Acme' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'See their boards' })).toBeNull();
  });
});

test('another spelling of the name leads to the right one', async () => {
  const { address } = openApp({ at: '/BEA/_followers/', server: aServer(), viewer: VIEWER });
  await vi.waitFor(() => expect(address()).toBe('/bea/_followers/'));
});
