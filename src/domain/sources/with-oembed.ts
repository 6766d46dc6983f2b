import { chosenPictures } from './internal/chosen-pictures.ts';
import { amountOf } from './internal/figures.ts';
import { parseHttpUrl } from '../links/http-url.ts';
import type { PageFindings } from './read-statements.ts';
import { isThing, plainText } from './internal/things.ts';

/** The findings of a page, completed with its oEmbed data; values of the page itself take precedence. */
export function withOembed(page: PageFindings, note: unknown): PageFindings {
  if (!isThing(note)) return page;
  const own = plainText(note['type'], 20) === 'photo' ? note['url'] : note['thumbnail_url'];
  const isPhoto = own === note['url'];
  const url = typeof own === 'string' && own.length <= 2048 && parseHttpUrl(own) !== null ? own : null;
  const found = {
    width: amountOf(note[isPhoto ? 'width' : 'thumbnail_width']),
    height: amountOf(note[isPhoto ? 'height' : 'thumbnail_height']),
    text: '',
    isMain: page.pictures.every(({ isMain }) => !isMain),
  };
  const before = page.pictures.map(({ description, width, height, ...picture }) => ({
    ...picture,
    text: description,
    width: width || null,
    height: height || null,
  }));
  return {
    ...page,
    title: page.title || plainText(note['title'], 200),
    siteName: page.siteName || plainText(note['provider_name'], 100),
    pictures: url === null ? page.pictures : chosenPictures([...before, { url, ...found }]),
  };
}
