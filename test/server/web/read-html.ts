import { readWebPage } from '../../../server/adapters/web/read-web-page.ts';

export const URL_OF_PAGE = 'https://www.example.com/shop/page?x=1';

export function read(html: string) {
  return readWebPage({ url: URL_OF_PAGE, bytes: Buffer.from(html), contentType: 'text/html' });
}

/** What a page says to machines, as an element of it. */
export function json(value: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
}
