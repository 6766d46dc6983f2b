import { JSDOM } from 'jsdom';

/** A page as a browser understands it, with scripts off. */
export function readPage(html: string): Document {
  return new JSDOM(html).window.document;
}
