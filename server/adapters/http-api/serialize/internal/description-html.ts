import { parseHttpUrl } from '../../../../../src/domain/links/http-url.ts';
import { linkToWire } from './link-to-wire.ts';
import { escapeHtml } from '../../../../../src/domain/text/escape-html.ts';

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** Characters that end a sentence rather than an address. */
const TRAILING = /[.,;:!?)\]'’”»]+$/;

/** A description as HTML: escaped, with links and line breaks. The only elements are `a[href]` and `br`. */
export function descriptionHtml(description: string): string {
  let html = '';
  let done = 0;
  for (const { 0: found, index } of description.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '');
    if (parseHttpUrl(address) === null) continue;
    html += escapeHtml(description.slice(done, index));
    const link = escapeHtml(linkToWire(address));
    html += `<a href="${link}">${link}</a>`;
    done = index + address.length;
  }
  return (html + escapeHtml(description.slice(done))).replaceAll('\n', '<br>');
}
