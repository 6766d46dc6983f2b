import { describe, expect, test } from 'vitest';
import { toUserId, type UserId } from '../../../src/domain/ids/ids.ts';
import { textRoom } from '../../../src/domain/layout/card-footer.ts';
import { gridMetrics } from '../../../src/domain/layout/grid-metrics.ts';
import type { Pin } from '../../../src/domain/pins/pin.ts';
import type { ShoppingTag } from '../../../src/domain/shopping/shopping-tag.ts';
import type { Surface } from '../../../src/domain/surfaces/surface.ts';
import { pictureAspect, titleClamp } from '../../../src/ui/pins/pin-card-shape.ts';
import { pinGridItem } from '../../../src/ui/pins/pin-grid-item.ts';
import { richMetadataFromWire } from '../../../wire/rich-data-from-wire.ts';
import { aCardSetting } from '../../builders/a-card-setting.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';
import { aWireProduct, aWireRichMetadata } from '../../builders/a-wire-rich-metadata.ts';

const sized = (width: number, height: number) =>
  aPin({ imageSpec: { '236x': { url: '/a.webp', width, height, dominantColor: null } } });

test.each([
  [236, 354, 1.5],
  [236, 118, 0.5],
  [236, 944, 2.75],
  [1000, 100, 0.25],
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

test.each([
  ['title and site', { ...titled, ...site }, 8 + 20 + 20 + 4],
  ['title and person', { ...titled, ...person }, 8 + 20 + 28 + 4],
  ['title alone', { ...titled, ...linkless }, 8 + 20 + 4],
  ['site alone', { ...untitled, ...site }, 8 + 20 + 4],
  ['person alone', { ...untitled, ...person }, 8 + 28 + 4],
  ['nothing', { ...untitled, ...linkless }, 0],
  ['a price', { ...untitled, ...linkless, ...sold }, 8 + 22 + 4],
  ['a word in place of a price', { ...untitled, ...linkless, isOosProduct: true }, 8 + 22 + 4],
  ['a rating', { ...untitled, ...linkless, ...rated }, 8 + 20 + 4],
  ['a note', { ...untitled, ...linkless, ...noted }, 8 + 20 + 4],
  ['a board of several people', { ...untitled, ...linkless, ...shared }, 8 + 28 + 4],
  ['everything', { ...titled, ...site, ...sold, ...rated, ...noted }, 8 + 20 + 22 + 3 * 20 + 4],
])('under the picture of a pin with %s the grid keeps the height of its text', (_what, fields, height) => {
  const { fixed } = pinGridItem(aPin(fields));
  const room = textRoom(gridMetrics(1280));
  expect(typeof fixed === 'function' ? fixed(room) : fixed).toBe(height);
});

describe('the block of person, a title of two lines and price', () => {
  const wordy = { title: 'Boats drawn up on the shore for the evening, seen from the old bridge' };
  const square = { imageSpec: { '236x': { url: '/a.webp', width: 236, height: 236, dominantColor: null } } };
  test.each([
    ['of a square pin with a price', { ...square, ...sold }, 90],
    ['of a square pin', square, 68],
    ['of another pin', {}, 68],
  ])('%s has its height', (_what, fields, height) => {
    const { fixed } = pinGridItem(aPin({ ...person, ...wordy, gridTitle: wordy.title, ...fields }));
    const whole = typeof fixed === 'function' ? fixed(textRoom(gridMetrics(1280))) : fixed;
    expect(whole - 8 - 4).toBe(height);
  });
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
  expect([heightIn('BaseBoardPinGrid'), heightIn('AuthHomefeed')]).toEqual([0, 8 + 20 + 4]);
});

test('the same pin is another item for another viewer', () => {
  const pin = aPin({ access: ['write'], board: { ...aPin().board!, owner: aUserShort() } });
  const [one, other] = [aUserShort().entityId, toUserId('999')];
  const shown = (viewerId: UserId) =>
    pinGridItem(pin, aCardSetting({ surface: 'BaseBoardPinGrid', viewerId })).footer.title;
  expect([shown(one), shown(other), shown(one)]).toEqual(['', 'A chair', '']);
});

test('a title gets the lines that the grid keeps for it, on phones more than on wide columns', () => {
  const title = 'Boats drawn up for the evening';
  const { footer } = pinGridItem(aPin({ title, gridTitle: title }));
  expect(titleClamp(footer)).toEqual({ wide: 1, phone: 2, narrow: 2 });
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
  // One line of title takes 32 with the space around it.
  test('is hidden on a card that is under 160 high', () => {
    expect(partsAt(127)).toEqual([]);
    expect(partsAt(128)).toEqual(['title']);
  });

  test('tells who pays on every card', () => {
    expect(partsAt(80, label)).toEqual(['source']);
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
    expect([heightFor('footer'), heightFor('overlay'), heightFor(null)]).toEqual([8 + 22 + 4, 0, 0]);
  });

  test('has titles of as many lines as its grid has room for', () => {
    expect(pinGridItem(aPin(), aCardSetting({ surface: 'ShoppingGridSmall' })).footer.titleClamp).toBe(1);
    expect(pinGridItem(aPin(), aCardSetting({ surface: 'AuthHomefeed' })).footer.titleClamp).toBeUndefined();
  });
});
