import { parseHttpUrl } from './http-url.ts';

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** Characters that end a sentence rather than an address. */
const TRAILING = /[.,;:!?)\]'’”»]+$/;

export type TextPart = { readonly text: string; readonly isLink: boolean };

/** The parts of a text in their order: http and https addresses, and what stands between them. */
export function splitAtLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '');
    if (parseHttpUrl(address) === null) continue;
    if (index > done) parts.push({ text: text.slice(done, index), isLink: false });
    parts.push({ text: address, isLink: true });
    done = index + address.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isLink: false });
  return parts;
}
