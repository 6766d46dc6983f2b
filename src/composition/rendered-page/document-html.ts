import type { PageHead, PageOutcome } from '../../ui/app/page.ts';
import { documentTitle } from '../../ui/app/use-document-title.ts';
import type { Site } from '../../ui/app/app-context.ts';
import { writePageState, type PageState } from '../page-state.ts';

/** Addresses of the built files that a page needs. */
export type DocumentAssets = {
  readonly script: string;
  /** What the script imports before it runs. */
  readonly preloads: readonly string[];
  readonly style: string;
  readonly icon: string;
};

type DocumentParts = {
  readonly outcome: PageOutcome;
  readonly site: Site;
  readonly markup: string;
  readonly state: PageState;
  readonly nonce: string;
  readonly theme: 'light' | 'dark' | null;
  readonly assets: DocumentAssets;
};

/** The whole document around the rendered app. */
export function documentHtml(parts: DocumentParts): string {
  const { outcome, site, markup, state, nonce, theme, assets } = parts;
  const head = outcome.kind === 'ready' ? outcome.head : null;

  return [
    `<!doctype html><html lang="en"${theme === null ? '' : ` data-theme="${theme}"`}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(documentTitle(outcome, site.name))}</title>`,
    headTags(head, site),
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#111111" media="(prefers-color-scheme: dark)">',
    `<link rel="icon" href="${assets.icon}" type="image/svg+xml">`,
    `<link rel="stylesheet" href="${assets.style}">`,
    ...assets.preloads.map((file) => `<link rel="modulepreload" href="${file}">`),
    // Not async: it reads the state block, which stands at the end of the document.
    `<script type="module" src="${assets.script}" nonce="${nonce}"></script>`,
    `</head><body><div id="app">${markup}</div>`,
    // Data, not a script: it needs no nonce.
    `<script type="application/json" id="pinakes-state">${writePageState(state)}</script>`,
    '</body></html>',
  ].join('');
}

function headTags(head: PageHead | null, site: Site): string {
  if (head === null || head.noindex) return `<meta name="robots" content="noindex">${openGraph(head, site)}`;
  return openGraph(head, site);
}

function openGraph(head: PageHead | null, site: Site): string {
  const tags: string[] = [];
  const property = (name: string, content: string) =>
    tags.push(`<meta property="${name}" content="${escapeHtml(content)}">`);
  const title = head === null || head.title === '' ? site.name : head.title;
  if (head?.description) tags.push(`<meta name="description" content="${escapeHtml(head.description)}">`);
  property('og:site_name', site.name);
  property('og:title', title);
  property('og:type', head?.openGraph?.type ?? 'website');
  if (head?.description) property('og:description', head.description);
  if (head?.canonicalPath !== undefined) {
    const url = site.origin + head.canonicalPath;
    tags.push(`<link rel="canonical" href="${escapeHtml(url)}">`);
    property('og:url', url);
  }
  const image = head?.openGraph?.image;
  if (image !== undefined) {
    property('og:image', image.url);
    property('og:image:width', String(image.width));
    property('og:image:height', String(image.height));
  }
  tags.push(
    `<meta name="twitter:card" content="${image === undefined ? 'summary' : 'summary_large_image'}">`,
  );
  if (head?.jsonLd !== undefined) {
    const json = JSON.stringify({ '@context': 'https://schema.org', ...head.jsonLd }).replaceAll(
      '<',
      '\\u003c',
    );
    tags.push(`<script type="application/ld+json">${json}</script>`);
  }
  return tags.join('');
}

/** Text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
