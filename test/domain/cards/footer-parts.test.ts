import { describe, expect, test } from 'vitest';
import { footerParts } from '../../../src/domain/cards/footer-parts.ts';
import type { Pin } from '../../../src/domain/pins/pin.ts';
import type { ShoppingTag } from '../../../src/domain/shopping/shopping-tag.ts';
import type { Surface } from '../../../src/domain/surfaces/surface.ts';
import { richMetadataFromWire } from '../../../wire/rich-data-from-wire.ts';
import type { WireOfferSummary } from '../../../wire/rich-data.ts';
import { aCardSetting } from '../../builders/a-card-setting.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';
import { aWireProduct, aWireRichMetadata } from '../../builders/a-wire-rich-metadata.ts';
import { english } from '../../support/english.ts';

const selling = (offer: Partial<WireOfferSummary> = {}): Partial<Pin> => ({
  isShoppable: true,
  richMetadata: richMetadataFromWire(aWireRichMetadata({ products: [aWireProduct(offer)] })),
});
const rated = (rating: number | string | null, count: number | null): Partial<Pin> => ({
  rating: { rating, maxRating: 5, count },
});
const facts = (fields: Partial<Pin>) =>
  footerParts(aPin(fields), 'en-US').flatMap((part) => (part.kind === 'fact' ? [english(part.text)] : []));
const kinds = (fields: Partial<Pin>) => footerParts(aPin(fields), 'en-US').map(({ kind }) => kind);

const linked = { link: 'https://oven.example/' };

test('a plain picture has its title', () => {
  expect(kinds({})).toEqual(['title']);
});

test('a picture with a link says first where it comes from', () => {
  expect(kinds(linked)).toEqual(['source', 'title']);
});

test('a pin that was sent does not name its site twice', () => {
  const kindsOf = (groups: Readonly<Record<string, string>>, surface: Surface | null) =>
    footerParts(aPin({ ...linked, pinner: null }), 'en-US', aCardSetting({ groups, surface })).map(
      ({ kind }) => kind,
    );
  for (const group of ['control', 'enabled']) {
    const groups = { simplify_creator_attributions_web: group };
    expect(kindsOf(groups, 'AuthHomefeed')).toEqual(['source', 'title']);
    expect(kindsOf(groups, 'ConversationView')).toEqual(['title']);
  }
});

test('an ad that was sent keeps its label', () => {
  const ad = aPin({ ...linked, promoter: aUserShort({ fullName: 'Acme' }) });
  const [first] = footerParts(ad, 'en-US', aCardSetting({ surface: 'ConversationView' }));
  expect(first).toMatchObject({ kind: 'source', source: { kind: 'sponsor' } });
});

test('a card without a title has no line for it', () => {
  expect(kinds({ ...linked, title: '', gridTitle: ' ' })).toEqual(['source']);
});

test('the short title of grids comes before the long one', () => {
  expect(footerParts(aPin({ gridTitle: 'Chair', title: 'A chair of oak' }), 'en-US')[0]).toEqual({
    kind: 'title',
    text: 'Chair',
  });
});

test('everything that a pin has stands in one order', () => {
  const everything = {
    ...linked,
    ...selling(),
    ...rated(4.5, 86),
    isEligibleForPreLovedGoodsLabel: true,
    pinNote: { text: 'For the hall' },
  };
  expect(kinds(everything)).toEqual(['source', 'title', 'price', 'rating', 'fact', 'note']);
});

test.each([
  [{ impression: 1234, save: 5 }, ['1.2k impressions · 5 saves']],
  [{ impression: 1, save: 1 }, ['1 impression · 1 save']],
  [{ impression: 0, save: null }, ['0 impressions']],
  [{ impression: null, save: null }, []],
])('creators are told how their pin does: %o', (known, notes) => {
  const creatorAnalytics = { days: 30, pinClick: 2, ...known };
  expect(facts({ creatorAnalytics })).toEqual(notes);
});

describe('the price', () => {
  const priceOf = (fields: Partial<Pin>) => {
    const part = footerParts(aPin(fields), 'en-US').find(({ kind }) => kind === 'price');
    return part?.kind === 'price' ? part.price : null;
  };

  test.each([
    ['10, before 12', { price_val: 10, standard_price_val: 12 }, '$10.00', '$12.00'],
    ['10, before 10', { price_val: 10, standard_price_val: 10 }, '$10.00', null],
    ['10', { price_val: 10 }, '$10.00', null],
    ['5 to 9', { price_val: 5, min_price_val: 5, max_price_val: 9 }, '$5.00-$9.00', null],
    ['5, at least 5', { price_val: 5, min_price_val: 5 }, '$5.00', null],
  ])('of %s', (_what, offer, current, original) => {
    expect(priceOf(selling(offer))).toEqual({ current, original });
  });

  test.each([
    ['what is sold out', { isOosProduct: true }, 'Sold out'],
    ['what was long not looked at', { isStaleProduct: true }, 'See price on site'],
    ['what is both', { isOosProduct: true, isStaleProduct: true }, 'Sold out'],
  ])('gives way to a word for %s', (_what, fields, unavailable) => {
    const price = priceOf({ ...selling(), ...fields });
    expect(price && 'unavailable' in price && english(price.unavailable)).toBe(unavailable);
  });

  test('of what a recipe sells beside it is not shown', () => {
    const soup = { name: 'Soup', servings: null, total_time_seconds: null, ingredients: [] };
    const page = aWireRichMetadata({ products: [aWireProduct()], recipe: soup });
    expect(priceOf({ richMetadata: richMetadataFromWire(page) })).toBeNull();
  });

  test('that nobody tells is not shown', () => {
    expect(priceOf(selling({ price_val: null }))).toBeNull();
  });
});

describe('the shopping tag', () => {
  const lineOf = (fields: Partial<Pin>, tagLook: ShoppingTag | null) =>
    footerParts(aPin(fields), 'en-US', aCardSetting({ tagLook })).find(({ kind }) => kind === 'price');

  test('stands before the price', () => {
    expect(lineOf(selling(), 'footer')).toMatchObject({ price: { current: '$10.00' }, hasTag: true });
  });

  test('stands alone where there is no price', () => {
    expect(lineOf({ shoppingFlags: [5] }, 'footer')).toMatchObject({ price: null, hasTag: true });
  });

  test.each([
    ['who sees it over pictures', selling(), 'overlay'],
    ['who sees none', selling(), null],
  ] as const)('is not in the text for %s', (_who, fields, look) => {
    expect(lineOf(fields, look)).toMatchObject({ hasTag: false });
  });

  test('is not at what nobody sells', () => {
    expect(lineOf({}, 'footer')).toBeUndefined();
  });
});

describe('the rating', () => {
  test('is scaled to stars and rounded', () => {
    expect(footerParts(aPin(rated(4.25, 1234)), 'en-US').at(-1)).toMatchObject({
      kind: 'rating',
      rating: { stars: ['full', 'full', 'full', 'full', 'half'], valueText: '4.3', countText: '1.2k' },
    });
  });

  test('by nobody is shown', () => {
    expect(kinds(rated(4, 0))).toContain('rating');
  });

  test.each([
    ['without a value', rated('None', 3)],
    ['without a count', rated(4, null)],
    ['with an endless count', rated(4, Infinity)],
  ])('%s is not shown', (_what, fields) => {
    expect(kinds(fields)).not.toContain('rating');
  });
});

describe('the board of several people that a pin stands on', () => {
  const board = (collaboratorCount: number) => ({ board: { ...aPin().board!, collaboratorCount } });
  const named = (fields: Partial<Pin>, surface: Surface | null) =>
    footerParts(aPin(fields), 'en-US', aCardSetting({ surface })).some(
      (part) => part.kind === 'source' && part.source.kind === 'board',
    );

  test.each<[string, number, Surface | null, boolean]>([
    ['in the home feed', 1, 'AuthHomefeed', true],
    ['on a profile', 2, 'OtherProfilePinGrid', true],
    ['where nobody knows in which grid', 1, null, true],
    ['in its own grid', 1, 'BaseBoardPinGrid', false],
    ['while nobody else is on it', 0, 'AuthHomefeed', false],
  ])('%s', (_what, count, surface, isNamed) => {
    expect(named(board(count), surface)).toBe(isNamed);
  });
});

describe('a note', () => {
  const notes = (fields: Partial<Pin>) =>
    footerParts(aPin(fields), 'en-US').flatMap((part) => (part.kind === 'note' ? [part.text] : []));

  test('says that something was owned before', () => {
    expect(facts({ isEligibleForPreLovedGoodsLabel: true })).toEqual(['Pre-owned']);
  });

  test('is the one that its pinner wrote', () => {
    expect(notes({ pinNote: { text: ' For the hall ' } })).toEqual(['For the hall']);
  });

  test('of blanks is none', () => {
    expect(notes({ pinNote: { text: ' ' } })).toEqual([]);
  });
});
