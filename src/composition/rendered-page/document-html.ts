import type { Language } from '../../domain/messages/language.ts';
import { escapeHtml } from '../../domain/text/escape-html.ts';
import type { PageHead, PageOutcome } from '../../ui/base/navigation/page.ts';
import { documentTitle, headText } from '../../ui/base/navigation/use-document-title.ts';
import type { Site } from '../../ui/base/app-context.ts';
import { installTags } from './install-tags.ts';
import { writePageState, type PageState } from '../page-state.ts';
import { HOLD_MESSAGE_CLICK } from '../../ui/experiences/held-click.ts';
import { HOLD_LINK_CLICKS } from '../../ui/leaving/early-clicks.ts';
import { EARLY_SCRIPT } from './early-script.ts';
import { REPLAY_SUBMIT } from './replay-submit.ts';
import { RELOAD_ON_EARLY_BACK } from './reload-on-early-back.ts';

/** A link to another site, whose clicks are recorded after the start. */
const LEAVING_LINK = /<a [^>]*target="_blank"/;
/** A form that is sent again after the start; a search, and a form with an address of its own, work without that. */
const HELD_FORM = /<form(?![^>]*(?:role="search"|action=))/;
/** A page whose actions stand in a bar at the bottom of the window. */
const PAGE_ACTIONS = /<section [^>]*data-page-actions/;

/** Addresses of the built files that a page needs. */
export type DocumentAssets = {
  readonly script: string;
  /** Modules that the script imports. */
  readonly preloads: readonly string[];
  /** The script with the texts of the page's language. */
  readonly texts: string;
  readonly style: string;
  /** The style sheet of lazy chunks. */
  readonly laterStyle?: string | undefined;
  readonly icon: string;
};

type DocumentParts = {
  readonly outcome: PageOutcome;
  readonly site: Site;
  readonly markup: string;
  /** The messages in the page's flow, which are part of `markup`, and the style element with their colours. */
  readonly messages: { readonly markup: string; readonly style: string };
  readonly state: PageState;
  readonly nonce: string;
  readonly language: Pick<Language, 'tag' | 'direction'>;
  readonly theme: 'light' | 'dark' | null;
  readonly navFooter: 'tall' | 'usual';
  /** The question about cookies is part of `markup`. */
  readonly asksForConsent?: boolean;
  /** The share of page loads that browsers measure; none by default. */
  readonly metricSamplePercent?: number | undefined;
  readonly assets: DocumentAssets;
};

/**
 * The whole document around the rendered app, in pieces, because joining them would copy a large page once more. Its head is in
 * the language that was set for the page.
 */
export function documentHtml(parts: DocumentParts): readonly string[] {
  const { outcome, site, markup, messages, state, nonce, language, theme, navFooter, assets } = parts;
  const { metricSamplePercent = 0, asksForConsent = false } = parts;
  const head = outcome.kind === 'ready' ? outcome.head : null;
  // Messages are part of the first paint, so their styles are as well.
  const laterStyle = messages.markup === '' ? undefined : assets.laterStyle;

  return [
    `<!doctype html><html lang="${language.tag}" dir="${language.direction}" data-texts="${assets.texts}" data-host="${new URL(site.origin).hostname}"${theme === null ? '' : ` data-theme="${theme}"`}${navFooter === 'tall' ? ' data-tall-bar' : ''}${asksForConsent ? ' data-asks-consent' : ''}${PAGE_ACTIONS.test(markup) ? ' data-page-actions' : ''}${metricSamplePercent > 0 ? ` data-sampled="${metricSamplePercent}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(documentTitle(outcome, site.name))}</title>`,
    headTags(head, site),
    installTags(site.name, language.tag, theme),
    `<link rel="icon" href="${assets.icon}" type="image/svg+xml">`,
    // Before the style sheet, because the browser would delay the script until that is loaded.
    `<script nonce="${nonce}">${RELOAD_ON_EARLY_BACK}${HELD_FORM.test(markup) ? `;${REPLAY_SUBMIT}` : ''}${LEAVING_LINK.test(markup) ? `;${HOLD_LINK_CLICKS}` : ''}</script>`,
    `<link rel="stylesheet" href="${assets.style}">`,
    laterStyle === undefined
      ? ''
      : `<link rel="stylesheet" href="${laterStyle}">${messages.style}<script nonce="${nonce}">${HOLD_MESSAGE_CLICK}</script>`,
    '</head><body><div id="app">',
    markup,
    // Data, not a script: it needs no nonce.
    '</div><script type="application/json" id="pinakes-state">',
    writePageState(state),
    '</script>',
    `<script nonce="${nonce}" data-script="${assets.script}" data-preloads="${assets.preloads.join(' ')}"${laterStyle === undefined ? laterStyleOf(assets) : ''}>${EARLY_SCRIPT}</script>`,
    '</body></html>',
  ];
}

function laterStyleOf({ laterStyle }: DocumentAssets): string {
  return laterStyle === undefined ? '' : ` data-later-style="${laterStyle}"`;
}

function headTags(head: PageHead | null, site: Site): string {
  if (head === null || head.noindex) return `<meta name="robots" content="noindex">${openGraph(head, site)}`;
  return openGraph(head, site);
}

function openGraph(head: PageHead | null, site: Site): string {
  const tags: string[] = [];
  const property = (name: string, content: string) =>
    tags.push(`<meta property="${name}" content="${escapeHtml(content)}">`);
  const title = headText(head?.title ?? '') || site.name;
  const description = headText(head?.description ?? '');
  if (description !== '') tags.push(`<meta name="description" content="${escapeHtml(description)}">`);
  property('og:site_name', site.name);
  property('og:title', title);
  property('og:type', head?.openGraph?.type ?? 'website');
  if (description !== '') property('og:description', description);
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
