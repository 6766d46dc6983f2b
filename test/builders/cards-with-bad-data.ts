import { toPinId } from '../../src/domain/ids/ids.ts';
import type { Pin } from '../../src/domain/pins/pin.ts';
import { richMetadataFromWire } from '../../wire/rich-data-from-wire.ts';
import { aBoardShort } from './a-board.ts';
import { aCarousel, aSlot } from './a-carousel.ts';
import { aStory } from './a-story.ts';
import { aUserShort } from './a-user.ts';
import { aWireProduct, aWireRichMetadata } from './a-wire-rich-metadata.ts';
import { cardExamples, type CardExample } from './card-example.ts';
import { aSellingPin } from './cards-of-every-kind.ts';

const ENDLESS = 'a'.repeat(10_000);
const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const titled = (title: string): Partial<Pin> => ({ title, gridTitle: title });
const rated = (rating: number | string, maxRating: number | null, count: number): Partial<Pin> => ({
  rating: { rating, maxRating, count },
});
const sized = (width: number, height: number): Partial<Pin> => ({
  imageSpec: { '236x': { url: '/picture/60.svg', width, height, dominantColor: 'url(#no)' } },
});
const lasting = (duration: number): Partial<Pin> => ({
  videoStatus: 'processing',
  videos: {
    entityId: '1',
    captionsUrl: null,
    videoList: { V_720P: { url: '/no.mp4', width: 1, height: 1, duration, thumbnail: '' } },
  },
});

/** With those that are null already, every field of a pin that may be null. */
const WITHOUT_OPTIONAL: Partial<Pin> = {
  pinner: null,
  board: null,
  altText: null,
  closeupAttribution: null,
  aggregatedPinData: null,
  method: null,
  createdAt: null,
  origImageUrl: null,
  link: null,
};

/** Cards of pins as no server should send them, or as few people make them: each of them must stand. */
export function cardsWithBadData(): readonly CardExample[] {
  const products = Array.from({ length: 1_000 }, (_, index) => aWireProduct({ price_val: index + 1 }));
  const thousand = Array.from({ length: 1_000 }, (_, index) => `entry ${index}`);
  return cardExamples(3001, {
    'A long word': titled(LONG_WORD),
    'Long words': {
      ...titled(`${LONG_WORD} ${LONG_WORD}`),
      pinner: aUserShort({ fullName: LONG_WORD, isDefaultImage: true }),
    },
    'A word of two scripts': titled('كرسي خشبي قديم من الحديقة with English words in it'),
    'Every optional field is missing': WITHOUT_OPTIONAL,
    'Nothing at all': { ...WITHOUT_OPTIONAL, ...titled(''), imageSpec: {} },
    'A thousand entries in every list': {
      ...aSellingPin(),
      hashtags: thousand,
      shoppingFlags: thousand.map((_, index) => index),
      richMetadata: richMetadataFromWire(aWireRichMetadata({ products, label_info: { labels: thousand } })),
    },
    'An endless title': titled(ENDLESS),
    'An endless name': { pinner: aUserShort({ fullName: ENDLESS, isDefaultImage: true }) },
    'An endless note': { pinNote: { text: ENDLESS } },
    'An endless board': { board: aBoardShort({ name: ENDLESS, collaboratorCount: 1 }) },
    'An endless price': aSellingPin({ price: ENDLESS, standard_price: ENDLESS.toUpperCase() }),
    'An endless link': { link: `https://${ENDLESS}.example/${ENDLESS}` },
    'An endless site': { link: 'https://oven.example/', linkDomain: { domain: ENDLESS, officialUser: null } },
    'An endless alternative text': { ...titled(''), altText: ENDLESS, imageSpec: {} },
    'An unknown currency': aSellingPin({ currency: 'QQQ' }),
    'A currency that is none': aSellingPin({ currency: 'Pieces of eight' }),
    'A currency without a name': aSellingPin({ currency: '' }),
    'A price without words': aSellingPin({ price: ' ', price_val: null }),
    'A price that is no number': aSellingPin({ price_val: NaN, standard_price_val: Infinity }),
    'A price below nothing': aSellingPin({ price_val: -5 }),
    'A price without end': aSellingPin({ price_val: Number.MAX_VALUE, standard_price_val: 1e300 }),
    'A rating of NaN': rated(NaN, 5, 10),
    'A rating of none': rated('None', 5, 10),
    'A rating of a hundred of five': rated(100, 5, 10),
    'A rating of endless stars': rated(4, Infinity, 10),
    'A rating of fewer than nobody': rated(4, 5, -10),
    'A rating of very many': rated(4, 5, 1e21),
    'A video of endless length': lasting(Infinity),
    'A video of no length': lasting(NaN),
    'A picture of no size': sized(0, 0),
    'A picture of no numbers': sized(NaN, NaN),
    'A picture without end': sized(Infinity, Infinity),
    'A picture that does not come': {
      imageSpec: { '236x': { url: '/picture/broken', width: 236, height: 236, dominantColor: null } },
    },
    'A story without pages': { storyPinDataId: '800', storyPinData: aStory([]) },
    'A story of which nothing is known': { storyPinDataId: '800', storyPinData: null },
    'A story of endless length': {
      storyPinData: aStory([[], []], { totalVideoDuration: Infinity, staticPageCount: NaN }),
    },
    'A collection of a thousand things without pictures': {
      collectionPin: {
        itemData: thousand.map(() => ({ pinId: toPinId(''), link: 'javascript:no', images: [] })),
      },
    },
    'A collage of nothing': { collagePin: { itemData: [] } },
    'An endless promoter': { promoter: aUserShort({ fullName: ENDLESS }) },
    'A promoter without a name': { promoter: aUserShort({ fullName: ' ', username: '' }) },
    'A partnership of an odd status': {
      sponsorship: { creator: null, sponsor: aUserShort({ fullName: LONG_WORD }), status: -7.5 },
    },
    'A carousel of a thousand': { carouselData: aCarousel(1_000) },
    'A carousel beyond its end': { carouselData: aCarousel(3, { index: 99 }) },
    'A carousel with a slot of nothing': {
      carouselData: aCarousel(2, {
        carouselSlots: [aSlot(1), aSlot(2, { title: '', details: '', link: 'javascript:no', images: {} })],
      }),
    },
    'A carousel of nothing': { carouselData: aCarousel(0) },
    'No picture': { imageSpec: {}, dominantColor: 'red;' },
    'A link that is none': { link: 'data:text/html,no' },
  });
}
