import { describe, expect, test } from 'vitest';
import { toUserId, type UserId } from '../../../../src/domain/ids/ids.ts';
import { textRoom } from '../../../../src/domain/layout/card-footer.ts';
import { gridMetrics } from '../../../../src/domain/layout/grid-metrics.ts';
import type { Pin } from '../../../../src/domain/pins/pin.ts';
import type { ShoppingTag } from '../../../../src/domain/shopping/shopping-tag.ts';
import type { Surface } from '../../../../src/domain/surfaces/surface.ts';
import { pictureAspect } from '../../../../src/ui/pins/card/pin-card-shape.ts';
import { pinGridItem } from '../../../../src/ui/pins/card/pin-grid-item.ts';
import { richMetadataFromWire } from '../../../../wire/rich-data-from-wire.ts';
import { aCardSetting } from '../../../builders/a-card-setting.ts';
import { aPin } from '../../../builders/a-pin.ts';
import { aUserShort } from '../../../builders/a-user.ts';
import { aWireProduct, aWireRichMetadata } from '../../../builders/a-wire-rich-metadata.ts';

const sized = (width: number, height: number) =>
  aPin({ imageSpec: { '236x': { url: '/a.webp', width, height, dominantColor: null } } });

test.each([
  [236, 354, 1.5],
  [236, 118, 0.5],
  [236, 944, 2.75],
  [1000, 100, 0.5],
  [0, 0, 1],
  [Infinity, Infinity, 1],
])('a picture of %i × %i stands on the card with the proportion %f', (width, height, aspect) => {
  expect(pictureAspect(sized(width, height))).toBe(aspect);
});

test('a pin without a picture is square', () => {
  expect(pictureAspect(aPin({ imageSpec: {} }))).toBe(1);
});

const linked = { link: 'https://oven.example/', destinationUrl: null, linkDomain: null, isGoLinkless: false };
const site = { ...linked, pinner: null };
const person = { ...linked, pinner: aUserShort() };
const linkless = { link: null, destinationUrl: null };
const titled = { title: 'A fig', gridTitle: 'A fig' };
const untitled = { title: '', gridTitle: '' };
const rated = { rating: { rating: 4.5, maxRating: 5, count: 86 } };
const noted = { pinNote: { text: 'For the hall' } };
const shared = { board: { ...aPin().board!, collaboratorCount: 1 } };
const sold = {
  richMetadata: richMetadataFromWire(
    aWireRichMetadata({ products: [aWireProduct({ standard_price_val: 12 })] }),
  ),
};

const square = { imageSpec: { '236x': { url: '/a.webp', width: 236, height: 236, dominantColor: null } } };
const tall = { imageSpec: { '236x': { url: '/a.webp', width: 236, height: 354, dominantColor: null } } };
const wordy = {
  title: 'Boats drawn up on the shore for the evening, seen from the old bridge',
  gridTitle: 'Boats drawn up on the shore for the evening, seen from the old bridge',
};

const heightOf = (fields: Partial<Pin>, width = 1280) => {
  const { fixed } = pinGridItem(aPin({ ...tall, ...fields }));
  return typeof fixed === 'function' ? fixed(textRoom(gridMetrics(width))) : fixed;
};

describe('the block of source, title and price', () => {
  test.each<[string, Partial<Pin>, number]>([
    ['of a square pin with a price', { ...titled, ...person, ...square, ...sold }, 90],
    ['of a square pin without title and with a price', { ...untitled, ...linkless, ...square, ...sold }, 90],
    ['of a square pin', { ...wordy, ...person, ...square }, 68],
    ['of a square pin that is sold out', { ...titled, ...person, ...square, isOosProduct: true }, 90],
    ['of another pin with a price', { ...wordy, ...person, ...sold }, 68],
    ['of a pin with a long title', { ...wordy, ...person }, 68],
    ['of a pin with a short title alone', { ...titled, ...linkless }, 68],
    ['of a pin with a site alone', { ...untitled, ...site }, 68],
  ])('%s has its height, at every width', (_what, fields, height) => {
    expect([1280, 700, 390, 320].map((width) => heightOf(fields, width))).toEqual(Array(4).fill(height));
  });

  test.each<[string, Partial<Pin>, number]>([
    ['a source', { ...wordy, ...person }, 2],
    ['a price', { ...wordy, ...linkless, ...sold }, 2],
    ['source and price', { ...wordy, ...person, ...sold }, 1],
    ['source and price under a square picture', { ...wordy, ...person, ...square, ...sold }, 2],
  ])('has room beside %s for so many lines of title: %#', (_what, fields, lines) => {
    expect(pinGridItem(aPin({ ...tall, ...fields })).footer.titleClamp).toBe(lines);
  });

  test('grows where a person has asked for wider text that would not fit', () => {
    const { fixed } = pinGridItem(aPin({ ...tall, ...wordy, ...person, ...sold }));
    const room = textRoom(gridMetrics(1280), { letter: 0.12, word: 0.16, line: 1.25 });
    expect(typeof fixed === 'function' && fixed(room)).toBe(6 + Math.ceil((22 + 2 * 20 + 20) * 1.25));
  });
});

test.each<[string, Partial<Pin>, number]>([
  ['nothing', { ...untitled, ...linkless }, 0],
  ['a rating', { ...untitled, ...linkless, ...rated }, 6 + 20],
  ['a note', { ...untitled, ...linkless, ...noted }, 6 + 20],
  ['a board of several people', { ...untitled, ...linkless, ...shared }, 6 + 24],
  ['title and rating', { ...titled, ...linkless, ...rated }, 68 + 20],
  ['everything', { ...titled, ...site, ...square, ...sold, ...rated, ...noted }, 90 + 2 * 20],
])('under the picture of a pin with %s the grid keeps the height of its text', (_what, fields, height) => {
  expect(heightOf(fields)).toBe(height);
});

test('for a title that only names the card the grid keeps no room', () => {
  const ann = aUserShort();
  const own = { access: ['write'] as const, board: { ...aPin().board!, owner: ann } };
  const heightIn = (surface: Surface) => {
    const { fixed } = pinGridItem(
      aPin({ ...titled, ...linkless, ...own }),
      aCardSetting({ surface, viewerId: ann.entityId }),
    );
    return typeof fixed === 'function' ? fixed(textRoom(gridMetrics(1280))) : fixed;
  };
  expect([heightIn('BaseBoardPinGrid'), heightIn('AuthHomefeed')]).toEqual([0, 68]);
});

test('the same pin is another item for another viewer', () => {
  const pin = aPin({ access: ['write'], board: { ...aPin().board!, owner: aUserShort() } });
  const [one, other] = [aUserShort().entityId, toUserId('999')];
  const shown = (viewerId: UserId) =>
    pinGridItem(pin, aCardSetting({ surface: 'BaseBoardPinGrid', viewerId })).footer.title;
  expect([shown(one), shown(other), shown(one)]).toEqual(['', 'A chair', '']);
});

test('the card in the grid has the name that the pin has on the card', () => {
  expect(pinGridItem(aPin(titled))).toMatchObject({ label: 'A fig' });
});

test.each([
  [{ minY: 100, maxY: 300 }, 200 / 236],
  [{ minY: 0, maxY: 400 }, 400 / 236],
  [{ minY: 300, maxY: 100 }, 400 / 236],
  [{ minY: NaN, maxY: 300 }, 400 / 236],
])('of a picture of 236 by 400 the crop %o is seen', (imageCrop, aspect) => {
  expect(pictureAspect({ ...sized(236, 400), imageCrop })).toBeCloseTo(aspect, 5);
});

describe('the text of a card', () => {
  const PICTURES = aCardSetting({ isWordless: true });
  const label = { sponsorship: { creator: null, sponsor: null, status: 1 } };
  const partsAt = (height: number, fields: Partial<Pin> = {}) => {
    const image = { url: '/a.webp', width: 236, height, dominantColor: null };
    return pinGridItem(aPin({ ...fields, imageSpec: { '236x': image } })).parts.map(({ kind }) => kind);
  };
  // A note alone takes 26 with the space above it.
  test('is hidden on a card that is under 160 high', () => {
    const note = { ...untitled, ...linkless, ...noted };
    expect(partsAt(133, note)).toEqual([]);
    expect(partsAt(134, note)).toEqual(['note']);
  });

  test('tells who pays on every card', () => {
    expect(partsAt(120, { ...untitled, ...label })).toEqual(['source']);
  });

  test('is hidden from who sees pictures alone; the card keeps its name', () => {
    const item = pinGridItem(aPin(), PICTURES);
    expect([item.parts, item.footer.title, item.label]).toEqual([[], '', 'A chair']);
    expect(pinGridItem(aPin(label), PICTURES).parts).toHaveLength(1);
  });

  test('has room for a shopping tag that stands without a price', () => {
    const flagged = aPin({ ...untitled, ...linkless, shoppingFlags: [5] });
    const heightFor = (tagLook: ShoppingTag | null) => {
      const { fixed } = pinGridItem(flagged, aCardSetting({ tagLook }));
      return typeof fixed === 'function' ? fixed(textRoom(gridMetrics(1280))) : fixed;
    };
    expect([heightFor('footer'), heightFor('overlay'), heightFor(null)]).toEqual([68, 0, 0]);
  });

  test('has titles of as many lines as its grid has room for', () => {
    expect(pinGridItem(aPin(), aCardSetting({ surface: 'ShoppingGridSmall' })).footer.titleClamp).toBe(1);
    expect(pinGridItem(aPin(), aCardSetting({ surface: 'AuthHomefeed' })).footer.titleClamp).toBe(2);
  });
});
