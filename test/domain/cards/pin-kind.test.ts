import { expect, test } from 'vitest';
import { pinKind } from '../../../src/domain/cards/pin-kind.ts';
import type { Pin } from '../../../src/domain/pins/pin.ts';
import { richMetadataFromWire } from '../../../wire/rich-data-from-wire.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';
import { aWireProduct, aWireRichMetadata } from '../../builders/a-wire-rich-metadata.ts';

const videos: Pin['videos'] = { entityId: '5', videoList: {}, captionsUrl: null };
const gif = { type: 'gif', subtype: '', src: '/a.gif', width: 2, height: 3 };
const orig = (url: string) => ({ imageSpec: { orig: { url, width: 2, height: 3, dominantColor: null } } });
const selling = { richMetadata: richMetadataFromWire(aWireRichMetadata({ products: [aWireProduct()] })) };
const soup = { name: 'Soup', servings: null, total_time_seconds: null, ingredients: [] };
const cooking = { richMetadata: richMetadataFromWire(aWireRichMetadata({ recipe: soup })) };
const story = { storyPinDataId: '8' };

test.each<[string, Partial<Pin>, string]>([
  ['a plain picture', orig('/a.jpg'), 'image'],
  ['a video', { videos, videoStatus: 'ready' }, 'video'],
  ['a video that is still converted', { videoStatus: 'processing' }, 'video'],
  ['a moving picture', { embed: gif }, 'gif'],
  ['a picture that came as a GIF', orig('/media/originals/a.gif'), 'gif'],
  ['a player of another site', { embed: { ...gif, type: 'video' } }, 'image'],
  ['a page that sells', selling, 'product'],
  ['something to buy', { isShoppable: true }, 'product'],
  ['a page that cooks', cooking, 'recipe'],
  ['a story', story, 'storyPin'],
  ['the video of a story', { ...story, videos }, 'storyPin'],
  ['a pin that leads straight to its site', { isEligibleForWebCloseup: true }, 'oneTap'],
  ['a promoted video', { promoter: aUserShort(), videos }, 'oneTap'],
  ['a promoted picture', { promoter: aUserShort() }, 'image'],
  ['an advertisement with a form', { isEligibleForWebCloseup: true, promotedIsLeadAd: true }, 'image'],
  ['one with a video', { promoter: aUserShort(), videos, promotedIsLeadAd: true }, 'video'],
])('%s is of one kind', (_what, fields, kind) => {
  expect(pinKind(aPin(fields))).toBe(kind);
});

test.each<[string, Partial<Pin>, string]>([
  ['a video of something to buy is a video', { videos, isShoppable: true }, 'video'],
  ['a moving picture of something to buy moves', { embed: gif, isShoppable: true }, 'gif'],
  ['a story of something to buy is a product', { ...story, isShoppable: true }, 'product'],
  ['a story that cooks is a recipe', { ...story, ...cooking }, 'recipe'],
])('the first kind counts: %s', (_what, fields, kind) => {
  expect(pinKind(aPin(fields))).toBe(kind);
});
