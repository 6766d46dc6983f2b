import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StaticFiles } from '../../../server/adapters/files/static-files.ts';

const PACKED = brotliCompressSync('let a;');
let directory: string;
let files: StaticFiles;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pinakes-static-'));
  await writeFile(path.join(directory, 'main-ABCD1234.js'), 'not read');
  await writeFile(path.join(directory, 'main-ABCD1234.js.br'), PACKED);
  await writeFile(path.join(directory, 'favicon.ico'), 'icon');
  await writeFile(path.join(directory, 'secret.key'), 'no');
  files = new StaticFiles(directory, { '/favicon.ico': '/static/favicon.ico' });
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const get = (pathname: string, headers: Record<string, string> = {}, method = 'GET') =>
  files.answer(new Request(`http://localhost${pathname}`, { headers, method }));

test('a file with a hash in its name is kept for good', async () => {
  const answer = get('/static/main-ABCD1234.js');
  expect(await answer.text()).toBe('let a;');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test.each([
  ['br', true],
  ['gzip, br;q=0.5', true],
  ['br;q=0', false],
  ['gzip', false],
  ['', false],
])('with Accept-Encoding "%s" the packed twin is sent, else what it holds: %s', async (accepted, packed) => {
  const answer = get('/static/main-ABCD1234.js', accepted === '' ? {} : { 'accept-encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBe(packed ? 'br' : null);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(packed ? PACKED : Buffer.from('let a;'));
});

test('HEAD has the headers and no body', async () => {
  const answer = get('/static/main-ABCD1234.js', {}, 'HEAD');
  expect(answer.headers.get('content-length')).toBe('6');
  expect(await answer.text()).toBe('');
});

test('a well-known name stays for a day', () => {
  expect(get('/favicon.ico').headers.get('cache-control')).toBe('public, max-age=86400');
});

test.each([
  '/static/',
  '/static/none.js',
  '/static/secret.key',
  '/static/../main-ABCD1234.js',
  '/static/%2e%2e/x',
])('%s is not found', (pathname) => {
  expect(get(pathname).status).toBe(404);
});
