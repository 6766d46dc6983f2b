// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { HttpAnswer } from '../../../src/adapters/http/http-client.ts';
import type { WirePin } from '../../../wire/pin.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { bobsPin } from '../saving/open-wall.tsx';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

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
    'Copy link',
    'E-mail',
  ]);
});

test('visitors have none of this', async () => {
  await openPin(bobsPin({ id: '101' }), undefined, null);
  expect(screen.queryByRole('button', { name: /Send|Favorite|See stats/ })).toBeNull();
});

describe('the figures of an own pin', () => {
  const own = aWirePin({ id: '101' });
  const lines = () =>
    [...screen.getByRole('dialog', { name: 'Stats of this pin' }).querySelectorAll('dl > div')].map(
      ({ textContent }) => textContent,
    );

  test('say what is known, and of the rest that it is not', async () => {
    const stats = aWireAnswer({ days: 30, impressions: 1234, saves: null, pin_clicks: 0 });
    const { user } = await openPin(own, new WireServer().on('OnPinAnalytics.get', stats));
    await user.click(screen.getByRole('button', { name: 'See stats' }));
    await screen.findByText('1,234');
    expect(lines()).toEqual(['Impressions1,234', 'Saves–This stat is not available yet', 'Pin clicks0']);
    expect(screen.getByText('–').parentElement?.dataset['tooltip']).toBe('This stat is not available yet');
  });

  test('of what is only promoted leave saves out', async () => {
    const stats = aWireAnswer({ days: 30, impressions: 5, pin_clicks: 2 });
    const server = new WireServer().on('OnPinAnalytics.get', stats);
    const { user } = await openPin(aWirePin({ id: '101', is_promoted_only: true }), server);
    await user.click(screen.getByRole('button', { name: 'See stats' }));
    await screen.findByText('5');
    expect(lines()).toEqual(['Impressions5', 'Pin clicks2']);
  });

  test('that do not come can be asked for again', async () => {
    const server = new WireServer().on('OnPinAnalytics.get', aWireFailure('unavailable'));
    const { user } = await openPin(own, server);
    await user.click(screen.getByRole('button', { name: 'See stats' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.on('OnPinAnalytics.get', aWireAnswer({ days: 30, impressions: 8, saves: 0, pin_clicks: 0 }));
    await user.click(again);
    expect(await screen.findByText('8')).toBeTruthy();
  });

  test('of others are nobody else’s business', async () => {
    await openPin(bobsPin({ id: '101' }));
    expect(screen.queryByRole('button', { name: 'See stats' })).toBeNull();
  });
});
