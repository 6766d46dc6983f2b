import { expect, test } from 'vitest';
import { cardBadge } from '../../../src/domain/cards/card-badge.ts';
import type { Pin } from '../../../src/domain/pins/pin.ts';
import type { StoryPinData } from '../../../src/domain/pins/story.ts';
import { richMetadataFromWire } from '../../../wire/rich-data-from-wire.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aWireRichMetadata } from '../../builders/a-wire-rich-metadata.ts';
import { english } from '../../support/english.ts';

const mp4 = (duration: number) => ({ url: '/a.mp4', width: 2, height: 3, duration, thumbnail: '/a.jpg' });
const video = (duration: number): Partial<Pin> => ({
  videoStatus: 'ready',
  videos: { entityId: '5', videoList: { V_720P: mp4(duration) }, captionsUrl: null },
});
const story = (pageCount: number): Partial<Pin> => ({
  storyPinData: { totalVideoDuration: 0, staticPageCount: pageCount, pageCount } as StoryPinData,
});
const soup = { name: 'Soup', servings: null, total_time_seconds: null, ingredients: [] };

test.each<[string, Partial<Pin>, unknown]>([
  ['a video says how long it is', video(65_000), { name: 'Video, 1:05', figure: '1:05' }],
  ['a video of unknown length says that it is one', video(0), { name: 'Video' }],
  ['so does one that is still converted', { videoStatus: 'processing' }, { name: 'Video' }],
  [
    'a moving picture says GIF',
    { embed: { type: 'gif', subtype: '', src: '/a.gif', width: 2, height: 3 } },
    { name: 'GIF' },
  ],
  [
    'a story says how long it is, beside a sign that no video has',
    story(3),
    { name: 'Story, 0:15', figure: '0:15', sign: 'story' },
  ],
  ['a story of one still page says nothing', story(1), null],
  ['something to buy has a sign', { isShoppable: true }, { name: 'Product', sign: 'product' }],
  [
    'a recipe has a sign',
    { richMetadata: richMetadataFromWire(aWireRichMetadata({ recipe: soup })) },
    { name: 'Recipe', sign: 'recipe' },
  ],
  [
    'a pin that leads straight to its site has a sign',
    { isEligibleForWebCloseup: true },
    { name: 'Opens in a new tab', sign: 'oneTap' },
  ],
  ['a plain picture says nothing', {}, null],
])('over the picture %s', (_what, fields, badge) => {
  const shown = cardBadge(aPin(fields));
  expect(shown && { ...shown, name: english(shown.name) }).toEqual(badge);
});
