// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toPinId, toUserId } from '../../../../src/domain/ids/ids.ts';
import type { Pin } from '../../../../src/domain/pins/pin.ts';
import type { Surface } from '../../../../src/domain/surfaces/surface.ts';
import { AppContext } from '../../../../src/ui/base/app-context.ts';
import { PinCard } from '../../../../src/ui/pins/card/pin-card.tsx';
import { pinGridItem, type PinGridItem } from '../../../../src/ui/pins/card/pin-grid-item.ts';
import { richMetadataFromWire } from '../../../../wire/rich-data-from-wire.ts';
import type { WireOfferSummary } from '../../../../wire/rich-data.ts';
import { aCardSetting } from '../../../builders/a-card-setting.ts';
import { aPin } from '../../../builders/a-pin.ts';
import { aUserShort } from '../../../builders/a-user.ts';
import { aWireProduct, aWireRichMetadata } from '../../../builders/a-wire-rich-metadata.ts';
import { anApp } from '../../support/an-app.ts';

afterEach(cleanup);

const selling = (offer: Partial<WireOfferSummary> = {}): Partial<Pin> => ({
  isShoppable: true,
  richMetadata: richMetadataFromWire(aWireRichMetadata({ products: [aWireProduct(offer)] })),
});
const rated = (rating: number): Partial<Pin> => ({ rating: { rating, maxRating: 5, count: 1234 } });
const person = {
  link: 'https://oven.example/',
  destinationUrl: null,
  linkDomain: null,
  pinner: aUserShort({ fullName: 'Ann Ash' }),
};

/** The lines under the picture, from top to bottom. */
function linesOf(fields: Partial<Pin>): readonly Element[] {
  const { container } = render(
    <PinCard item={pinGridItem(aPin({ ...person, ...fields }))} href="/pin/101/" index={0} />,
  );
  return [...(container.querySelector('.text')?.children ?? [])];
}

/** The address of the picture in a line. */
const pictureIn = (line: Element | undefined) =>
  /url\("(.*)"\)/.exec(line?.querySelector<HTMLElement>('[style]')?.style.backgroundImage ?? '')?.[1];

test('the lines stand in their order', () => {
  const lines = linesOf({ ...selling(), ...rated(4.5), pinNote: { text: 'For the hall' } });
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ann Ash'),
    'A chair',
    '$10.00',
    '4.5 (1.2k)',
    'For the hall',
  ]);
});

test('something that was owned before says so', () => {
  expect(linesOf({ isEligibleForPreLovedGoodsLabel: true }).at(-1)?.textContent).toBe('Pre-owned');
});

test('the board of several people is named with its picture', () => {
  const board = { ...aPin().board!, name: 'Our hall', collaboratorCount: 2, imageCoverUrl: '/cover.webp' };
  const line = linesOf({ board }).at(-1);
  expect(line?.textContent).toBe('Our hall');
  expect(pictureIn(line)).toBe('/cover.webp');
});

test('a card that says nothing has no lines', () => {
  expect(linesOf({ title: '', gridTitle: '', link: null })).toEqual([]);
});

describe('where a pin comes from', () => {
  const first = (fields: Partial<Pin>) => linesOf(fields)[0];

  test('is its pinner with an avatar', () => {
    const imageMediumUrl = '/ann.webp';
    const pinner = aUserShort({ fullName: 'Ann Ash', isDefaultImage: false, imageMediumUrl });
    const line = first({ pinner });
    expect(line?.textContent).toBe('Ann Ash');
    expect(pictureIn(line)).toBe('/ann.webp');
  });

  test('is the official account of its site', () => {
    const officialUser = aUserShort({ fullName: 'The Oven' });
    expect(first({ linkDomain: { domain: 'oven.example', officialUser } })?.textContent).toContain(
      'The Oven',
    );
  });

  test('is its site, where nobody is known', () => {
    expect(first({ pinner: null })?.textContent).toContain('oven.example');
  });

  test.each([
    ['has no link', { link: null }],
    ['has one that is not to be followed', { isGoLinkless: true }],
  ])('is not said of a pin that %s', (_what, fields) => {
    expect(linesOf(fields).map(({ textContent }) => textContent)).toEqual(['A chair']);
  });
});

describe('the price on a card', () => {
  const priceOf = (fields: Partial<Pin>) => linesOf(fields).at(-1);

  test('that is reduced stands before the original one, which is struck', () => {
    const price = priceOf(selling({ standard_price_val: 12 }));
    expect(price?.textContent).toBe('$10.00, previously $12.00');
    expect(price?.querySelector('s')?.textContent).toBe('$12.00');
  });

  test('that was never another stands alone', () => {
    expect(priceOf(selling({ standard_price_val: 10 }))?.textContent).toBe('$10.00');
    expect(priceOf(selling())?.textContent).toBe('$10.00');
  });

  test('of several things goes from the lowest to the highest', () => {
    const offer = { price_val: 5, min_price_val: 5, max_price_val: 9 };
    expect(priceOf(selling(offer))?.textContent).toBe('$5.00-$9.00');
    expect(priceOf(selling({ price_val: 5, min_price_val: 5 }))?.textContent).toBe('$5.00');
  });

  test('gives way to why there is none', () => {
    expect(priceOf({ ...selling(), isOosProduct: true })?.textContent).toBe('Sold out');
  });
});

describe('the rating on a card', () => {
  test('is said as one sentence', () => {
    linesOf(rated(4.24));
    expect(screen.getByRole('img', { name: 'Rated 4.2 out of 5 by 1.2k people' }).textContent).toBe(
      '4.2 (1.2k)',
    );
  });

  test.each([
    [4.24, '4'],
    [4.25, '4.5'],
    [4.74, '4.5'],
    [4.75, '5'],
    [0, '0'],
  ])('of %d is drawn as %s stars', (rating, stars) => {
    linesOf(rated(rating));
    expect(document.querySelector('[data-stars]')?.getAttribute('data-stars')).toBe(stars);
  });
});

describe('the title of an own pin', () => {
  const ann = aUserShort({ entityId: toUserId('11') });
  const board = { ...aPin().board!, owner: ann };
  const draw = (surface: Surface, fields: Partial<Pin> = {}) => {
    const pin = aPin({ access: ['write', 'delete'], board, ...fields });
    const item = pinGridItem(pin, aCardSetting({ surface, viewerId: ann.entityId }));
    render(<PinCard item={item} href="/pin/101/" index={0} />);
    return screen.queryByText('A chair');
  };

  test.each<Surface>(['UserProfilePinGrid', 'BaseBoardPinGrid', 'BoardlessPins'])(
    'only names the link in %s',
    (surface) => {
      expect(draw(surface)).toBeNull();
      expect(screen.getByRole('link', { name: 'A chair' })).toBeTruthy();
    },
  );

  test('is shown elsewhere, and on a board of several people', () => {
    expect(draw('AuthHomefeed')).not.toBeNull();
    cleanup();
    expect(draw('UserProfilePinGrid', { board: { ...board, collaboratorCount: 1 } })).not.toBeNull();
  });
});

test('a served card has all its lines', () => {
  const pin = aPin({ ...selling(), ...rated(4.5) });
  const page = document.createElement('div');
  page.innerHTML = renderToString(<PinCard item={pinGridItem(pin)} href="/pin/101/" index={0} />);
  expect(page.textContent).toContain('$10.00');
  expect(page.textContent).toContain('4.5 (1.2k)');
});

describe('a card that is served', () => {
  const app = anApp();
  const served = (item: PinGridItem) => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <AppContext value={app}>
        <PinCard item={item} href="/pin/101/" index={0} served />
      </AppContext>,
    );
    return page;
  };
  const thing = (id: string) => ({
    pinId: toPinId(id),
    link: null,
    images: [{ url: `/${id}.webp`, width: 236, height: 300 }],
  });

  test('shows the first things of a collection before any script', () => {
    const pin = aPin({ collectionPin: { itemData: ['1', '2', '3', '4'].map(thing) } });
    const items = [...served(pinGridItem(pin)).querySelectorAll('[aria-label="Items"] a')];
    expect(items.map((item) => [item.getAttribute('href'), item.querySelector('img')?.src])).toEqual(
      ['1', '2', '3'].map((id) => [`/pin/${id}/`, expect.stringContaining(`/${id}.webp`)]),
    );
  });

  test('leads from a list of things to buy to the shop before any script', () => {
    const item = pinGridItem(aPin(person), aCardSetting({ isShoppingList: true }));
    const link = [...served(item).querySelectorAll('a')].find(({ text }) => text === 'Visit site');
    expect(link?.href).toBe('https://oven.example/');
  });
});

describe('the badge of a card', () => {
  const badgeOf = (fields: Partial<Pin>) => {
    render(<PinCard item={pinGridItem(aPin(fields))} href="/pin/101/" index={0} />);
    const link = screen.getByRole('link', { name: 'A chair' });
    const id = link.getAttribute('aria-describedby');
    return id === null ? null : document.getElementById(id);
  };

  test('of a moving picture says GIF', () => {
    const badge = badgeOf({ embed: { type: 'gif', subtype: '', src: '/a.gif', width: 2, height: 3 } });
    expect(badge?.textContent).toBe('GIF');
  });

  test('of a product is a sign with a name', () => {
    const badge = badgeOf({ isShoppable: true });
    expect([badge?.getAttribute('aria-label'), badge?.dataset['sign']]).toEqual(['Product', 'product']);
  });

  test('is not there on a plain picture', () => {
    expect(badgeOf({})).toBeNull();
  });
});

test.each([
  ['a pointer that hovers', true, []],
  ['fingers', false, ['More options']],
])('%s: the button of the menu is drawn only where it is used', (_, matches, names) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  const setting = aCardSetting({ surface: 'AuthHomefeed', viewerId: toUserId('77') });
  const item = pinGridItem(aPin(person), setting);
  render(<PinCard item={item} href="/pin/101/" index={0} />);
  expect(screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(names);
  vi.unstubAllGlobals();
});
