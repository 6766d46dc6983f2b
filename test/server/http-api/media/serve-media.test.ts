import { beforeEach, describe, expect, test } from 'vitest';
import type { MediaSize } from '../../../../src/domain/images/image-sizes.ts';
import { mediaPath } from '../../../../src/domain/images/media-path.ts';
import { serveMedia } from '../../../../server/adapters/http-api/media/serve-media.ts';
import { ServePicture } from '../../../../server/application/media/serve-picture.ts';
import { PicturesBusy } from '../../../../server/application/ports/media/media.ts';
import { MediaWorld } from '../../media/media-world.ts';

const BROWSER = { Accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };

let world: MediaWorld;
let signature: string;
let serve: (request: Request) => Promise<Response>;
beforeEach(async () => {
  world = new MediaWorld();
  signature = await world.upload('cat');
  serve = serveMedia(new ServePicture({ media: world.files, pictures: world.pictures }));
});

const path = (size: MediaSize = '236x') => mediaPath(signature, size, 'jpg');
const address = (size?: MediaSize, query = '') => `https://pins.example${path(size)}${query}`;
const get = (url: string, headers: Record<string, string> = BROWSER, method = 'GET') =>
  serve(new Request(url, { method, headers }));

test('a size comes as WebP to who names it', async () => {
  const response = await get(address());

  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/webp');
  expect(response.headers.get('Vary')).toBe('Accept');
  expect(await response.text()).toBe('236x of cat');
});

test('a size comes as JPEG to everybody else', async () => {
  const response = await get(address(), { Accept: '*/*' });

  expect(response.headers.get('Content-Type')).toBe('image/jpeg');
  expect(response.headers.get('Vary')).toBe('Accept');
});

test('an original comes as it is', async () => {
  const response = await get(address('originals'));

  expect(response.headers.get('Content-Type')).toBe('image/jpeg');
  expect(response.headers.has('Vary')).toBe(false);
  expect(response.headers.get('Content-Length')).toBe('15');
  expect(await response.text()).toBe('original of cat');
});

test('the size segment of every address can be exchanged', async () => {
  const response = await get(address().replace('/236x/', '/600x315/'));

  expect(response.status).toBe(200);
});

test('a picture may be kept for ever and shown anywhere, and can do nothing else', async () => {
  const { headers } = await get(address());

  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.has('Set-Cookie')).toBe(false);
  expect(headers.has('Content-Disposition')).toBe(false);
});

test('as a download it has the name under which it is stored', async () => {
  const { headers } = await get(address('originals', '?download=1'));

  expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${signature}.jpg"`);
});

test('HEAD tells the same without the picture', async () => {
  const whole = await get(address());
  const head = await get(address(), BROWSER, 'HEAD');

  expect(head.status).toBe(200);
  expect([...head.headers]).toEqual([...whole.headers]);
  expect(await head.text()).toBe('');
});

describe('what the client has already', () => {
  test('is not sent again', async () => {
    const etag = (await get(address())).headers.get('ETag')!;
    const response = await get(address(), { ...BROWSER, 'If-None-Match': etag });

    expect(response.status).toBe(304);
    expect(response.headers.get('ETag')).toBe(etag);
    expect(response.headers.get('Vary')).toBe('Accept');
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    expect(await response.text()).toBe('');
  });

  test('is told apart by size and format', async () => {
    const tags = await Promise.all(
      [
        get(address()),
        get(address(), { Accept: '*/*' }),
        get(address('originals')),
        get(address('600x315')),
      ].map(async (response) => (await response).headers.get('ETag')),
    );

    expect(new Set(tags).size).toBe(4);
  });
});

describe('no picture', () => {
  const unknown = '00'.repeat(16);
  test.each([
    ['an unknown signature', () => `/media/236x/00/00/00/${unknown}.jpg`],
    ['an unknown size', () => path().replace('236x', '235x')],
    ['a key of every object as size', () => path().replace('236x', 'toString')],
    ['no size', () => path().replace('/236x', '')],
    ['folders of another signature', () => path().replace(/236x\/..\/../, '236x/00/00')],
    ['upper case', () => path().replace(signature, signature.toUpperCase())],
    ['a short signature', () => path().replace(signature, signature.slice(1))],
    ['an ending that originals never have', () => path().replace('.jpg', '.avif')],
    ['a page', () => path().replace('.jpg', '.html')],
    ['no ending', () => path().replace('.jpg', '')],
    ['a slash at the end', () => `${path()}/`],
    ['two slashes', () => `/${path()}`],
    ['an escaped slash', () => path().replace('236x/', '236x%2f')],
    ['an escaped letter', () => path().replace('/media', '/%6dedia')],
    ['a NUL at the end', () => `${path()}%00`],
    ['a line end', () => `${path()}%0a`],
    ['a way up', () => '/media/originals/../../session-secret'],
    ['an escaped way up', () => '/media/originals/%2e%2e/%2e%2e/session-secret'],
    ['a way up with other slashes', () => '/media/originals/..%5c..%5csession-secret'],
  ])('%s is 404, and is asked for again next time', async (_name, wrong) => {
    const response = await get(`https://pins.example${wrong()}`);

    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  });

  test('other methods are refused', async () => {
    const response = await get(address(), BROWSER, 'POST');

    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  test('when too much is waiting it can be tried again soon', async () => {
    const busy = serveMedia({ run: () => Promise.reject(new PicturesBusy()) });
    const response = await busy(new Request(address()));

    expect(response.status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
