import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownServerInPage } from '../../../../examples/own-server-in-page.ts';
import type { InPageServer } from '../../../../server/composition/in-page/open-in-page-server.ts';
import { InMemoryMediaStore } from '../../media/in-memory-media-store.ts';

let server: InPageServer;
let cookies: Map<string, string>;

beforeAll(async () => {
  const sqlite3 = await sqlite3InitModule();
  cookies = new Map();
  server = await ownServerInPage(
    {
      openDatabase: () => new sqlite3.oo1.DB('/in-page.sqlite', 'c'),
      // Files of browsers are not there; the media store stands in their place.
      media: {} as FileSystemDirectoryHandle,
      readSample: async () => undefined,
    },
    new InMemoryMediaStore({ now: () => Date.now() }),
  );
});

afterAll(() => server.close());

const jar = {
  header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  set: (line: string) => {
    const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
    cookies.set(name, value);
  },
};

async function call(path: string, options?: object): Promise<{ status: number; data: unknown }> {
  const fields = new URLSearchParams({ data: JSON.stringify({ options: options ?? {} }) });
  const headers = { 'X-CSRFToken': cookies.get('csrftoken') ?? '' };
  const request =
    options === undefined
      ? new Request(`http://localhost${path}?${fields.toString()}`)
      : new Request(`http://localhost${path}`, { method: 'POST', headers, body: fields });
  const answer = await server.fetch(request, jar);
  const { resource_response } = (await answer.json()) as { resource_response: { data: unknown } };
  return { status: answer.status, data: resource_response.data };
}

test('somebody signs up and has a board, over cookies that no request carries', async () => {
  await call('/resource/UserSessionResource/get/');
  const ada = { username: 'ada', email: 'ada@example.org', password: 'a good password', first_name: 'Ada' };
  expect(await call('/resource/UserRegisterResource/create/', ada)).toMatchObject({ status: 200 });
  const board = await call('/resource/BoardResource/create/', { name: 'Seeds' });
  expect(board).toMatchObject({ status: 200, data: { name: 'Seeds' } });
  expect(await call('/resource/BoardsResource/get/')).toMatchObject({ data: [{ name: 'Seeds' }] });
});

test('is ready', async () => {
  const answer = await server.fetch(new Request('http://localhost/readyz'), jar);
  expect(await answer.json()).toMatchObject({ ready: true });
});
