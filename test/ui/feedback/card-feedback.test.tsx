// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { HttpAnswer } from '../../../src/adapters/http/client/http-client.ts';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import type { WirePin } from '../../../wire/pin.ts';
import { noAnswer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoardShort } from '../../builders/a-wire-board.ts';
import { aWireUserShort } from '../../builders/a-wire-user.ts';
import { aSavingServer, bobsPin, card, openWall } from '../saving/open-wall.tsx';
import { openApp } from '../support/open-app.tsx';
import { fillBrowserGaps } from '../support/browser-gaps.ts';

fillBrowserGaps();
afterEach(cleanup);
const named = (id: string, title: string, fields: Partial<WirePin> = {}) =>
  bobsPin({ id, title, grid_title: title, ...fields });
const FIG = named('101', 'Fig cake');
const OAK = named('102', 'Oak chair');
const done = aWireAnswer({ pin_id: '101', hidden: true });
const because = (
  reason: NonNullable<WirePin['recommendation_reason']>['reason'],
  board: { name: string; url: string } | null = null,
) => ({ recommendation_reason: { reason, reason_id: '12', has_board: board !== null, board } });

function aServer(pins: readonly WirePin[]) {
  return aSavingServer(pins)
    .on('/v3/p2p/101/hide/', done)
    .on('/v3/p2p/101/unhide/', done)
    .on('Report.create', aWireAnswer({ id: '1', state: 'open' }))
    .on('PinFeedback.update', aWireAnswer({}));
}

async function openCards(pins: readonly WirePin[] = [FIG, OAK], server = aServer(pins)) {
  const app = await openWall(pins, { server });
  await act(() => app.stores.cards.open());
  const choose = async (name: string, entry: string) => {
    await app.user.click(card(name).getByRole('button', { name: /^(Feedback on this Pin|About this ad)$/ }));
    await app.user.click(card(name).getByRole('menuitem', { name: entry }));
  };
  return { ...app, choose };
}

/** The home feed; nobody has come near its cards. */
async function openAtRest(pins: readonly WirePin[]) {
  const app = openApp({ at: '/', server: aServer(pins), viewer: aViewer({ boardCount: 5 }) });
  await screen.findAllByRole('article');
  await act(() => app.stores.cards.open());
  return app;
}

const overlay = (name: string) => card(name).getByRole('group');
const paths = (server: { requests: readonly { path: string }[] }) =>
  server.requests.map(({ path }) => path).filter((path) => path.includes('hide'));

describe('the feedback button of a card', () => {
  const entries = (name: string, menu = 'Feedback on this Pin') =>
    within(card(name).getByRole('menu', { name: menu }))
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);

  test('offers to hide, to report and to tune the feed, and to ask why where that is known', async () => {
    const { user, address } = await openCards([FIG, named('102', 'Oak chair', because('pfy'))]);
    const open = (name: string) => user.click(card(name).getByRole('button', { name: /^Feedback/ }));
    await open('Fig cake');
    expect(entries('Fig cake')).toEqual(['Hide Pin', 'Report Pin', 'Tune your home feed']);
    await open('Oak chair');
    expect(entries('Oak chair')).toEqual(['Hide Pin', 'Report Pin', 'Why this Pin', 'Tune your home feed']);
    await user.click(card('Oak chair').getByRole('menuitem', { name: /^Tune/ }));
    expect(address()).toBe('/edit');
  });

  test('is there on advertisements although nobody is near, in their words', async () => {
    const ad = named('101', 'Fig cake', {
      is_promoted: true,
      promoter: aWireUserShort({ full_name: 'Acme' }),
    });
    const { user } = await openAtRest([ad]);
    await user.click(card('Fig cake').getByRole('button', { name: 'About this ad' }));
    expect(entries('Fig cake', 'About this ad')).toEqual(['Hide ad', 'Report', 'Why this ad']);
  });

  test('is not there for visitors, nor on one’s own pins', async () => {
    const own = named('103', 'My own', { pinner: aWireUserShort(), is_promoted: true });
    await openWall([FIG], { viewer: null });
    expect(screen.queryByRole('button', { name: 'Feedback on this Pin' })).toBeNull();
    cleanup();
    const { user } = await openCards([own]);
    await user.hover(screen.getByRole('link', { name: 'My own' }));
    expect(screen.queryByRole('button', { name: 'About this ad' })).toBeNull();
  });

  test('says why a pin is shown', async () => {
    const pin = named('101', 'Fig cake', because('pfyBoard', { name: 'Kitchen', url: '/ann/kitchen/' }));
    const { choose } = await openCards([pin]);
    await choose('Fig cake', 'Why this Pin');
    const dialog = await screen.findByRole('dialog', { name: 'Why this Pin' });
    expect(within(dialog).getByText('This Pin was inspired by your board Kitchen')).toBeDefined();
  });
});

describe('hiding', () => {
  test('covers the card at once and says so to who has the focus; the link under it is out of reach', async () => {
    const answer = Promise.withResolvers<HttpAnswer>();
    const server = aServer([FIG, OAK]).on('/v3/p2p/101/hide/', () => answer.promise);
    const { choose } = await openCards([FIG, OAK], server);
    await choose('Fig cake', 'Hide Pin');
    const cover = overlay('Fig cake');
    expect(cover).toBe(document.activeElement);
    expect(document.getElementById(cover.getAttribute('aria-labelledby')!)?.textContent).toBe(
      "Pin hiddenGot it! We'll try to show you more relevant Pins in the future.",
    );
    const link = card('Fig cake').getByRole('link', { name: 'Fig cake' });
    expect(link.hasAttribute('inert')).toBe(true);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    answer.resolve(done);
    await vi.waitFor(() => expect(paths(server)).toEqual(['/v3/p2p/101/hide/']));
    expect(overlay('Fig cake')).toBe(cover);
  });

  test('promises less of a topic', async () => {
    const source_interest = { id: '7', name: 'a'.repeat(33), url_name: 'a' };
    const { choose } = await openCards([named('101', 'Fig cake', { ...because('topic'), source_interest })]);
    await choose('Fig cake', 'Hide Pin');
    expect(overlay('Fig cake').textContent).toContain(
      `We'll show you less Pins from ${'a'.repeat(32)}… in the future.`,
    );
  });

  test('can be undone: the card is back, and the focus is on it', async () => {
    const { choose, user, server } = await openCards();
    await choose('Fig cake', 'Hide Pin');
    await user.click(within(overlay('Fig cake')).getByRole('button', { name: 'Undo' }));
    expect(card('Fig cake').queryByRole('group')).toBeNull();
    const link = card('Fig cake').getByRole('link', { name: 'Fig cake' });
    expect(link.hasAttribute('inert')).toBe(false);
    expect(document.activeElement).toBe(link);
    await vi.waitFor(() => expect(paths(server)).toEqual(['/v3/p2p/101/hide/', '/v3/p2p/101/unhide/']));
  });

  test.each([
    ['refused', () => aWireFailure('pin_not_found'), 'Pin not found.'],
    ['failed', () => aWireFailure('internal'), 'Sorry! Something went wrong on our end.'],
    ['offline', noAnswer, 'You seem to be offline. Nothing was lost – try again when you’re back online.'],
  ])('that is %s brings the card back and says so', async (_how, answer, text) => {
    const { choose } = await openCards([FIG, OAK], aServer([FIG, OAK]).on('/v3/p2p/101/hide/', answer));
    await choose('Fig cake', 'Hide Pin');
    expect(await screen.findByText(text)).toBeDefined();
    expect(card('Fig cake').queryByRole('group')).toBeNull();
    expect(document.activeElement).toBe(card('Fig cake').getByRole('link', { name: 'Fig cake' }));
  });

  test('is still seen when the card has left the view and comes back', async () => {
    const { choose, goTo, goBack } = await openCards();
    await choose('Fig cake', 'Hide Pin');
    goTo('/about/');
    await vi.waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    goBack();
    await screen.findAllByRole('article');
    expect(overlay('Fig cake').textContent).toContain('Pin hidden');
    expect(document.activeElement).not.toBe(overlay('Fig cake'));
  });

  test('covers a card that nobody has come near, as a finger does', async () => {
    const { stores } = await openAtRest([FIG]);
    expect(card('Fig cake').queryByRole('button', { name: 'Feedback on this Pin' })).toBeNull();
    act(() => stores.cards.parts!.feedback.hide(stores.pins.find(toPinId('101'))!, 'AuthHomefeed'));
    expect(overlay('Fig cake').textContent).toContain('Pin hidden');
    await vi.waitFor(() => expect(stores.feeds.openAnew({ kind: 'home' }).ids).toEqual([]));
  });

  test('lets the home feed begin anew when one next goes there', async () => {
    const { choose, stores } = await openCards();
    const before = stores.feeds.open({ kind: 'home' });
    await choose('Fig cake', 'Hide Pin');
    await vi.waitFor(() => expect(stores.feeds.openAnew({ kind: 'home' })).not.toBe(before));
  });
});

describe('a hidden pin that came by what one follows', () => {
  const bob = aWireUserShort({ id: '12', full_name: 'Bob Example', explicitly_followed_by_me: true });
  const followed = named('101', 'Fig cake', { ...because('followed'), pinner: bob });

  const hidden = async (server = aServer([followed]), pin = followed) => {
    const app = await openCards([pin], server);
    await app.choose('Fig cake', 'Hide Pin');
    return app;
  };
  const button = (name: string) => within(overlay('Fig cake')).getByRole('button', { name });

  test('offers to stop that; Undo follows again', async () => {
    const server = aServer([followed])
      .on('UserFollow.delete', aWireAnswer(bob))
      .on('UserFollow.create', aWireAnswer(bob));
    const { user } = await hidden(server);
    await user.click(button('Unfollow Bob Example'));
    expect(overlay('Fig cake').textContent).toContain(
      "You unfollowed Bob Example and won't see Pins they save anymore.",
    );
    const told = { pin_id: '101', feedback_type: 'unfollow' };
    await vi.waitFor(() =>
      expect(server.optionsOf('PinFeedback.update')).toEqual([{ ...told, undo: false }]),
    );
    expect(server.optionsOf('UserFollow.delete')).toEqual([{ user_id: '12' }]);

    await user.click(button('Undo'));
    expect(overlay('Fig cake').textContent).toContain('Pin hidden');
    await vi.waitFor(() => expect(server.optionsOf('UserFollow.create')).toEqual([{ user_id: '12' }]));
    await vi.waitFor(() =>
      expect(server.optionsOf('PinFeedback.update').at(-1)).toEqual({ ...told, undo: true }),
    );
  });

  test('may have come by a board', async () => {
    const board = aWireBoardShort({ id: '61', name: 'Home', followed_by_me: true });
    const pin = named('101', 'Fig cake', {
      ...because('pfyBoard', { name: 'Home', url: '/bob/home/' }),
      board,
    });
    const server = aServer([pin]).on('/v3/boards/61/follow/', aWireAnswer(board));
    const { user } = await hidden(server, pin);
    await user.click(button('Unfollow Home'));
    expect(overlay('Fig cake').textContent).toContain(
      "You unfollowed the board Home and won't see Pins saved to it anymore.",
    );
    await vi.waitFor(() =>
      expect(server.requests.find(({ path }) => path.includes('boards'))?.method).toBe('DELETE'),
    );
  });

  test('says so when it goes on being followed', async () => {
    const { user } = await hidden(aServer([followed]).on('UserFollow.delete', aWireFailure('forbidden')));
    await user.click(button('Unfollow Bob Example'));
    expect(await screen.findByText('You are not allowed to do that.')).toBeDefined();
    await vi.waitFor(() => expect(overlay('Fig cake').textContent).toContain('Pin hidden'));
  });
});

describe('reporting', () => {
  const THANKS = 'ReportedThanks! Your feedback helps us keep the Pinakes community safe.';
  const asked = () => screen.findByRole('dialog', { name: 'Report this Pin' });

  test('asks for a reason, takes a text, and thanks on the card', async () => {
    const { choose, user, server } = await openCards();
    await choose('Fig cake', 'Report Pin');
    const dialog = within(await asked());
    expect(dialog.getAllByRole('radio')).toHaveLength(10);
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await dialog.findByText('Choose a reason.')).toBeDefined();
    expect(server.optionsOf('Report.create')).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: 'Hate' }));
    await user.type(dialog.getByLabelText(/^Tell us more/), 'Look at it');
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    await vi.waitFor(() => expect(overlay('Fig cake').textContent).toBe(THANKS));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(overlay('Fig cake')).toBe(document.activeElement);
    expect(server.optionsOf('Report.create')).toEqual([
      { object_type: 'pin', object_id: '101', reason: 'hate', text: 'Look at it' },
    ]);
  });

  test('takes no more than 1000 characters', async () => {
    const { choose, user, server } = await openCards();
    await choose('Fig cake', 'Report Pin');
    const dialog = within(await asked());
    await user.click(dialog.getByRole('radio', { name: 'Spam' }));
    fireEvent.change(dialog.getByLabelText(/^Tell us more/), { target: { value: 'a'.repeat(1001) } });
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await dialog.findByText('Tell us more is too long: 1,000 characters at most.')).toBeDefined();
    expect(server.optionsOf('Report.create')).toEqual([]);
  });

  test('the same again is no failure', async () => {
    const server = aServer([FIG]).on('Report.create', aWireFailure('conflict'));
    const { choose, user } = await openCards([FIG], server);
    await choose('Fig cake', 'Report Pin');
    await user.click(within(await asked()).getByRole('radio', { name: 'Spam' }));
    await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText(/^You’ve already reported this\./)).toBeDefined();
    await user.click(
      within(await asked())
        .getAllByRole('button', { name: 'Close' })
        .at(-1)!,
    );
    expect(overlay('Fig cake').textContent).toBe(THANKS);
  });

  test('without a connection says so, and keeps what was typed', async () => {
    const { choose, user } = await openCards([FIG], aServer([FIG]).on('Report.create', noAnswer));
    await choose('Fig cake', 'Report Pin');
    const dialog = within(await asked());
    await user.click(dialog.getByRole('radio', { name: 'Spam' }));
    await user.type(dialog.getByLabelText(/^Tell us more/), 'Look');
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await dialog.findByText(/^You seem to be offline/)).toBeDefined();
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Tell us more/).value).toBe('Look');
    expect(card('Fig cake').queryByRole('group')).toBeNull();
  });
});
