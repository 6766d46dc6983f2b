import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import esbuild from 'esbuild';
import { bundleStyles, styleNames } from '../build/styles.ts';
import { messageNumbers } from '../messages/build-plugin.ts';
import { browserTargets } from '../build/targets.ts';

/** A page that shows components to developers. */
export interface Showcase {
  readonly root: string;
  /** Contains `main.tsx`, which renders into `#page`, and `page.css`. */
  readonly folder: string;
  readonly title: string;
}

/** A running showcase. */
export interface ShowcaseSite {
  /** With a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

type Answer = { readonly type: string; readonly body: Uint8Array | string };

/**
 * As strict as the policy of the product's pages, so that shown parts rely on nothing else. Frames are allowed for the
 * showcase itself.
 */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; frame-src 'self'; base-uri 'none'; form-action 'none'";

/** Serves it only on this machine. `port` 0: a free one. With `always` every visit uses the current sources. */
export async function serveShowcase(
  showcase: Showcase,
  port: number,
  { always = false } = {},
): Promise<ShowcaseSite> {
  let files = await build(showcase);
  const answer = async ({ pathname, search }: URL): Promise<Answer | undefined> => {
    // Frames use the build of the page around them.
    if (pathname === '/' && always && !search.includes('view=')) files = await build(showcase);
    if (pathname.startsWith('/picture/')) return picture(pathname);
    return files.get(pathname);
  };
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://showcase')).then(
      (found) => send(response, found === undefined ? 404 : 200, found),
      (error: unknown) => send(response, 500, { type: 'text/plain', body: String(error) }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://127.0.0.1:${taken}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** All files of the page by address: the product's style sheet, and the page's own bundle. */
async function build({ root, folder, title }: Showcase): Promise<ReadonlyMap<string, Answer>> {
  const styles = await bundleStyles({ root, folder: 'src/ui', first: ['src/ui/design', 'src/ui/kit'] });
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [path.join(root, folder, 'main.tsx')],
    bundle: true,
    format: 'esm',
    target: browserTargets,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [styleNames(styles), messageNumbers(root)],
    outfile: '/page.js',
    write: false,
    logLevel: 'warning',
  });
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const own = await Promise.all(['tools/showcase/page', folder].map((from) => read(`${from}/page.css`)));
  return new Map<string, Answer>([
    ['/', { type: 'text/html; charset=utf-8', body: documentOf(title) }],
    ['/app.css', { type: 'text/css', body: styles.sheet.contents }],
    ['/page.css', { type: 'text/css', body: own.join('\n') }],
    ['/page.js', { type: 'text/javascript', body: outputFiles[0]?.contents ?? '' }],
    ['/favicon.svg', { type: 'image/svg+xml', body: await read('src/ui/design/favicon.svg') }],
  ]);
}

function documentOf(title: string): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title}</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/app.css">
    <link rel="stylesheet" href="/page.css">
  </head>
  <body><div id="page"></div><script type="module" src="/page.js"></script></body>
</html>
`;
}

/** A generated picture in a colour: `/picture/120.svg`. Any other name gives a broken one. */
function picture(address: string): Answer {
  const hue = /^\/picture\/(\d{1,3})\.svg$/.exec(address)?.[1];
  if (hue === undefined) return { type: 'image/png', body: 'broken' };
  const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="hsl(${hue} 45% 62%)"/><circle cx="58" cy="24" r="10" fill="hsl(${hue} 60% 88%)"/><path d="M0 62 28 34l18 18 12-10 22 20v18H0z" fill="hsl(${hue} 40% 34%)"/></svg>`;
  return { type: 'image/svg+xml', body };
}

function send(response: ServerResponse, status: number, answer: Answer | undefined): void {
  response.writeHead(status, {
    'Content-Type': answer?.type ?? 'text/plain',
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(answer?.body ?? 'Not found');
}
