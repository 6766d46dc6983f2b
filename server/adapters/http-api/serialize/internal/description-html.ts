import { splitAtLinks } from '../../../../../src/domain/links/links-in-text.ts';
import { escapeHtml } from '../../../../../src/domain/text/escape-html.ts';
import { linkToWire } from './link-to-wire.ts';

/** A description as HTML: escaped, with links and line breaks. The only elements are `a[href]` and `br`. */
export function descriptionHtml(description: string): string {
  return splitAtLinks(description)
    .map(({ text, isLink }) => (isLink ? anchor(escapeHtml(linkToWire(text))) : escapeHtml(text)))
    .join('')
    .replaceAll('\n', '<br>');
}

function anchor(link: string): string {
  return `<a href="${link}">${link}</a>`;
}
