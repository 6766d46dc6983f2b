import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { Website } from './a-website.ts';

const BIG = 60_000_000;
const bombs = {
  gzip: gzipSync(Buffer.alloc(BIG)),
  br: brotliCompressSync(Buffer.alloc(BIG)),
  zstd: zstdCompressSync(Buffer.alloc(BIG)),
  deflate: deflateSync(Buffer.alloc(BIG)),
};
const packed = {
  gzip: gzipSync('hello'),
  br: brotliCompressSync('hello'),
  zstd: zstdCompressSync('hello'),
  deflate: deflateSync('hello'),
};

/** A website that tries everything that a fetcher must survive. */
export function openTrickyWebsite(): Promise<Website> {
  return Website.open((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site');
    const kind = url.searchParams.get('kind') as keyof typeof packed;
    switch (url.pathname) {
      case '/page':
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.setHeader('etag', '"7"').setHeader('set-cookie', 'id=1').end('hello');
        return;
      case '/to':
        // As bytes: servers send more than a header may hold.
        response.setHeader('location', Buffer.from(url.searchParams.get('place') ?? '').toString('latin1'));
        response.writeHead(302, { 'set-cookie': 'id=1' });
        response.end('x'.repeat(100_000));
        return;
      case '/chain': {
        const left = Number(url.searchParams.get('left'));
        response.writeHead(left === 0 ? 200 : 307, { location: `/chain?left=${left - 1}` }).end('end');
        return;
      }
      case '/unchanged':
        response.writeHead(request.headers['if-none-match'] === '"7"' ? 304 : 200).end();
        return;
      case '/packed':
        response.setHeader('content-encoding', kind).end(packed[kind]);
        return;
      case '/bare':
        response.setHeader('content-encoding', 'deflate');
        // Byte for byte, as it may come.
        for (const byte of deflateRawSync('hello')) response.write(Buffer.of(byte));
        response.end();
        return;
      case '/nothing':
        response.setHeader('content-encoding', kind).end();
        return;
      case '/bomb':
        response.setHeader('content-encoding', kind).end(bombs[kind]);
        return;
      case '/broken':
        response.setHeader('content-encoding', kind).end('no such packing');
        return;
      case '/lies':
        response.writeHead(200, { 'content-length': '999999999' }).write('x');
        return;
      case '/short':
        response.writeHead(200, { 'content-length': '100' }).write('x', () => response.destroy());
        return;
      case '/endless': {
        const piece = Buffer.alloc(65_536);
        const more = () => {
          while (!response.destroyed && response.write(piece));
        };
        response.on('drain', more);
        more();
        return;
      }
      case '/drip': {
        const timer = setInterval(() => response.write('.'), 20);
        response.on('close', () => clearInterval(timer));
        return;
      }
      case '/busy':
        response.writeHead(429, { 'retry-after': url.searchParams.get('after') ?? '' }).end();
        return;
      case '/robots.txt':
        response.end('x'.repeat(600_000));
        return;
      case '/silent':
        return;
      case '/headers':
        response.writeHead(200, { 'x-long': 'x'.repeat(100_000) }).end();
        return;
      default:
        response.writeHead(404).end('nothing');
    }
  });
}
