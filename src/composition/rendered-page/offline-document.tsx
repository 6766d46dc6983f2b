import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../domain/messages/language.ts';
import { escapeHtml } from '../../domain/text/escape-html.ts';
import { offlineMessages } from '../../ui/offline/messages.en.ts';
import { OfflinePage } from '../../ui/offline/offline-page.tsx';
import { speak, text } from '../../ui/text/language.ts';
import { installTags } from './install-tags.ts';

type OfflineDocument = {
  readonly siteName: string;
  readonly language: Language;
  /** Addresses of the built files of the page. */
  readonly script: string;
  readonly style: string;
  readonly icon: string;
};

/** The document that browsers cache for offline use: the same for all readers of a language. */
export function offlineDocument({ siteName, language, script, style, icon }: OfflineDocument): string {
  speak(language);
  return [
    `<!doctype html><html lang="${language.tag}" dir="${language.direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(text(offlineMessages.pageTitle, { site: siteName }))}</title>`,
    '<meta name="robots" content="noindex">',
    installTags(siteName, language.tag, null),
    `<link rel="icon" href="${icon}" type="image/svg+xml">`,
    `<link rel="stylesheet" href="${style}">`,
    // Neither async nor deferred: it sets the theme before the first paint.
    `<script src="${script}"></script>`,
    `</head><body>${renderToStaticMarkup(<OfflinePage siteName={siteName} />)}</body></html>`,
  ].join('');
}
