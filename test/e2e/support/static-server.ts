import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** A plain web server that knows nothing of the product. */
export interface StaticServer {
  /** Without a slash at the end. */
  readonly origin: string;
  /** From now on it shows this folder. */
  show(folder: string): void;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Shows the files of a folder under `localhost`; every other address is `index.html`, as an app of one document needs it. */
export async function openStaticServer(): Promise<StaticServer> {
  let shown = '';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://static.test');
    const file = path.join(shown, path.normalize(pathname));
    const isFile = pathname.startsWith('/static/');
    readFile(isFile ? file : path.join(shown, 'index.html')).then(
      (bytes) => {
        const type = TYPES[isFile ? path.extname(file) : '.html'] ?? 'application/octet-stream';
        response.writeHead(200, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' }).end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    show: (folder) => void (shown = folder),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
