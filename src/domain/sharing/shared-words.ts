import { checkLink } from '../links/link-field.ts';
import { checkTextField } from '../limits/text-field.ts';
import { cleanText } from '../limits/clean-text.ts';

/** Content from another app, with its field names. Apps use these fields differently. */
export type SharedText = {
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
};

/** The content as fields of a new pin. */
export type SharedWords = {
  readonly title: string;
  readonly description: string;
  readonly link: string;
};

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** Punctuation that ends a sentence and does not belong to an address. */
const TRAILING = /[.,;:!?'…]+$/;

/**
 * Assigns shared content to the link, the title and the description of the pin. Many apps put the address into the
 * text: then the first address in it becomes the link. Nothing is lost: text that does not fit its field goes into the
 * description.
 */
export function sharedWords(shared: SharedText): SharedWords {
  const given = { title: clean(shared.title), text: clean(shared.text), url: clean(shared.url) };
  const found = [given.url, ...addressesIn(given.text), ...addressesIn(given.title)].find(isLink) ?? '';
  const title = without(given.title, found);
  const text = without(given.text, found);
  const isTitle = title !== '' && !title.includes('\n') && checkTextField('pinTitle', title).ok;
  const words = new Set([title, text, without(given.url, found)]);
  words.delete('');
  if (isTitle) words.delete(title);
  return { title: isTitle ? title : '', description: [...words].join('\n'), link: found };
}

function clean(words = ''): string {
  return cleanText(words);
}

function addressesIn(words: string): readonly string[] {
  return (words.match(ADDRESS) ?? []).map((address) => address.replace(TRAILING, ''));
}

function isLink(words: string): boolean {
  return words !== '' && checkLink(words).ok;
}

/** Removes the address when it is at the beginning or the end, or alone; in the middle it is a part of the sentence. */
function without(words: string, address: string): string {
  if (address === '') return words;
  if (words.endsWith(address)) return words.slice(0, -address.length).trimEnd();
  return words.startsWith(`${address}\n`) || words.startsWith(`${address} `)
    ? words.slice(address.length).trimStart()
    : words;
}
