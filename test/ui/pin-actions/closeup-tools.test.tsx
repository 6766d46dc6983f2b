// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { HttpAnswer } from '../../../src/adapters/http/client/http-client.ts';
import { HeartIcon } from '../../../src/ui/kit/icons/heart-icon.tsx';
import type { WirePin } from '../../../wire/pin.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { bobsPin } from '../saving/open-wall.tsx';
import { fillBrowserGaps, runIdleTasksAtOnce } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';
import { aWireUserShort } from '../../builders/a-wire-user.ts';

fillBrowserGaps();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const FAVORITE = '/v3/pins/101/favorite/';

async function openPin(
  pin: WirePin,
  server = new WireServer(),
  viewer: ReturnType<typeof aViewer> | null = aViewer(),
) {
  server.on('Pin.get', aWireAnswer(pin));
  const app = openApp({ at: '/pin/101/', server, viewer });
  await screen.findByRole('heading', { level: 1 });
  if (viewer !== null) await screen.findByRole('button', { name: 'Send' });
  return app;
}

const favorite = () => screen.getByRole('button', { name: /^Favorite/ });
const shown = () => [favorite().getAttribute('aria-pressed'), favorite().textContent];

describe('favorite', () => {
  const pin = bobsPin({ id: '101', favorite_user_count: 3, favorite_count: 3 });

  test('is shown at once, is out of order until it was told, and then says what the server says', async () => {
    const answer = Promise.withResolvers<HttpAnswer>();
    const server = new WireServer().on(FAVORITE, () => answer.promise);
    const { user } = await openPin(pin, server);
    expect(shown()).toEqual(['false', '3']);
    await user.click(favorite());
    expect(shown()).toEqual(['true', '4']);
    expect(favorite().getAttribute('aria-disabled')).toBe('true');
    await user.click(favorite());
    await act(async () =>
      answer.resolve(aWireAnswer({ id: '101', favorited_by_me: true, favorite_user_count: 7 })),
    );
    await vi.waitFor(() => expect(shown()).toEqual(['true', '7']));
    expect(favorite().getAttribute('aria-disabled')).toBeNull();
    expect(server.requests.filter(({ path }) => path === FAVORITE)).toHaveLength(1);
  });

  test('is a star: the heart is the reaction Love alone', async () => {
    await openPin(pin);
    const { container } = render(<HeartIcon />);
    const drawing = favorite().querySelector('path')?.getAttribute('d');
    expect(drawing).toBeDefined();
    expect(drawing).not.toBe(container.querySelector('path')!.getAttribute('d'));
  });

  test.each([
    ['fails', aWireFailure('unavailable')],
    ['is refused', aWireFailure('pin_not_found', { message: 'Sorry! Something went wrong on our end.' })],
  ])('that %s is taken back, which is said', async (_how, answer) => {
    const { user } = await openPin(pin, new WireServer().on(FAVORITE, answer));
    await user.click(favorite());
    expect(await screen.findByText('Sorry! Something went wrong on our end.')).toBeTruthy();
    expect(shown()).toEqual(['false', '3']);
    expect(favorite().getAttribute('aria-disabled')).toBeNull();
  });

  test('of many people shows 9+', async () => {
    await openPin(bobsPin({ id: '101', favorite_user_count: 1000 }));
    expect(favorite().textContent).toBe('9+');
  });
});

test('an open pin is sent by its Share Menu', async () => {
  const { user } = await openPin(bobsPin({ id: '101' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const menu = within(screen.getByRole('menu', { name: 'Share Menu' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Send to people',
    'Copy link',
    'Email',
  ]);
});

describe('the menu of an open pin', () => {
  const more = () => screen.getByRole('button', { name: 'More options' });
  const entries = () =>
    within(screen.getByRole('menu', { name: 'More options' }))
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);
  const told = {
    recommendation_reason: { reason: 'pfy', reason_id: '', has_board: false, board: null },
  } as const;
  const ad = { is_promoted: true, promoter: aWireUserShort({ full_name: 'Acme' }) };

  test.each([
    ['of others', bobsPin({ id: '101' }), ['Download image', 'Hide Pin', 'Report Pin']],
    [
      'that came with a reason',
      bobsPin({ id: '101', ...told }),
      ['Download image', 'Hide Pin', 'Report Pin', 'Why this Pin'],
    ],
    [
      'that is paid for',
      bobsPin({ id: '101', ...ad }),
      ['Download image', 'Hide ad', 'Report', 'Why this ad'],
    ],
    ['of one’s own', aWirePin({ id: '101' }), ['See stats', 'Download image']],
  ])('holds of a pin %s what is wanted seldom', async (_whose, pin, expected) => {
    const { user } = await openPin(pin);
    await user.click(more());
    expect(entries()).toEqual(expected);
  });

  test('goes by keys, and gives the focus back', async () => {
    const { user } = await openPin(bobsPin({ id: '101' }));
    more().focus();
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Report Pin');
    await user.keyboard('d');
    expect(document.activeElement?.textContent).toBe('Download image');
    const kept: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      kept.push(this.download);
    });
    await user.keyboard('{Enter}');
    expect(kept).toEqual(['a-chair.jpg']);
    expect(document.activeElement).toBe(more());
  });

  test('hides a pin at once, says so where no card does, and brings it back', async () => {
    const hidden = aWireAnswer({ pin_id: '101' });
    const server = new WireServer().on('/v3/p2p/101/hide/', hidden).on('/v3/p2p/101/unhide/', hidden);
    const { user } = await openPin(bobsPin({ id: '101' }), server);
    const calls = () => server.requests.map(({ path }) => path).filter((path) => path.includes('hide'));
    await user.click(more());
    await user.click(screen.getByRole('menuitem', { name: 'Hide Pin' }));
    expect(await screen.findByText('Pin hidden')).toBeTruthy();
    expect(screen.getByText("Got it! We'll try to show you more relevant Pins in the future.")).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await vi.waitFor(() => expect(calls()).toEqual(['/v3/p2p/101/hide/', '/v3/p2p/101/unhide/']));
  });

  test('asks why a pin is shown', async () => {
    runIdleTasksAtOnce();
    const { user } = await openPin(bobsPin({ id: '101', ...told }));
    await user.click(more());
    await user.click(screen.getByRole('menuitem', { name: 'Why this Pin' }));
    const dialog = await screen.findByRole('dialog', { name: 'Why this Pin' });
    expect(dialog.textContent).toContain('This Pin was inspired by your recent activity');
    window.requestIdleCallback = () => 0;
  });
});

test('members save, send, react and have a menu', async () => {
  await openPin(bobsPin({ id: '101' }));
  for (const name of ['Save', 'Send', 'More options', 'React'])
    expect(await screen.findByRole('button', { name })).toBeTruthy();
});

test('visitors have none of this', async () => {
  await openPin(bobsPin({ id: '101' }), undefined, null);
  expect(screen.queryByRole('button', { name: /Send|Favorite|More options|React/ })).toBeNull();
});

describe('the figures of an own pin', () => {
  const own = aWirePin({ id: '101' });
  const openStats = async (user: UserEvent) => {
    await user.click(screen.getByRole('button', { name: 'More options' }));
    await user.click(screen.getByRole('menuitem', { name: 'See stats' }));
    await screen.findByRole('dialog', { name: 'Pin stats' });
  };
  const lines = () =>
    [...screen.getByRole('dialog', { name: 'Pin stats' }).querySelectorAll('dl > div')].map(
      ({ textContent }) => textContent,
    );

  test('say what is known, and of the rest that it is not', async () => {
    const stats = aWireAnswer({ days: 30, impressions: 1234, saves: null, pin_clicks: 0 });
    const { user } = await openPin(own, new WireServer().on('OnPinAnalytics.get', stats));
    await openStats(user);
    await screen.findByText('1,234');
    expect(lines()).toEqual(['Impressions1,234', 'Saves–This stat is not available yet', 'Pin clicks0']);
    expect(screen.getByText('–').parentElement?.dataset['tooltip']).toBe('This stat is not available yet');
  });

  test('of what is only promoted leave saves out', async () => {
    const stats = aWireAnswer({ days: 30, impressions: 5, pin_clicks: 2 });
    const server = new WireServer().on('OnPinAnalytics.get', stats);
    const { user } = await openPin(aWirePin({ id: '101', is_promoted_only: true }), server);
    await openStats(user);
    await screen.findByText('5');
    expect(lines()).toEqual(['Impressions5', 'Pin clicks2']);
  });

  test('that do not come can be asked for again', async () => {
    const server = new WireServer().on('OnPinAnalytics.get', aWireFailure('unavailable'));
    const { user } = await openPin(own, server);
    await openStats(user);
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.on('OnPinAnalytics.get', aWireAnswer({ days: 30, impressions: 8, saves: 0, pin_clicks: 0 }));
    await user.click(again);
    expect(await screen.findByText('8')).toBeTruthy();
    expect(lines()).toContain('Saves0');
  });

  test('of others are nobody else’s business', async () => {
    await openPin(bobsPin({ id: '101' }));
    expect(screen.queryByRole('menuitem', { name: 'See stats' })).toBeNull();
  });
});
