import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export type ServedFolder = {
  /** Without a slash at the end. */
  readonly url: string;
  /** The requested paths. */
  readonly asked: ReadonlySet<string>;
  close(): Promise<void>;
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
};

/**
 * Serves the files of a folder, which may change, at `localhost`; every other address is `index.html`, as a single-page
 * app needs it.
 */
export async function serveFolder(folder: () => string, port = 0): Promise<ServedFolder> {
  const asked = new Set<string>();
  const server = createServer((request, response) => {
    // A path may begin with `//`, which is no host.
    const pathname = URL.parse(`http://localhost${request.url}`)?.pathname ?? '/';
    asked.add(pathname);
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = path.join(folder(), path.normalize(name));
    const send = (from: string) => async () => {
      const bytes = await readFile(from);
      const type = TYPES[path.extname(from)] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(bytes);
    };
    send(file)()
      .catch(send(path.join(folder(), 'index.html')))
      .catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
