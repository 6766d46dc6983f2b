import { messages } from '../../../domain/messages/message.ts';

export const visualSearchMessages = messages('visualSearch', {
  pageTitle: 'Visual search',
  title: 'Similar colors and shapes',
  hint: 'Draw a box on the image to search for a part of it. With the keyboard: arrow keys move the box, Shift and arrow keys change its size.',
  box: 'Part to search for',
  boxAt:
    '{width} percent wide and {height} percent high, {left} percent from the left and {top} percent from the top',
  whole: 'Search the whole image',
  tabs: 'Kinds of results',
  all: 'All pins',
  products: 'Products',
  results: 'Pins with similar colors and shapes',
  back: 'Back to the pin',
  none: 'Nothing similar yet',
  noneDetail: 'No public pin here has colors and shapes like these. Try another part of the image.',
  noProducts: 'No similar products yet',
});
