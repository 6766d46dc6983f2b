import { toPinId, toUserId } from '../../src/domain/ids/ids.ts';
import type { Pin } from '../../src/domain/pins/pin.ts';
import { richMetadataFromWire } from '../../wire/rich-data-from-wire.ts';
import type { WireOfferSummary, WireRecipe } from '../../wire/rich-data.ts';
import { aBoardShort } from './a-board.ts';
import { aCarousel } from './a-carousel.ts';
import { aStory, storyBlocks } from './a-story.ts';
import { aUserShort } from './a-user.ts';
import { aWireProduct, aWireRichMetadata } from './a-wire-rich-metadata.ts';
import { cardExamples, somePictures, type CardExample } from './card-example.ts';

const bob = aUserShort({
  entityId: toUserId('12'),
  username: 'bob',
  fullName: 'Bob Birch',
  imageMediumUrl: '/picture/30.svg',
});
const acme = aUserShort({ entityId: toUserId('13'), username: 'acme', fullName: 'Acme Furniture' });
/** Somebody else's pin, so that who is signed in as Ann may not change it. */
const bobs: Partial<Pin> = { pinner: bob, board: aBoardShort({ owner: bob }) };
const linked: Partial<Pin> = { ...bobs, link: 'https://www.oven.example/fig', domain: 'oven.example' };
const RATED: Partial<Pin> = { rating: { rating: 4.5, maxRating: 5, count: 1234 } };

/** A pin of a shop with this offer. */
export function aSellingPin(offer: Partial<WireOfferSummary> = {}): Partial<Pin> {
  const products = [aWireProduct(offer)];
  return {
    ...linked,
    isShoppable: true,
    richMetadata: richMetadataFromWire(aWireRichMetadata({ products })),
  };
}

function aCookingPin(recipe: Partial<WireRecipe>): Partial<Pin> {
  const told = { name: 'Fig cake', servings: '4', total_time_seconds: 3600, ingredients: [], ...recipe };
  return { ...linked, richMetadata: richMetadataFromWire(aWireRichMetadata({ recipe: told })) };
}

function aPlayingPin(duration: number): Partial<Pin> {
  const source = { url: '/no.mp4', width: 720, height: 1280, duration, thumbnail: '/picture/200.svg' };
  return {
    isVideo: true,
    videoStatus: 'ready',
    videos: { entityId: '1', captionsUrl: null, videoList: { V_720P: source } },
    imageSpec: somePictures(200, 720, 1280),
  };
}

const GIF: Partial<Pin> = {
  embed: { type: 'gif', subtype: '', src: '/picture/90.svg', width: 400, height: 300 },
  imageSpec: somePictures(90, 400, 300),
};

/** Every kind of pin card that there is. Ann's unless it has a link. */
export function cardsOfEveryKind(): readonly CardExample[] {
  return cardExamples(1001, {
    Picture: {},
    'Picture with a title that takes two lines of its card': linked,
    Panorama: { ...linked, imageSpec: somePictures(140, 1200, 300) },
    'Animated picture': GIF,
    Video: aPlayingPin(65_000),
    'Video that is being converted': { ...bobs, isVideo: true, videoStatus: 'processing' },
    Product: aSellingPin(),
    'Reduced product': aSellingPin({ standard_price_val: 12 }),
    'Product with a range of prices': aSellingPin({ min_price_val: 5, max_price_val: 9 }),
    'Product that is sold out': { ...aSellingPin(), isOosProduct: true },
    'Product with an old price': { ...aSellingPin(), isStaleProduct: true },
    'Product with a rating': { ...aSellingPin({ standard_price_val: 12.5 }), ...RATED },
    Recipe: { ...aCookingPin({}), ...RATED },
    'Opens its site': { ...linked, isEligibleForWebCloseup: true },
    'Picture with a note': { ...bobs, pinNote: { text: 'For the hall, beside the window' } },
    'Picture on a board of several people': {
      ...bobs,
      board: aBoardShort({
        name: 'Our hall',
        collaboratorCount: 2,
        imageCoverUrl: '/picture/260.svg',
        owner: bob,
      }),
    },
    'Own board of several people': { board: aBoardShort({ collaboratorCount: 2 }), favoriteCount: 12 },
    'Pin of a creator': { creatorAnalytics: { days: 30, impression: 1234, pinClick: 20, save: 56 } },
    'Pre-owned product': { ...aSellingPin(), isEligibleForPreLovedGoodsLabel: true },
    'Everything at once': {
      ...aSellingPin({ standard_price_val: 12 }),
      ...RATED,
      isEligibleForPreLovedGoodsLabel: true,
      pinNote: { text: 'For the hall' },
      board: aBoardShort({ name: 'Our hall', collaboratorCount: 2 }),
    },
    'Without a title': { ...linked, title: '', gridTitle: '' },
    'Without a link': { ...bobs, link: null },
    'Site with an official account': {
      ...linked,
      linkDomain: {
        domain: 'oven.example',
        officialUser: aUserShort({ fullName: 'The Oven', isDefaultImage: true }),
      },
    },
    Advertisement: { ...linked, promoter: acme, adMatchReason: 'list' },
    'Came by a topic': {
      ...bobs,
      recommendationReason: { reason: 'topic', reasonId: '7', hasBoard: false, board: null },
      sourceInterest: { entityId: '7', name: 'Rindfleischetikettierungsüberwachungsaufgaben', urlName: 'x' },
    },
    'Came by a followed pinner': {
      ...bobs,
      pinner: { ...bob, explicitlyFollowedByMe: true },
      recommendationReason: { reason: 'followed', reasonId: '12', hasBoard: false, board: null },
    },
    Carousel: { ...linked, carouselData: aCarousel(5) },
    'Carousel of two, at its second': { ...bobs, carouselData: aCarousel(2, { index: 1 }) },
    'Story of three pages': {
      ...bobs,
      storyPinDataId: '800',
      storyPinData: aStory([
        [storyBlocks.picture(40), storyBlocks.text('Sand it')],
        [storyBlocks.picture(130), storyBlocks.product('1006')],
        [storyBlocks.text('Paint it')],
      ]),
    },
    'Story that was removed': {
      ...bobs,
      storyPinDataId: '801',
      storyPinData: aStory([], { isDeleted: true, pageCount: 3, staticPageCount: 3 }),
    },
    'Collection of four': {
      ...linked,
      collectionPin: {
        itemData: [20, 110, 200, 290].map((hue, index) => ({
          pinId: toPinId(String(1_001 + index)),
          link: index === 0 ? 'https://shop.example/thing' : null,
          images: [{ url: `/picture/${hue}.svg`, width: 236, height: 236 }],
        })),
      },
    },
    'Collage of three': {
      ...bobs,
      collagePin: {
        itemData: [60, 150, 240].map((hue) => ({
          entityId: `60${hue}`,
          link: '',
          image: { url: `/picture/${hue}.svg`, width: 236, height: 300 },
        })),
      },
    },
    'Advertisement with a video': { ...bobs, ...aPlayingPin(9_000), promoter: acme },
    'Advertisement with a form': {
      ...bobs,
      link: null,
      promoter: acme,
      promotedIsLeadAd: true,
      promotedLeadForm: { leadFormId: '1' },
    },
    'Advertisement of a third party': { ...linked, isThirdPartyAd: true },
    'Paid partnership': { ...linked, sponsorship: { creator: bob, sponsor: acme, status: 1 } },
    'Paid partnership that has ended': {
      ...linked,
      sponsorship: { creator: bob, sponsor: acme, status: 3 },
    },
    'Very tall picture': { imageSpec: somePictures(10, 200, 1600) },
    'Very flat picture': { ...linked, imageSpec: somePictures(320, 1600, 200) },
  });
}

/** The same as somebody sees it who has saved it to the board Garden. */
export function savedPin(pin: Pin): Pin {
  const place = { title: 'Garden', type: 'board', url: '/ann/garden/' } as const;
  const localPinId = toPinId(`9${pin.entityId}`);
  return { ...pin, savedInfo: { localPinId, boardId: aBoardShort().entityId, sectionId: null, ...place } };
}
