import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

type StaticFile = {
  readonly type: string;
  /** Unpacked when a client wants it so: browsers take the compressed form, and both would be held in memory. */
  readonly bytes: () => Uint8Array<ArrayBuffer>;
  /** The same content, compressed with brotli at build time. */
  readonly brotli: Uint8Array<ArrayBuffer> | undefined;
};

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * The built files of the app, held in memory. Files with a content hash in the name are cached by browsers permanently.
 * Addresses are looked up, never converted into paths.
 */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, StaticFile>;
  readonly #aliases: Readonly<Record<string, string>>;

  /** `directory` is served below `/static/`; `aliases` are additional addresses of its files. */
  constructor(directory: string, aliases: Readonly<Record<string, string>> = {}) {
    this.#files = readFiles(directory);
    this.#aliases = aliases;
  }

  /** Responds to GET and HEAD. */
  answer(request: Request): Response {
    const { pathname } = new URL(request.url);
    const file = this.#files.get(this.#aliases[pathname] ?? pathname);
    if (file === undefined) return new Response('Not found.\n', { status: 404, headers: PLAIN });
    const brotli = acceptsBrotli(request) ? file.brotli : undefined;
    const body = brotli ?? file.bytes();
    const headers = new Headers({
      'Content-Type': file.type,
      'Content-Length': String(body.length),
      'Cache-Control': HASHED.test(pathname) ? FOR_EVER : FOR_A_DAY,
      'X-Content-Type-Options': 'nosniff',
    });
    if (file.brotli !== undefined) headers.set('Vary', 'Accept-Encoding');
    if (brotli !== undefined) headers.set('Content-Encoding', 'br');
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  }
}

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
/** A content hash at the end of the name. */
const HASHED = /-(?:[0-9A-Z]{8}|[0-9a-f]{8})\.\w+$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

function readFiles(directory: string): ReadonlyMap<string, StaticFile> {
  const names = readdirSync(directory);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const type = TYPES[path.extname(name)];
    if (type === undefined) continue;
    const brotli = names.includes(`${name}.br`)
      ? readFileSync(path.join(directory, `${name}.br`))
      : undefined;
    let bytes = brotli === undefined ? readFileSync(path.join(directory, name)) : undefined;
    files.set(`/static/${name}`, { type, bytes: () => (bytes ??= brotliDecompressSync(brotli!)), brotli });
  }
  return files;
}

function acceptsBrotli(request: Request): boolean {
  const accepted = request.headers.get('accept-encoding') ?? '';
  return /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|,|$)/.test(accepted);
}
