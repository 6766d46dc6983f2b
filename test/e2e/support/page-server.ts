import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aPhoto, PHOTOS } from './pictures.ts';
import { MEMBERS_PAGE, TOLD_PAGES } from './told-pages.ts';

/** A site of somebody else, for as long as a test needs it. */
export interface PageServer {
  /** Without a slash at the end. */
  readonly origin: string;
  /** Paths that were asked for, oldest first. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

const PAGE = `<!doctype html><html lang="en"><head><title>Three walks | The club</title>
  <meta property="og:title" content="Three walks">
  <meta name="description" content="Where to go on a Sunday">
  <meta property="og:image" content="/umang.jpg"><meta property="og:image:alt" content="A lake">
  <meta property="og:image:width" content="900"><meta property="og:image:height" content="600">
  <link rel="canonical" href="/walks"></head>
  <body><img src="/seeding.jpg" alt="A dandelion" width="600" height="800">
  <img src="/umang.jpg" alt="A lake" width="900" height="600">
  <img src="/picos-de-europa.jpg" alt="" width="720" height="720"></body></html>`;

/**
 * `/walks` is a page with three photos, each of which has an address of its own; `/words` one without any; `/round`
 * leads to itself; `/members` is for those who come with a browser. Besides there are pages that tell what they are about.
 */
export async function openPageServer(): Promise<PageServer> {
  const asked: string[] = [];
  const pages: Readonly<Record<string, string>> = {
    '/walks': PAGE,
    '/words': '<!doctype html><title>Words</title><p>Only words.',
    ...TOLD_PAGES,
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://page.test').pathname;
    asked.push(path);
    const photo = PHOTOS.find((name) => path === `/${name}`);
    if (photo !== undefined) {
      void aPhoto(photo).then(({ buffer }) => response.setHeader('Content-Type', 'image/jpeg').end(buffer));
    } else if (pages[path] !== undefined) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(pages[path]);
    } else if (path === '/members') {
      const isLetIn = request.headers['sec-fetch-mode'] === 'navigate';
      response.setHeader('Content-Type', 'text/html; charset=utf-8').writeHead(isLetIn ? 200 : 403);
      response.end(isLetIn ? MEMBERS_PAGE : 'Log in.');
    } else if (path === '/round') response.writeHead(302, { Location: '/round' }).end();
    else response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
