// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HttpAnswer } from '../../../src/adapters/http/client/http-client.ts';
import { countSeenPins } from '../../builders/count-seen-pins.ts';
import {
  MASONRY_EXPERIMENT,
  MASONRY_GROUPS,
} from '../../../src/domain/layout/internal/masonry-experiment.ts';
import { watchSeenCards } from '../../../src/ui/counting/watch-seen-cards.ts';
import { HIDES_FOOTER } from '../../../src/ui/base/stores/page-data-store.ts';
import { hidesCardFooter } from '../../../src/domain/experiences/hidden-footer.ts';
import type { Viewer } from '../../../src/domain/users/user.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aScreen } from '../grid/a-screen.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
beforeEach(() => void aScreen());
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pin = (id: number) => aWirePin({ id: String(id), title: `Pin ${id}`, grid_title: `Pin ${id}` });
const titles = () => screen.queryAllByRole('article').map((article) => article.getAttribute('aria-label'));

/** Three pins a page, so that every page is on the first screen; `second` answers for the second one. */
async function openFeed(second: HttpAnswer | (() => Promise<HttpAnswer>)) {
  const server = new WireServer().on('UserHomefeed.get', ({ bookmarks }) =>
    bookmarks === undefined
      ? aWireAnswer([pin(1), pin(2), pin(3)], { bookmark: 'two' })
      : typeof second === 'function'
        ? second()
        : second,
  );
  const app = openApp({ at: '/', server, viewer: aViewer() });
  await screen.findByRole('article', { name: 'Pin 1' });
  return app;
}

describe('near its end', () => {
  test('a feed goes on by itself until there is no more, and says so once', async () => {
    await openFeed(aWireAnswer([pin(4)]));
    await screen.findByRole('article', { name: 'Pin 4' });
    expect(titles()).toEqual(['Pin 1', 'Pin 2', 'Pin 3', 'Pin 4']);
    expect(await screen.findByText('1 more pin. You’ve reached the end.')).toBeDefined();
  });

  test('is busy while more is coming, and then says how much has come', async () => {
    const answer = Promise.withResolvers<HttpAnswer>();
    await openFeed(() => answer.promise);
    await screen.findByText('Loading…');
    expect(screen.getByRole('feed').getAttribute('aria-busy')).toBe('true');
    answer.resolve(aWireAnswer([pin(4), pin(5)]));
    await screen.findByRole('article', { name: 'Pin 5' });
    expect(screen.getByRole('feed').getAttribute('aria-busy')).toBe('false');
    expect(await screen.findByText('2 more pins. You’ve reached the end.')).toBeDefined();
  });

  test('a page that does not come leaves what is there and waits for the person', async () => {
    const { user, server } = await openFeed(noAnswer);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Couldn’t load more pins');
    expect(alert.textContent).toContain('You seem to be offline');
    expect(titles()).toEqual(['Pin 1', 'Pin 2', 'Pin 3']);
    await act(async () => window.dispatchEvent(new Event('scroll')));
    expect(server.optionsOf('UserHomefeed.get')).toHaveLength(2);

    server.on('UserHomefeed.get', aWireAnswer([pin(4)]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article', { name: 'Pin 4' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the text under pictures', () => {
  const texts = () => [...document.querySelectorAll('article .title')].map(({ textContent }) => textContent);
  async function openWith(viewer: Viewer | null, hideFooter: boolean) {
    const server = new WireServer().on('UserHomefeed.get', aWireAnswer([pin(1)]));
    const { stores } = openApp({ at: '/', server, viewer });
    await screen.findByRole('article', { name: 'Pin 1' });
    const active = [{ experienceId: 500_417, displayData: { hide_footer: hideFooter } }];
    act(() => stores.pageData.set(HIDES_FOOTER, hidesCardFooter(viewer !== null, active)));
  }

  test.each([
    ['a member whom an experience is to teach without', aViewer(), true, []],
    ['a member whom it does not hide it from', aViewer(), false, ['Pin 1']],
    ['a visitor', null, true, ['Pin 1']],
    ['a member whose grids are pictures alone', aViewer({ isEligibleForImageOnlyGrid: true }), false, []],
  ])('as %s sees it', async (_who, viewer, hideFooter, shown) => {
    await openWith(viewer, hideFooter);
    expect(texts()).toEqual(shown);
    expect(screen.getByRole('link', { name: 'Pin 1' })).toBeDefined();
  });
});

test('a link that is followed away and back by its name finds the feed as it was', async () => {
  const { goTo, goBack, server } = await openFeed(aWireAnswer([pin(4)]));
  await screen.findByRole('article', { name: 'Pin 4' });
  server.on('Pin.get', aWireAnswer(pin(9)));
  goTo('/pin/9/');
  await screen.findByRole('heading', { name: 'Pin 9' });
  goBack();
  expect(titles()).toEqual(['Pin 1', 'Pin 2', 'Pin 3', 'Pin 4']);
  expect(server.optionsOf('UserHomefeed.get')).toHaveLength(2);
});

describe('the words under the pictures', () => {
  const open = async (isEligibleForImageOnlyGrid: boolean) => {
    const server = new WireServer().on('UserHomefeed.get', aWireAnswer([pin(1)]));
    openApp({ at: '/', server, viewer: aViewer({ isEligibleForImageOnlyGrid }) });
    return screen.findByRole('article', { name: 'Pin 1' });
  };

  test('are seen on every card', async () => {
    expect((await open(false)).textContent).toContain('Pin 1');
  });

  test('are left out for who has grids of pictures alone; what a card is called stays', async () => {
    const card = await open(true);
    expect(card.textContent).not.toContain('Pin 1');
    expect(within(card).getByRole('link', { name: 'Pin 1' })).toBeDefined();
  });
});

describe.each(MASONRY_GROUPS)('in the group %s of what is tried out about grids', (group) => {
  test('cards stand in their places, and those in view are counted', async () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
    const server = new WireServer().on('UserHomefeed.get', aWireAnswer([1, 2, 3, 4, 5, 6].map(pin)));
    const { stores } = openApp({ at: '/', server, viewer: aViewer() });
    stores.context.takePart({ [MASONRY_EXPERIMENT]: group });
    const cards = await screen.findAllByRole('article');
    const places = cards.map(({ style }) => style.transform);
    expect(places).toHaveLength(6);
    expect(new Set(places).size).toBe(6);
    const [first] = cards;
    for (const cell of cards)
      cell.getBoundingClientRect = () => new DOMRect(0, cell === first ? 0 : 2_000, 236, 400);

    vi.useFakeTimers();
    const { sent, pins } = countSeenPins();
    const end = watchSeenCards(pins, stores.context);
    vi.advanceTimersByTime(6_001);
    end();
    vi.useRealTimers();
    expect(sent.map(({ impressions }) => impressions)).toEqual([['1']]);
  });
});
