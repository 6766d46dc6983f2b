import { manifestAddress } from '../../domain/offline/install-addresses.ts';
import { groundColor } from '../../domain/settings/theme-colors.ts';
import { escapeHtml } from '../../domain/text/escape-html.ts';

/**
 * Tags for the head of every document: for systems that install the site as an app, and for the colours around the
 * page. `language`: its tag.
 */
export function installTags(siteName: string, language: string, theme: 'light' | 'dark' | null): string {
  const color = (system: 'light' | 'dark') =>
    `<meta name="theme-color" content="${groundColor(theme, system)}" media="(prefers-color-scheme: ${system})">`;
  return [
    color('light'),
    color('dark'),
    `<link rel="manifest" href="${escapeHtml(manifestAddress(language))}">`,
    '<link rel="apple-touch-icon" href="/static/apple-touch-icon.png">',
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(siteName)}">`,
  ].join('');
}
