import { expect, test } from 'vitest';
import { pageHandler } from '../../../../server/adapters/http-api/pages/page-handler.ts';
import type { PageQuery, PageResult } from '../../../../server/adapters/http-api/pages/page-renderer.ts';
import type { PageContext } from '../../../../server/adapters/http-api/core/http-app-deps.ts';

const context = {
  nonce: 'n0nce',
  theme: 'system',
  origin: { baseUrl: 'https://pins.example' },
  handler: () => Promise.resolve({ status: 200, json: {} }),
} as unknown as PageContext;

async function answer(result: PageResult, address = '/ann/?x=1') {
  const asked: PageQuery[] = [];
  const pages = pageHandler((query) => {
    asked.push(query);
    return Promise.resolve(result);
  });
  return { response: await pages(new Request(`https://pins.example${address}`), context), asked };
}

test('a page is answered with its document', async () => {
  const { response, asked } = await answer({ kind: 'page', html: ['<p>'], noindex: false });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('x-robots-tag')).toBeNull();
  expect(response).toMatchObject({ html: ['<p>'] });
  expect(asked[0]).toMatchObject({
    origin: 'https://pins.example',
    pathname: '/ann/',
    search: '?x=1',
    nonce: 'n0nce',
    theme: null,
  });
});

test.each([
  [{ kind: 'page', html: [], noindex: true } as const, 200],
  [{ kind: 'not-found', html: [], noindex: true } as const, 404],
  [{ kind: 'failed', html: [], noindex: true } as const, 503],
])('%o is answered %i and kept out of indexes', async (result, status) => {
  const { response } = await answer(result);
  expect(response.status).toBe(status);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
});

test.each([
  [true, 301],
  [false, 302],
])('what has moved (for good: %s) is answered %i', async (permanent, status) => {
  const { response } = await answer({ kind: 'moved', to: '/ann/new/', permanent });
  expect([response.status, response.headers.get('location')]).toEqual([status, '/ann/new/']);
});

test('who must sign in first comes back afterwards', async () => {
  const { response } = await answer({ kind: 'sign-in' }, '/settings?tab=a');
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    '/login/?next=%2Fsettings%3Ftab%3Da',
  ]);
});
