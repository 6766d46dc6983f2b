// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import type { Pin } from '../../../src/domain/pins/pin.ts';
import { pinFromWire } from '../../../wire/pin-from-wire.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aCarousel, aSlot } from '../../builders/a-carousel.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aStory, storyBlocks } from '../../builders/a-story.ts';
import { aUserShort, aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aSellingPin } from '../../builders/cards-of-every-kind.ts';
import { aScreen } from '../grid/a-screen.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
beforeEach(() => {
  aScreen();
  // No page of these tests is ever busy.
  window.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const NAME = 'Odd';
const named = { title: NAME, gridTitle: NAME };
const thousand = Array.from({ length: 1_000 }, (_, index) => `entry ${index}`);

/** The home feed of a pin as it should be and an odd one, whose tools somebody has come near to. */
async function openWith(odd: Pin) {
  const server = new WireServer().on('UserHomefeed.get', aWireAnswer([aWirePin()]));
  const { stores, logger } = openApp({ at: '/', server, viewer: aViewer() });
  await screen.findByRole('article');
  const pin = { ...odd, entityId: toPinId('102'), seoUrl: '/pin/102/' };
  act(() => {
    stores.pins.put([pin]);
    const feed = stores.feeds.open({ kind: 'home' });
    feed.arrange([...feed.ids, pin.entityId]);
  });
  const card = await vi.waitUntil(() => screen.getAllByRole('article')[1]);
  await act(() => stores.cards.open());
  fireEvent.focusIn(within(card).getAllByRole('link')[0]!);
  return { card, logger };
}

/** Both cards stand, the odd one can be opened, and developers are told of it once. */
function expectToStand({ card, logger }: Awaited<ReturnType<typeof openWith>>, odd: readonly string[]) {
  expect(screen.getByRole('link', { name: 'A chair' })).toBeDefined();
  const link = card.querySelector('[data-card-focus]')!;
  expect(link.getAttribute('href')).toBe('/pin/102/');
  expect(screen.queryByText('This Pin can’t be shown here')).toBeNull();
  expect(logger.entries).toEqual([{ level: 'warn', event: 'odd-pin', detail: { pin: '102', odd } }]);
}

test('a pin with every optional field null is called a pin, and can be opened', async () => {
  const nothing = Object.fromEntries(Object.keys(aWirePin()).map((name) => [name, null]));
  const opened = await openWith(pinFromWire({ ...nothing, id: '102' }));
  expect(within(opened.card).getByRole('link', { name: 'Pin' })).toBeDefined();
  expectToStand(opened, ['nobody-named', 'no-picture']);
});

test.each<[string, Partial<Pin>]>([
  ['hashtags', { hashtags: thousand }],
  ['shopping flags', { shoppingFlags: thousand.map(() => 1) }],
  ['slots', { carouselData: aCarousel(1_000) }],
  ['pages', { storyPinDataId: '8', storyPinData: aStory(thousand.map((text) => [storyBlocks.text(text)])) }],
  ['blocks', { storyPinDataId: '8', storyPinData: aStory([thousand.map(storyBlocks.text)]) }],
  [
    'things of a collection',
    {
      collectionPin: {
        itemData: thousand.map((id) => ({
          pinId: toPinId(id),
          link: null,
          images: [{ url: '/a.webp', width: 1, height: 1 }],
        })),
      },
    },
  ],
  [
    'things of a collage',
    {
      collagePin: {
        itemData: thousand.map((entityId) => ({
          entityId,
          link: '',
          image: { url: '/a.webp', width: 1, height: 1 },
        })),
      },
    },
  ],
  [
    'words about its picture',
    { pinJoin: { shoppingKlpUrls: [], visualAnnotation: thousand, annotationsWithLinksArray: [] } },
  ],
])('a thousand %s make a card that is no larger than others', async (_list, fields) => {
  const opened = await openWith(aPin({ ...named, ...fields }));
  expect(opened.card.querySelectorAll('*').length).toBeLessThan(60);
  expectToStand(opened, ['endless-list']);
});

test('texts of ten thousand characters without a space stand on their card, cut by its lines', async () => {
  const endless = 'a'.repeat(10_000);
  const pinner = aUserShort({ fullName: endless });
  const texts = { title: endless, gridTitle: endless, description: endless, altText: endless };
  const opened = await openWith(aPin({ ...texts, pinner, link: `https://${endless}.example/` }));
  expectToStand(opened, ['endless-text']);
});

test.each(['QQQ', 'Pieces of eight', ''])('a price in the currency "%s" is a figure', async (currency) => {
  const offer = { price: null, price_val: 12, standard_price: null, currency } as const;
  const opened = await openWith(aPin({ ...aSellingPin(offer), ...named }));
  expect(opened.card.textContent).toMatch(/12\.00/);
  expectToStand(opened, ['unknown-currency']);
});

test('a rating of NaN is none', async () => {
  const rating = { rating: NaN, maxRating: 5, count: 10 };
  const opened = await openWith(aPin({ ...aSellingPin(), ...named, rating }));
  expect(opened.card.textContent).not.toContain('NaN');
  expect(within(opened.card).queryByRole('img', { name: /out of/ })).toBeNull();
  expectToStand(opened, ['odd-rating']);
});

test('a slot without a picture shows the picture of its pin', async () => {
  const carouselSlots = [aSlot(1, { images: {} }), aSlot(2)];
  const pin = aPin({ ...named, altText: 'Its own', carouselData: aCarousel(2, { carouselSlots }) });
  const opened = await openWith(pin);
  const image = opened.card.querySelector('img')!;
  expect(image.srcset || image.src).toContain(pin.imageSpec['236x']!.url);
  expectToStand(opened, ['slot-without-picture']);
});

test('unknown kinds and flags have no effect', async () => {
  const odd = pinFromWire({
    ...aWirePin({ title: NAME, grid_title: NAME }),
    type: 'poem',
    method: 'telepathy',
    privacy: 'hidden',
    access: ['fly'],
    video_status: 'odd',
    shopping_flags: [77, 'x', null],
    reaction_by_me: 99,
    reaction_counts_data: [{ reaction_type: 99, reaction_count: -3 }, null],
    sponsorship: { status: 9 },
    recommendation_reason: { reason: 'weather' },
    embed: { type: 'hologram', src: 'javascript:no' },
    story_pin_data: { pages: [{ blocks: [{ type: 'smell' }] }] },
    is_promoted: 'perhaps',
  });
  const opened = await openWith(odd);
  expectToStand(opened, ['empty-page', 'unknown-flag', 'unknown-sponsorship']);
});
