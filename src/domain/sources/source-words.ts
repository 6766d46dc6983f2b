import { domainOf } from '../links/http-url.ts';
import { TEXT_FIELDS } from '../limits/text-field.ts';
import { cleanText } from '../limits/clean-text.ts';
import { firstCharacters } from '../text/graphemes.ts';
import { pageLink } from './page-link.ts';
import type { SourcePage, SourcePicture } from './source-page.ts';

/** Fields of a new pin that a page can fill. */
export type SourceWords = {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly altText: string;
};

const NAMES = ['title', 'description', 'link', 'altText'] as const;

const MARK = '…';

/** The texts of a page and of one of its pictures, cut to the limits of a pin. */
export function wordsOf(page: SourcePage, picture: SourcePicture): SourceWords {
  // A title that repeats the alternative text is no title for a pin, unless there is no other text.
  const own = picture.title === picture.description ? '' : picture.title;
  const titles = [own, page.title, picture.title].map((text) => fitting(text, TEXT_FIELDS.pinTitle.max));
  const title = titles.find((text) => text !== '') ?? '';
  const description = fitting(page.description, TEXT_FIELDS.pinDescription.max);
  return {
    title,
    description: description === title ? '' : description,
    link: pageLink(page),
    altText: fitting(picture.description, TEXT_FIELDS.altText.max),
  };
}

/** The name of the source, and the price there. */
export function sourceName({ siteName, address, price }: SourcePage): string {
  const site = siteName || (domainOf(address) ?? address);
  return price === null ? site : `${site} · ${price}`;
}

/** The texts that may be filled in: only those of empty fields. */
export function wordsToFill(standing: SourceWords, words: SourceWords): Partial<SourceWords> {
  return Object.fromEntries(
    NAMES.filter((name) => standing[name].trim() === '' && words[name] !== '').map((name) => [
      name,
      words[name],
    ]),
  );
}

function fitting(text: string, limit: number): string {
  const whole = cleanText(text);
  const cut = firstCharacters(whole, limit);
  return cut.length === whole.length ? whole : `${firstCharacters(whole, limit - 1).trimEnd()}${MARK}`;
}
