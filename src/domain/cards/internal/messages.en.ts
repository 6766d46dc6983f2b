import { messages } from '../../messages/message.ts';

export const cardMessages = messages('cards', {
  opensInNewTab: 'Opens in a new tab',
  video: 'Video',
  videoOf: 'Video, {length}',
  gif: 'GIF',
  product: 'Product',
  recipe: 'Recipe',
  storyOf: 'Story, {length}',
  carouselAt: 'Carousel, {position}',
  preOwned: 'Pre-owned',
  impressions: '{impression, plural, one {{impressions} impression} other {{impressions} impressions}}',
  saves: '{save, plural, one {{saves} save} other {{saves} saves}}',
  impressionsAndSaves:
    '{impression, plural, one {{impressions} impression} other {{impressions} impressions}} · {save, plural, one {{saves} save} other {{saves} saves}}',
});
