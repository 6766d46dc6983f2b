import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml } from '../../src/domain/text/escape-html.ts';
import { groundColor } from '../../src/domain/settings/theme-colors.ts';
import { buildClient, type Manifest } from './client.ts';
import { namedFiles } from './icons.ts';
import { lazyStyles } from './lazy-styles.ts';
import { bundleStyles } from './styles.ts';

export interface StaticApp {
  siteName: string;
  /** The origin of the API; null without one. */
  api: string | null;
  /** The address of the script that contains the server; omitted when the server is elsewhere. */
  backend?: string;
}

export interface StaticAppOptions {
  root: string;
  /** The source file that starts the app in an empty document. */
  entry: string;
  /** Replacements of source files, relative to the root. */
  instead?: Readonly<Record<string, string>>;
  app: StaticApp;
  /** The folder is replaced completely. */
  outdir: string;
}

/**
 * Builds an app as static files for the root of any web server: scripts, styles and icons under `static/`, and one
 * document for every address (`index.html`, and the same as `404.html`).
 */
export async function buildStaticApp({ root, entry, instead, app, outdir }: StaticAppOptions): Promise<void> {
  const parent = path.dirname(outdir);
  await mkdir(parent, { recursive: true });
  const workplace = await mkdtemp(path.join(parent, '.build-'));
  try {
    const built = path.join(workplace, 'client');
    const manifest = await buildClient({
      root,
      entry,
      instead,
      styles: await bundleStyles({
        root,
        folder: 'src/ui',
        first: ['src/ui/design', 'src/ui/kit'],
        later: await lazyStyles({ root, entry, screens: 'src/ui/app/page-table.ts' }),
      }),
      notices: await readFile(path.join(root, 'THIRD_PARTY.md'), 'utf8'),
      named: await namedFiles(root),
      outdir: built,
    });
    const site = path.join(workplace, 'site');
    await mkdir(site);
    await rename(path.join(built, 'static'), path.join(site, 'static'));
    const html = staticDocument(manifest, app);
    for (const name of ['index.html', '404.html']) await writeFile(path.join(site, name), html);
    await rm(outdir, { recursive: true, force: true });
    await rename(site, outdir);
  } finally {
    await rm(workplace, { recursive: true, force: true });
  }
}

type DocumentFiles = Pick<Manifest, 'script' | 'style' | 'laterStyle'>;

/** The document for every address: no inline script or style, and a policy that allows none. */
export function staticDocument(
  { script, style, laterStyle }: DocumentFiles,
  { siteName, api, backend }: StaticApp,
): string {
  const name = escapeHtml(siteName);
  const color = (system: 'light' | 'dark') =>
    `<meta name="theme-color" content="${groundColor(null, system)}" media="(prefers-color-scheme: ${system})">`;
  return [
    `<!doctype html><html lang="en" data-site-name="${name}"${dataAttribute('api', api)}${dataAttribute('backend', backend)}>`,
    '<head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(api)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    // The API checks from which app a picture is requested.
    '<meta name="referrer" content="strict-origin-when-cross-origin">',
    `<meta name="robots" content="noindex"><title>${name}</title>`,
    color('light') + color('dark'),
    '<link rel="icon" href="/static/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/static/apple-touch-icon.png">',
    ...(api === null ? [] : [`<link rel="preconnect" href="${api}" crossorigin="use-credentials">`]),
    `<link rel="stylesheet" href="${style}">`,
    `<script type="module" src="${script}"${laterStyle === undefined ? '' : ` data-later-style="${laterStyle}"`}></script>`,
    `</head><body><div id="app"></div><noscript>${name} needs JavaScript.</noscript></body></html>`,
    '',
  ].join('\n');
}

function dataAttribute(name: string, value: string | null | undefined): string {
  return value == null ? '' : ` data-${name}="${value}"`;
}

/** Without `frame-ancestors`, which has no effect in a document: the web server has to send it. */
function contentPolicy(api: string | null): string {
  const server = api === null ? '' : ` ${api}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob:${server}`,
    `media-src 'self' blob:${server}`,
    `connect-src 'self'${server}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
