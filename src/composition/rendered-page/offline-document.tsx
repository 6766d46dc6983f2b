import { renderToStaticMarkup } from 'react-dom/server';
import { OfflinePage } from '../../ui/offline/offline-page.tsx';
import { escapeHtml } from './escape-html.ts';
import { installTags } from './install-tags.ts';

type OfflineDocument = {
  readonly siteName: string;
  /** Addresses of the built files of the page. */
  readonly script: string;
  readonly style: string;
  readonly icon: string;
};

/** The document that browsers cache for offline use: the same for everybody. */
export function offlineDocument({ siteName, script, style, icon }: OfflineDocument): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>No connection · ${escapeHtml(siteName)}</title>`,
    '<meta name="robots" content="noindex">',
    installTags(siteName, null),
    `<link rel="icon" href="${icon}" type="image/svg+xml">`,
    `<link rel="stylesheet" href="${style}">`,
    // Neither async nor deferred: it sets the theme before the first paint.
    `<script src="${script}"></script>`,
    `</head><body>${renderToStaticMarkup(<OfflinePage siteName={siteName} />)}</body></html>`,
  ].join('');
}
