// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireUserShort } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const bob = aWireUserShort({ id: '12', username: 'bob', full_name: 'Bob' });
const SAVED = {
  id: '71',
  type: 'news',
  category: 'save',
  header_text: 'Bob saved your Pin',
  unread: true,
  last_updated_at: 'Sat, 21 Nov 2026 12:00:00 +0000',
  content_items: [aWirePin({ id: '7', grid_title: 'A heron' })],
  sender: bob,
  url: '/pin/7/',
};
const FAVORITED = { ...SAVED, id: '72', category: 'favorite', header_text: 'Bob favorited your Pin' };
const FOLLOWED = {
  ...SAVED,
  id: '73',
  category: 'follow',
  header_text: 'Bob started following you',
  unread: false,
  content_items: [bob],
  url: '/bob/',
};
const DECIDED = {
  ...FOLLOWED,
  id: '74',
  category: 'report',
  header_text: 'We reviewed your report',
  content_items: [],
  sender: null,
  url: '/reports-and-violations/',
};

function open(news: readonly object[], answers: (server: WireServer) => WireServer = (server) => server) {
  const server = answers(
    new WireServer().on('NewsHub.get', aWireAnswer(news)).on('NewsHub.update', aWireAnswer({ ok: true })),
  );
  const viewer = aViewer({ entityId: toUserId('11'), username: 'ann', unreadNewsCount: 3 });
  return openApp({ at: '/notifications/', server, viewer });
}
const rows = async () =>
  within(await screen.findByRole('main')).findAllByRole('link', { name: /Bob|We reviewed/ });

describe('notifications', () => {
  test('lead to what they are about, and a pin has one card', async () => {
    open([SAVED, FAVORITED, FOLLOWED, DECIDED]);
    expect((await rows()).map((row) => [row.getAttribute('href'), row.textContent])).toEqual([
      ['/pin/7/', expect.stringMatching(/^Bob saved your PinNew · /)],
      ['/pin/7/', expect.stringMatching(/^Bob favorited your PinNew · /)],
      ['/bob/', expect.stringMatching(/^Bob started following you\d/)],
      ['/reports-and-violations/', expect.stringMatching(/^We reviewed your report\d/)],
    ]);
    expect(screen.getAllByRole('link', { name: 'A heron' })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Hide Pin' })).toHaveLength(1);
  });

  test('from somebody who only advertises lead to no profile', async () => {
    open([{ ...FOLLOWED, sender: { ...bob, is_ads_only_profile: true } }]);
    expect(await screen.findByText('Bob started following you')).toBeDefined();
    expect(screen.queryByRole('link', { name: /Bob/ })).toBeNull();
  });

  test('that are seen are marked as read by one call, and counted no more', async () => {
    const { server, stores } = open([SAVED, FAVORITED, FOLLOWED]);
    await rows();
    await waitFor(() => expect(stores.session.viewer?.unreadNewsCount).toBe(1));
    expect(server.optionsOf('NewsHub.update')).toEqual([{ news_ids: ['71', '72'] }]);
    expect(screen.getAllByText(/New ·/)).toHaveLength(2);
  });

  test('stay unread when the server does not hear of it', async () => {
    const { server, stores } = open([SAVED], (answers) => answers.on('NewsHub.update', noAnswer));
    await rows();
    await waitFor(() => expect(server.optionsOf('NewsHub.update')).toHaveLength(1));
    expect(stores.session.viewer?.unreadNewsCount).toBe(3);
  });

  test('are hidden by the call of their item, and come back', async () => {
    const [hide, undo] = ['/v3/news_hub/71/pin/7/hide/', '/v3/news_hub/71/pin/7/undo/'];
    const { server, user } = open([SAVED], (answers) =>
      [hide, undo].reduce((all, path) => all.on(path, aWireAnswer({ pin_id: '7' })), answers),
    );
    await user.click(await screen.findByRole('button', { name: 'Hide Pin' }));
    const cover = await screen.findByRole('group', { name: /Pin hidden/ });
    expect(screen.queryByRole('button', { name: 'Hide Pin' })).toBeNull();
    await user.click(within(cover).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: /Pin hidden/ })).toBeNull());
    expect(screen.getByRole('button', { name: 'Hide Pin' })).toBeDefined();
    await waitFor(() =>
      expect(server.requests.map(({ path }) => path).filter((path) => path.includes('news_hub'))).toEqual([
        hide,
        undo,
      ]),
    );
  });

  test('come in pages', async () => {
    const { server, user } = open([], (answers) =>
      answers.on('NewsHub.get', ({ bookmarks }) =>
        bookmarks === undefined ? aWireAnswer([SAVED], { bookmark: 'next' }) : aWireAnswer([FOLLOWED, SAVED]),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(server.optionsOf('NewsHub.get').at(-1)).toMatchObject({ bookmarks: ['next'] });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('tell when there are none', async () => {
    const { server } = open([]);
    expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeDefined();
    expect(server.optionsOf('NewsHub.update')).toEqual([]);
  });

  test('tell when they cannot be read', async () => {
    open([], (answers) => answers.on('NewsHub.get', aWireFailure('internal')));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
