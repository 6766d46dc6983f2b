import { parseHttpUrl } from '../../../../../src/domain/links/http-url.ts';

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** Characters that end a sentence rather than an address. */
const TRAILING = /[.,;:!?)\]'’”»]+$/;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A description as HTML: escaped, with links and line breaks. The only elements are `a[href]` and `br`. */
export function descriptionHtml(description: string): string {
  let html = '';
  let done = 0;
  for (const { 0: found, index } of description.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '');
    if (parseHttpUrl(address) === null) continue;
    html += escaped(description.slice(done, index));
    html += `<a href="${escaped(address)}">${escaped(address)}</a>`;
    done = index + address.length;
  }
  return (html + escaped(description.slice(done))).replaceAll('\n', '<br>');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
