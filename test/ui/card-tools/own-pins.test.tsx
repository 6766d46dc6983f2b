// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWireBoardShort } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireUser } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { aSavingServer, bobsPin, card, openWall } from '../saving/open-wall.tsx';

fillBrowserGaps();
let reduced = false;
beforeEach(() => {
  reduced = false;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduced-motion') }));
  Element.prototype.animate = () => ({}) as Animation;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CHAIR = { id: '101', title: 'Chair', grid_title: 'Chair' };

async function openCard(pin: ReturnType<typeof aWirePin>, server?: WireServer) {
  const app = await openWall([pin], { server: server ?? aSavingServer([pin]) });
  await act(async () => void (await app.stores.cards.open()));
  return app;
}

describe('on boards with collaborators', () => {
  const shared = aWireBoardShort({ collaborator_count: 1 });
  const favorite = () => card('Chair').queryByRole('button', { name: /^Favorite/ });

  test('the owner can make a pin a favorite', async () => {
    const pin = aWirePin({ ...CHAIR, board: shared });
    const answer = aWireAnswer({ id: '101', favorited_by_me: true, favorite_user_count: 1 });
    const { user, server } = await openCard(pin, aSavingServer([pin]).on('/v3/pins/101/favorite/', answer));
    await user.click(favorite()!);
    expect([favorite()?.getAttribute('aria-pressed'), favorite()?.textContent]).toEqual(['true', '1']);
    await vi.waitFor(() =>
      expect(server.requests.at(-1)).toMatchObject({ method: 'POST', path: '/v3/pins/101/favorite/' }),
    );
  });

  test.each([
    [false, [{ duration: 2000, easing: 'steps(60)' }]],
    [true, []],
  ])('with motion reduced: %s its sign moves as %o, and not when that is ended', async (isReduced, moved) => {
    const animated: unknown[] = [];
    Element.prototype.animate = function (_frames, options) {
      animated.push(options);
      return {} as Animation;
    };
    reduced = isReduced;
    const pin = aWirePin({ ...CHAIR, board: shared });
    const server = aSavingServer([pin]).on('/v3/pins/101/favorite/', (_options, { method }) =>
      aWireAnswer({ id: '101', favorited_by_me: method === 'POST', favorite_user_count: 0 }),
    );
    const { user } = await openCard(pin, server);
    await user.click(favorite()!);
    expect(animated).toEqual(moved);
    await vi.waitFor(() => expect(favorite()?.getAttribute('aria-disabled')).toBeNull());
    await user.click(favorite()!);
    expect(favorite()?.getAttribute('aria-pressed')).toBe('false');
    expect(animated).toEqual(moved);
  });

  test('nobody else can, and on other boards not even the owner', async () => {
    await openCard(bobsPin({ ...CHAIR, board: { ...bobsPin().board, collaborator_count: 1 } }));
    expect(favorite()).toBeNull();
    cleanup();
    await openCard(aWirePin({ ...CHAIR, board: aWireBoardShort({ collaborator_count: 0 }) }));
    expect(favorite()).toBeNull();
  });
});

describe('the figures of a pin', () => {
  const creator = aViewer({ boardCount: 5, isPartner: true });
  const server = () =>
    aSavingServer([])
      .on('User.get', aWireAnswer(aWireUser()))
      .on('UserActivityPins.get', aWireAnswer([aWirePin(CHAIR)]))
      .on('OnPinAnalytics.get', aWireAnswer({ days: 30, impressions: 1234, saves: 5, pin_clicks: 0 }));

  test('are read on the cards of what a creator has made', async () => {
    const at = '/ann/_created/';
    const app = await openWall([], { server: server(), viewer: creator, at });
    await act(async () => void (await app.stores.cards.open()));
    await app.user.click(card('Chair').getByRole('button', { name: 'See stats' }));
    expect(await screen.findByText('1,234')).toBeTruthy();
  });

  test('are not on cards elsewhere', async () => {
    await openCard(aWirePin(CHAIR));
    expect(card('Chair').queryByRole('button', { name: 'See stats' })).toBeNull();
  });
});
